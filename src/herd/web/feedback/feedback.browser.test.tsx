import { expect, test, vi } from 'vitest'
import { type Locator, page, userEvent } from 'vitest/browser'
import { expectAccessible } from '#testing/browser/expect-accessible.ts'
import { herdOfBob, interviewWithBob } from '#testing/browser/herd-replies.ts'
import { openPage } from '#testing/browser/open-page.tsx'
import { toast } from '#testing/browser/screens.ts'
import { offline, refusal } from '#testing/browser/stub-calls.ts'
import { anchors } from '../../anchors.ts'
import { criteria, formatFeedback } from '../../rating.ts'

const scores = {
  problemUnderstanding: 3,
  approach: 4,
  complexity: 3,
  codeQuality: 4,
  testing: 3,
  communication: 4,
  optimization: 3,
}
const form = page.getByRole('dialog', { name: 'Give Interview Feedback' })
const submit = form.getByRole('button', { name: 'Submit Feedback' })
const refused = refusal(409, 'The server says no.', { code: 'conflict' })

/** Radios are transparent and covered by their label's drawing, so they are chosen by keyboard. */
async function choose(radio: Locator): Promise<void> {
  const element = radio.element()
  if (element instanceof HTMLElement) element.focus()
  await userEvent.keyboard(' ')
}

async function openForm() {
  const interview = interviewWithBob('interviewer', { startedAt: '2026-01-01T10:05:00.000Z' })
  const { calls } = await openPage('/my-herd?tab=history&as=interviewer', {
    as: 'member',
    calls: {
      ...herdOfBob,
      'GET /api/interviews': [interview],
      'PUT /api/interviews/:id': ({ body: { score, feedback } }) => {
        const completed = { ...interview, status: 'completed' as const, score, feedback }
        calls.stub({ 'GET /api/interviews': [completed] })
        return completed
      },
    },
  })
  await page.getByRole('button', { name: /^Give Feedback/ }).click()
  await expect.element(form).toMatchTextContent('Bob, 200. Number of Islands')
  return calls
}

test('feedback needs all seven scores and shows what each score means', async () => {
  await openForm()
  await expect.element(form).toMatchTextContent('1 Poor, 2 Below Average, 3 Average, 4 Good, 5 Excellent')
  for (const { key, title } of criteria) {
    await submit.click()
    await expect
      .element(form.getByRole('alert'))
      .toMatchTextContent(`Please complete all scores${title} needs a score to submit feedback.`)
    const radios = form.getByRole('group', { name: new RegExp(`^${title}`) }).getByRole('radio')
    await expect.element(radios.first()).toHaveFocus()
    const meanings = form.getByRole('region', { name: `${title}, score by score` }).getByRole('listitem')
    expect(meanings.elements().map(({ textContent }) => textContent)).toEqual(
      anchors.interviewer[key].map((anchor, index) => `${index + 1}${anchor}`),
    )
    await choose(radios.nth(2))
  }
  await expect
    .element(form.getByRole('status'))
    .toMatchTextContent('21/35Borderline/passableSubmitted score 3.0')
  await expect.element(form.getByRole('img', { name: 'Total 21 of 35: Borderline/passable' })).toBeVisible()
  await expectAccessible()
})

test('refused feedback stays in the form, and submitted feedback completes the interview', async () => {
  const calls = await openForm()
  for (const { title } of criteria)
    await choose(
      form
        .getByRole('group', { name: new RegExp(`^${title}`) })
        .getByRole('radio')
        .nth(3),
    )
  calls.stub({ 'PUT /api/interviews/:id': refused })
  await submit.click()
  await expect
    .element(form.getByRole('alert'))
    .toMatchTextContent('Failed to submit feedbackThe server says no.')
  const completed = interviewWithBob('interviewer', { status: 'completed', score: 4 })
  calls.stub({ 'PUT /api/interviews/:id': completed, 'GET /api/interviews': [completed] })
  await submit.click()
  await expect.element(toast()).toMatchTextContent('Feedback submitted!')
  await expect.element(toast()).toMatchTextContent('The interview has been marked as completed.')
  await expect.element(page.getByRole('listitem').filter({ hasText: 'Completed' }).first()).toBeVisible()
})

test('on a phone the form shows one criterion at a time', async () => {
  await page.viewport(390, 800)
  await openForm()
  for (const [index, { key, title }] of criteria.entries()) {
    await expect.element(form.getByRole('heading', { name: title })).toBeVisible()
    await expect.element(form.getByText(new RegExp(`${index + 1} of 7\\.`))).toBeVisible()
    for (const anchor of anchors.interviewer[key])
      await expect.element(form.getByText(anchor, { exact: false })).toBeInTheDocument()
    if (title !== 'Testing') await choose(form.getByRole('radio').nth(3))
    await form.getByRole('button', { name: /^(Next criterion|See the total)$/ }).click()
  }
  await expect.element(form.getByRole('heading', { name: 'Total' })).toHaveFocus()
  await expect.element(form).toMatchTextContent('6/7')
  await submit.click()
  await expect
    .element(form.getByRole('alert'))
    .toMatchTextContent('Please complete all scoresTesting needs a score to submit feedback.')
  await expect.element(form.getByRole('heading', { name: 'Testing' })).toBeVisible()
  await choose(form.getByRole('radio').nth(4))
  for (const name of ['Next criterion', 'Next criterion', 'See the total'])
    await form.getByRole('button', { name }).click()
  await expect
    .element(form.getByRole('status'))
    .toMatchTextContent('29/35Hire with confidenceSubmitted score 4.1')
  await submit.click()
  await expect.element(toast()).toMatchTextContent('Feedback submitted!')
})

test('one press on Run it now starts the interview and its timer, once', async () => {
  const interview = interviewWithBob('interviewer')
  const reply = Promise.withResolvers<Response>()
  const { calls } = await openPage('/my-herd', {
    as: 'member',
    calls: {
      ...herdOfBob,
      'GET /api/interviews': [interview],
      'GET /api/interviews/:id/pack': { pack: null },
      'POST /api/interviews/:id/begin': () => reply.promise,
    },
  })
  await page.getByRole('link', { name: /^Run it now/ }).click()
  await expect.element(page.getByRole('heading', { name: 'In progress' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Pause' })).toBeVisible()
  expect(page.getByText('Not started').elements()).toEqual([])
  const started = { ...interview, startedAt: '2026-01-01T10:00:00.000Z' }
  calls.stub({ 'GET /api/interviews': [started] })
  reply.resolve(Response.json(started))
  await expect.element(page.getByText(/left in this phase$/)).toBeVisible()
  await page.getByRole('button', { name: 'Pause' }).click()

  // Coming back shows it as it was left.
  await page.getByRole('link', { name: 'Leave it pending' }).click()
  history.back()
  await expect.element(page.getByRole('heading', { name: 'In progress' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: /^(Resume|Start timer)$/ })).toBeVisible()
  await expect.poll(() => calls.to('POST /api/interviews/:id/begin')).toHaveLength(1)
})

test('the interview page runs the interview and ends with a single score', async () => {
  const interview = interviewWithBob('interviewer')
  const { calls } = await openPage('/my-herd/interviews/interview-1', {
    as: 'member',
    calls: {
      ...herdOfBob,
      'GET /api/interviews': [interview],
      'GET /api/interviews/:id/pack': { pack: null },
      'PUT /api/interviews/:id': refused,
      'POST /api/interviews/:id/begin': offline,
    },
  })
  await expect.element(page.getByRole('heading', { level: 1 })).toMatchTextContent('200. Number of Islands')
  await expect.poll(() => document.title).toBe('Interview · My Herd · Capra')
  await expect.element(page.getByText('You interview Bob')).toBeVisible()
  await expect.element(page.getByRole('heading', { name: 'Not started' })).toBeVisible()
  await expect.element(page.getByText('Bob sees the question from then on.')).toBeVisible()
  expect(page.getByText('In progress').elements()).toEqual([])
  await page.getByRole('button', { name: 'Start timer' }).click()
  const unreached = page.getByRole('alert').filter({ hasText: 'Bob cannot see the question yet' })
  await expect.element(unreached).toBeVisible()
  const started = { ...interview, startedAt: '2026-01-01T10:00:00.000Z' }
  calls.stub({ 'POST /api/interviews/:id/begin': started, 'GET /api/interviews': [started] })
  await unreached.getByRole('button', { name: 'Retry' }).click()
  await expect.element(page.getByRole('heading', { name: 'In progress' })).toBeVisible()
  await page.getByLabelText(/^Private notes/).fill('Names the invariant.')
  for (const phase of ['Clarify', 'Plan', 'Code', 'Test', 'Wrap up'])
    await expect.element(page.getByRole('listitem').filter({ hasText: phase }).first()).toBeVisible()
  await expect.element(page.getByText(/^[45]:\d\d left in this phase$/)).toBeVisible()
  await page.getByRole('button', { name: 'Finish Interview' }).click()
  await expect.element(page.getByLabelText(/^Private notes/)).toHaveValue('Names the invariant.')
  await page.getByRole('button', { name: 'Give Feedback' }).click()
  await expect
    .element(form.getByRole('region', { name: 'Private notes' }))
    .toMatchTextContent('Names the invariant.')
  await userEvent.keyboard('{Escape}')
  const short = page.getByRole('region', { name: 'One score' })
  const complete = short.getByRole('button', { name: 'Complete Interview' })
  await complete.click({ force: true })
  await expect
    .element(short.getByRole('alert'))
    .toMatchTextContent('Invalid scorePlease provide a score between 1 and 5.')
  await choose(short.getByRole('radio', { name: '4 Good' }))
  await short.getByLabelText(/^Feedback/).fill('Calm and clear.')
  await complete.click()
  await expect
    .element(short.getByRole('alert'))
    .toMatchTextContent('Failed to complete interviewThe server says no.')
  const completed = interviewWithBob('interviewer', { status: 'completed', score: 4, feedback: 'Calm.' })
  calls.stub({ 'PUT /api/interviews/:id': completed, 'GET /api/interviews': [completed] })
  await complete.click()
  await expect.element(toast()).toMatchTextContent('Interview completed!')
  await expect.element(toast()).toMatchTextContent('Thanks for providing feedback on the interview.')
  await expect.element(page.getByRole('list', { name: 'Interviews you gave' })).toMatchTextContent('4.0')
})

test.each([
  ['plain text', 'Calm and clear.'],
  ['malformed scores', '{"scores":{"approach":9}}'],
])('candidates read feedback with %s as it was written', async (kind, feedback) => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue()
  const interview = interviewWithBob('candidate', { status: 'completed', score: 3, feedback })
  await openPage('/my-herd?tab=history&as=candidate', {
    as: 'member',
    calls: {
      ...herdOfBob,
      'GET /api/interviews': [interview],
      'POST /api/interviews/:id/open-feedback': { ok: true },
    },
  })
  await page.getByRole('button', { name: /^View Feedback/ }).click()
  await page.getByRole('button', { name: 'Show the feedback now' }).click()
  const view = page.getByRole('dialog', { name: 'View Interview Feedback' })
  await expect.element(view).toMatchTextContent(feedback)
  await expect.element(view).toMatchTextContent('3.0of 5')
  expect([...new Set(warn.mock.calls.flat())]).toEqual(
    kind === 'plain text' ? [] : ['The feedback of interview interview-1 could not be read as scores.'],
  )
  warn.mockRestore()
})

test('candidates see no scores before they open the feedback', async () => {
  const completed = interviewWithBob('candidate', {
    status: 'completed',
    score: 24 / 7,
    feedback: formatFeedback(scores, ''),
  })
  const { calls } = await openPage('/my-herd?tab=history&as=candidate', {
    as: 'member',
    calls: {
      ...herdOfBob,
      'GET /api/interviews': [completed],
      'POST /api/interviews/:id/open-feedback': () => {
        calls.stub({ 'GET /api/interviews': [{ ...completed, feedbackOpened: true }] })
        return { ok: true }
      },
    },
  })
  await page.getByRole('button', { name: /^View Feedback/ }).click()
  await expect.element(page.getByRole('button', { name: 'Score yourself first' })).toBeVisible()
  await expectAccessible()
  expect(page.getByRole('table').elements()).toEqual([])
  await page.getByRole('button', { name: 'Show the feedback now' }).click()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('heading', { name: 'Your scores over time' })).toBeVisible()
})

test('on the page of an interview, candidates open its feedback on purpose, and then it stays', async () => {
  const completed = interviewWithBob('candidate', {
    status: 'completed',
    score: 24 / 7,
    feedback: formatFeedback(scores, 'Say the brute force first.'),
  })
  const { calls } = await openPage('/my-herd/interviews/interview-1', {
    as: 'member',
    calls: {
      ...herdOfBob,
      'GET /api/interviews': [completed],
      'GET /api/interviews/:id/pack': { pack: null },
      'POST /api/interviews/:id/open-feedback': () => {
        calls.stub({ 'GET /api/interviews': [{ ...completed, feedbackOpened: true }] })
        return { ok: true }
      },
    },
  })
  await expect
    .element(page.getByText('This interview is completed, and Bob has given you feedback.'))
    .toBeVisible()
  const comment = page.getByText('Say the brute force first.')
  await expect.element(comment).not.toBeInTheDocument()
  await expect.element(page.getByRole('button', { name: 'Score yourself first' })).toBeVisible()
  expect(calls.to('POST /api/interviews/:id/open-feedback')).toEqual([])
  await page.getByRole('button', { name: 'Show the feedback now' }).click()
  const view = page.getByRole('dialog', { name: 'View Interview Feedback' })
  await expect.element(view.getByText('Say the brute force first.')).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(view).not.toBeInTheDocument()
  await expect
    .element(page.getByRole('region', { name: 'Feedback from Bob' }))
    .toMatchTextContent('Say the brute force first.')
  await expect.element(page.getByRole('button', { name: 'Show the feedback now' })).not.toBeInTheDocument()
  await expect.element(page.getByRole('heading', { name: 'Feedback from Bob' })).toHaveFocus()
  await expectAccessible()
})

test.each([
  ['have not scored themselves may do so first', null, 'Score yourself first', 'Score yourself'],
  ['have scored themselves see the feedback', scores, 'View Feedback', 'View Interview Feedback'],
])('on the page of an interview, candidates who %s', async (_, selfScores, button, title) => {
  const feedback = formatFeedback(scores, '')
  await openPage('/my-herd/interviews/interview-1', {
    as: 'member',
    calls: {
      ...herdOfBob,
      'GET /api/interviews': [
        interviewWithBob('candidate', { status: 'completed', score: 3, feedback, selfScores }),
      ],
      'GET /api/interviews/:id/pack': { pack: null },
      'POST /api/interviews/:id/open-feedback': offline,
    },
  })
  await page.getByRole('button', { name: button }).click()
  await expect.element(page.getByRole('dialog', { name: title, exact: true })).toBeVisible()
  await userEvent.keyboard('{Escape}')
  await expect.element(page.getByRole('button', { name: button })).toHaveFocus()
})

test('candidates score themselves by descriptions about them, and low scores link to what helps', async () => {
  const feedback = formatFeedback({ ...scores, approach: 2, testing: 1 }, '')
  const completed = interviewWithBob('candidate', { status: 'completed', score: 3, feedback })
  const { calls } = await openPage('/my-herd?tab=history&as=candidate', {
    as: 'member',
    calls: {
      ...herdOfBob,
      'GET /api/interviews': [completed],
      'PUT /api/interviews/:id/self-score': { ...completed, selfScores: scores },
      'POST /api/interviews/:id/open-feedback': { ok: true },
    },
  })
  await page.getByRole('button', { name: /^View Feedback/ }).click()
  await page.getByRole('button', { name: 'Score yourself first' }).click()
  const self = page.getByRole('dialog', { name: 'Score yourself' })
  await expect
    .element(self.getByRole('region', { name: 'Problem understanding, score by score' }))
    .toMatchTextContent(anchors.candidate.problemUnderstanding[0])
  for (const { title } of criteria)
    await choose(
      self
        .getByRole('group', { name: new RegExp(`^${title}`) })
        .getByRole('radio')
        .nth(2),
    )
  calls.stub({ 'GET /api/interviews': [{ ...completed, selfScores: scores, feedbackOpened: true }] })
  await self.getByRole('button', { name: 'Save my scores' }).click()
  const view = page.getByRole('dialog', { name: 'View Interview Feedback' })
  await expect.element(view).toMatchTextContent(anchors.candidate.testing[0])
  await expect
    .element(view.getByRole('link', { name: 'Name the pattern from the problem alone, in practice' }))
    .toHaveAttribute('href', '/practice')
  await expect.element(view.getByRole('link', { name: 'Predict each step of a demo' })).toBeVisible()
  await expect.element(view.getByRole('link', { name: /DFS and BFS guide/ })).not.toBeInTheDocument()
  await expectAccessible()
})
