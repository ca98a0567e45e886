import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { dayMs, hourMs, minuteMs } from '#platform/durations.ts'
import { expectAccessible } from '#testing/browser/expect-accessible.ts'
import { herdOfBob, interviewWithBob } from '#testing/browser/herd-replies.ts'
import { openPage } from '#testing/browser/open-page.tsx'
import { toast } from '#testing/browser/screens.ts'
import { refusal } from '#testing/browser/stub-calls.ts'
import type { Interview } from '../../contract.ts'

const fromNow = (ms: number) => new Date(Date.now() + ms).toISOString()
const section = page.getByRole('region', { name: 'Coming up' })
const rows = section.getByRole('listitem')
const hidden = { leetcodeQuestionNumber: null }

async function openWith(interviews: readonly Interview[], path = '/my-herd') {
  return openPage(path, {
    as: 'member',
    calls: {
      ...herdOfBob,
      'GET /api/interviews': [...interviews],
      'GET /api/interviews/:id/pack': { pack: null },
    },
  })
}

test('nothing is shown while nothing comes up', async () => {
  await openWith([interviewWithBob('candidate', { status: 'completed', score: 3 })])
  await expect.element(page.getByRole('heading', { name: 'Bob' })).toBeVisible()
  await expect.element(section).not.toBeInTheDocument()
})

test('an interview that starts soon has a way in, which is the only sign of the page', async () => {
  await openWith([
    interviewWithBob('candidate', { ...hidden, startsAt: fromNow(9 * minuteMs) }),
    interviewWithBob('interviewer', { id: 'second', startsAt: fromNow(10 * minuteMs) }),
  ])
  await expect.element(rows.first()).toMatchTextContent('in 9 minutes')
  await expect.element(rows.first()).toMatchTextContent('Bob asks, you answer')
  await expect.element(rows.nth(1)).toMatchTextContent('You ask, Bob answers')
  await expect.element(page.getByRole('link', { name: /^Enter the room/ })).toHaveLength(2)
  expect(document.querySelectorAll('.primary-button')).toHaveLength(1)
  await expectAccessible()
  await page.getByRole('link', { name: 'Enter the room: Bob, Mock interview' }).click()
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Mock interview with Bob')
})

test('a running interview shows the candidate that the interviewer has started, and is in the history, too', async () => {
  await openWith([interviewWithBob('candidate', { startedAt: fromNow(-5 * minuteMs) })])
  await expect.element(section).toMatchTextContent('started 5 minutes ago')
  await expect.element(section).toMatchTextContent('The question is 200. Number of Islands.')
  await expect.element(section).toMatchTextContent('Bob has started')
  await expectAccessible()
  await page.getByRole('tab', { name: 'Interview History' }).click()
  await expect
    .element(page.getByRole('list', { name: 'Interviews you took' }))
    .toMatchTextContent('200. Number of IslandsBob asked')
})

test('a later one offers the calendar file and the pack, and its menu to run, move and cancel it', async () => {
  const planned = interviewWithBob('interviewer', { startsAt: fromNow(4 * dayMs) })
  const { calls } = await openWith([planned])
  await expect.element(section).toMatchTextContent('in 4 days')
  await expect
    .element(section)
    .toMatchTextContent('200. Number of Islands, with its pack of hints and edge cases.')
  await expect.element(page.getByRole('button', { name: /^Calendar file/ })).toBeVisible()
  await expectAccessible()
  const menu = page.getByRole('button', { name: /^More about the interview with Bob/ })
  await menu.click()
  for (const name of ['Run it now', 'Give Feedback', 'Move', 'Cancel'])
    await expect.element(page.getByRole('menuitem', { name })).toBeVisible()

  await page.getByRole('menuitem', { name: 'Move' }).click()
  const form = page.getByRole('dialog', { name: 'Move the interview' })
  await expect.element(form.getByLabelText('Time')).toHaveFocus()
  await expectAccessible()
  calls.stub({ 'PUT /api/interviews/:id/time': refusal(409, 'This interview has already started.') })
  await form.getByLabelText('Time').fill('2031-03-01T18:00')
  await form.getByRole('button', { name: 'Save' }).click()
  await expect.element(form.getByRole('alert')).toMatchTextContent('This interview has already started.')
  const startsAt = new Date('2031-03-01T18:00').toISOString()
  const moved = { ...planned, startsAt }
  calls.stub({ 'PUT /api/interviews/:id/time': moved, 'GET /api/interviews': [moved] })
  await form.getByRole('button', { name: 'Save' }).click()
  await expect.element(toast()).toMatchTextContent('We emailed Bob the new time.')
  expect(calls.to('PUT /api/interviews/:id/time').at(-1)?.body).toEqual({ startsAt })
  await expect.element(section).toMatchTextContent('Sat, Mar 1, 18:00')

  await menu.click()
  await page.getByRole('menuitem', { name: 'Cancel' }).click()
  const confirmation = page.getByRole('dialog', { name: 'Cancel this interview?' })
  await confirmation.getByRole('button', { name: 'Keep it' }).click()
  await expect.element(menu).toHaveFocus()
  await menu.click()
  await page.getByRole('menuitem', { name: 'Cancel' }).click()
  calls.stub({ 'DELETE /api/interviews/:id': { ok: true }, 'GET /api/interviews': [] })
  await confirmation.getByRole('button', { name: 'Cancel the interview' }).click()
  await expect.element(toast()).toMatchTextContent('Interview canceled')
  await expect.element(section).not.toBeInTheDocument()
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus()
})

test('candidates can move and cancel, but neither read the pack nor start', async () => {
  await openWith([interviewWithBob('candidate', { ...hidden, startsAt: fromNow(4 * dayMs) })])
  await expect.element(page.getByRole('button', { name: /^Calendar file/ })).toBeVisible()
  await expect.element(page.getByRole('link', { name: /^Read the pack/ })).not.toBeInTheDocument()
  await page.getByRole('button', { name: /^More about the interview with Bob/ }).click()
  await expect.element(page.getByRole('menuitem', { name: 'Move' })).toBeVisible()
  await expect.element(page.getByRole('menuitem')).toHaveLength(3)
})

test('a time is chosen where there is none', async () => {
  const planned = interviewWithBob('candidate', hidden)
  const { calls } = await openWith([planned])
  await expect.element(section).toMatchTextContent('No time yet')
  await expectAccessible()
  await page.getByRole('button', { name: /^Choose a time/ }).click()
  const form = page.getByRole('dialog', { name: 'Choose a time' })
  await form.getByRole('button', { name: 'Save' }).click()
  await expect.element(form).toMatchTextContent('Fill in both the date and the time.')
  await form.getByLabelText('Time').fill('2031-03-01T18:00')
  const moved = { ...planned, startsAt: new Date('2031-03-01T18:00').toISOString() }
  calls.stub({ 'PUT /api/interviews/:id/time': moved, 'GET /api/interviews': [moved] })
  await form.getByRole('button', { name: 'Save' }).click()
  await expect.element(section).toMatchTextContent('Sat, Mar 1, 18:00')
  await expect.element(page.getByRole('heading', { name: 'Coming up' })).toHaveFocus()
})

test('the interviewer says whether an interview that nobody started took place', async () => {
  const missed = interviewWithBob('interviewer', { startsAt: fromNow(-dayMs) })
  const other = interviewWithBob('interviewer', { id: 'other', startsAt: fromNow(-2 * dayMs) })
  const { calls } = await openWith([missed, other])
  await expect.element(rows.nth(1)).toMatchTextContent('Nobody started it here. Did it take place?')
  await expectAccessible()
  const begun = { ...missed, startedAt: fromNow(0) }
  calls.stub({ 'POST /api/interviews/:id/begin': begun, 'GET /api/interviews': [begun, other] })
  await rows.nth(1).getByRole('button', { name: /^Yes/ }).click()
  await expect.element(toast()).toMatchTextContent('It is in your history now')
  await expect.element(rows).toHaveLength(1)
  calls.stub({ 'DELETE /api/interviews/:id': { ok: true }, 'GET /api/interviews': [begun] })
  await section.getByRole('button', { name: /^No/ }).click()
  await expect.element(toast()).toMatchTextContent('Interview removed')
  await expect.element(section).not.toBeInTheDocument()
  await page.getByRole('tab', { name: 'Interview History' }).click()
  await page.getByRole('radio', { name: 'Me as Interviewer' }).click()
  await expect.element(page.getByRole('button', { name: /^Give Feedback/ })).toBeVisible()
})

test('the candidate of one that nobody started can choose a new time or cancel it', async () => {
  await openWith([interviewWithBob('candidate', { ...hidden, startsAt: fromNow(-2 * hourMs) })])
  await expect.element(section).toMatchTextContent('Bob has not started it here.')
  await expect.element(page.getByRole('button', { name: /^Choose a new time/ })).toBeVisible()
  await page.getByRole('button', { name: /^Cancel/ }).click()
  await expect.element(page.getByRole('dialog', { name: 'Cancel this interview?' })).toBeVisible()
})

test('one whose other person has left can only be removed', async () => {
  const nobody = { id: null, username: 'Deleted user', firstName: null, lastName: null }
  const left = interviewWithBob('interviewer', { intervieweeId: null, interviewee: nobody })
  const { calls } = await openWith([left])
  await expect.element(section).toMatchTextContent('Their account no longer exists')
  calls.stub({ 'DELETE /api/interviews/:id': { ok: true }, 'GET /api/interviews': [] })
  await section.getByRole('button', { name: /^Remove/ }).click()
  await expect.element(section).not.toBeInTheDocument()
})

test('the history has only what took place, and what waits for feedback comes first', async () => {
  await openWith(
    [
      interviewWithBob('candidate', { id: 'planned', ...hidden, startsAt: fromNow(4 * dayMs) }),
      interviewWithBob('candidate', {
        id: 'done',
        status: 'completed',
        score: 4,
        feedbackOpened: true,
        startedAt: '2026-01-04T10:00:00.000Z',
      }),
      interviewWithBob('candidate', { id: 'pending', startedAt: '2026-01-02T10:00:00.000Z' }),
    ],
    '/my-herd?tab=history&as=candidate',
  )
  const history = page.getByRole('list', { name: 'Interviews you took' }).getByRole('listitem')
  await expect.element(history).toHaveLength(2)
  await expect.element(history.first()).toMatchTextContent('Feedback Pending')
  await expect.element(history.nth(1)).toMatchTextContent('Score 4.0')
  await expect.element(history.nth(1).getByRole('button', { name: /^View Feedback/ })).toBeVisible()
  await expectAccessible()
})

test('a link to the history shows it on a phone, however much comes up', async () => {
  const planned = [1, 2, 3, 4].map((day) =>
    interviewWithBob('interviewer', { id: `planned-${day}`, startsAt: fromNow(day * dayMs) }),
  )
  await page.viewport(390, 700)
  await openWith(
    [interviewWithBob('candidate', { status: 'completed', score: 4 }), ...planned],
    '/my-herd/interviews/interview-1',
  )
  await page.getByRole('link', { name: 'Interview History' }).click()
  await expect.element(rows).toHaveLength(4)
  await expect.element(page.getByRole('button', { name: /^View Feedback/ })).toBeInViewport()
})
