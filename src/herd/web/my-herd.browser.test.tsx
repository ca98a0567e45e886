import { expect, onTestFinished, test, vi } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { minuteMs } from '#platform/durations.ts'
import { expectAccessible } from '#testing/browser/expect-accessible.ts'
import { herdOfBob, interviewWithBob, requestFromBob } from '#testing/browser/herd-replies.ts'
import { openPage } from '#testing/browser/open-page.tsx'
import { toast } from '#testing/browser/screens.ts'
import { realReply, refusal, type Stubs } from '#testing/browser/stub-calls.ts'
import { formatFeedback } from '../rating.ts'

const emptyHerd: Stubs = { 'POST /api/buddy/auto-accept': { accepted: [], count: 0 } }
const broken = refusal(500, 'Broken.')

test('an empty herd shows that it is loading and then how to start', async () => {
  const reply = Promise.withResolvers<[]>()
  await openPage('/my-herd', {
    as: 'member',
    calls: { ...emptyHerd, 'GET /api/buddies': () => reply.promise },
  })
  await expect.poll(() => document.title).toBe('My Herd · Capra')
  await expect.element(page.getByText('Loading your herd...')).toBeVisible()
  reply.resolve([])
  await expect.element(page.getByRole('heading', { name: 'No GoatMates yet' })).toBeVisible()
  await expect.element(page.getByRole('button', { name: 'Invite Your First GoatMate' })).toBeVisible()
  await expect.element(page.getByRole('tab', { name: 'My GoatMates (0)' })).toBeVisible()
  await expect.element(page.getByTerm('Interviews given')).toHaveTextContent('0')
  await expect.element(page.getByTerm('Average received')).toHaveTextContent('–')

  await page.getByRole('tab', { name: 'Interview History' }).click()
  await expect.element(page.getByRole('heading', { name: 'No interviews yet' })).toBeVisible()
  await expect.element(page.getByRole('radio', { name: 'Me as Candidate' })).toBeChecked()
  await page.getByRole('radio', { name: 'Me as Interviewer' }).click()
  await expect.element(page.getByRole('heading', { name: 'No interviews yet' })).toBeVisible()
  expect(location.search).toBe('?tab=history&as=interviewer')
})

test('each part that cannot be loaded says so and can be retried', async () => {
  const { calls } = await openPage('/my-herd', {
    as: 'member',
    calls: {
      'POST /api/buddy/auto-accept': broken,
      'GET /api/buddies': broken,
      'GET /api/interviews': broken,
      'GET /api/interviews/stats': broken,
    },
  })
  await expect.element(page.getByText('Your GoatMates could not be loaded. Broken.')).toBeVisible()
  await expect.element(page.getByText('Your statistics could not be loaded. Broken.')).toBeVisible()
  await expectAccessible()
  await page.getByRole('tab', { name: 'Interview History' }).click()
  const alert = page.getByRole('alert').filter({ hasText: 'Your interviews could not be loaded. Broken.' })
  await expect.element(alert).toBeVisible()
  calls.stub({ 'GET /api/interviews': [] })
  await alert.getByRole('button', { name: 'Retry' }).click()
  await expect.element(page.getByRole('heading', { name: 'No interviews yet' })).toBeVisible()
})

test('on a phone, feedback is one press away until it was read', async () => {
  await page.viewport(320, 844)
  const { calls } = await openPage('/my-herd', {
    as: 'member',
    calls: {
      ...emptyHerd,
      'GET /api/interviews': [
        interviewWithBob('candidate', { status: 'completed', completedAt: '2026-01-02T10:00:00.000Z' }),
        interviewWithBob('candidate', { id: 'interview-2' }),
      ],
    },
  })
  const link = page.getByRole('link', { name: 'New feedback Bob, 200. Number of Islands Read it' })
  await expect.element(link).toHaveAttribute('href', '/my-herd/interviews/interview-1')
  await expect.element(link).toBeInViewport({ ratio: 1 })
  const name = link.getByText('Bob, 200. Number of Islands').element()
  expect(name.scrollWidth).toBeLessThanOrEqual(name.clientWidth)
  calls.stub({
    'GET /api/interviews': [interviewWithBob('candidate', { status: 'completed', feedbackOpened: true })],
  })
  await page.getByRole('tab', { name: 'Interview History' }).click()
  await expect.element(page.getByRole('button', { name: /^View Feedback/ })).toBeVisible()
  await page.getByRole('tab', { name: /^My GoatMates/ }).click()
  await expect.element(page.getByRole('heading', { name: 'Invitations' })).toBeVisible()
  await expect.element(link).not.toBeInTheDocument()
})

test('on a phone, a title in the history has the whole width, and its score is beside the button', async () => {
  await page.viewport(375, 844)
  await openPage('/my-herd?tab=history&as=candidate', {
    as: 'member',
    calls: {
      ...emptyHerd,
      'GET /api/interviews': [
        interviewWithBob('candidate', { status: 'completed', feedbackOpened: true, score: 4 }),
      ],
    },
  })
  const row = page.getByRole('list', { name: 'Interviews you took' }).getByRole('listitem')
  const box = (locator: { element: () => Element }) => locator.element().getBoundingClientRect()
  const title = row.getByRole('heading', { name: '200. Number of Islands' })
  await expect.element(title).toBeVisible()
  expect(box(title).right).toBe(box(row).right)
  const button = box(row.getByRole('button', { name: /^View Feedback/ }))
  const score = box(row.getByText('4.0'))
  expect(score.left).toBeGreaterThan(button.right)
  expect(score.top).toBeGreaterThan(button.top)
  expect(score.bottom).toBeLessThan(button.bottom)
  await page.viewport(320, 844)
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320)
})

test('an invitation needs an address, shows a refusal, and then a toast', async () => {
  const { calls } = await openPage('/my-herd', {
    as: 'member',
    calls: { ...emptyHerd, 'POST /api/buddy/request': refusal(400, 'You cannot invite yourself.') },
  })
  await page.getByRole('button', { name: 'Invite GoatMate', exact: true }).click()
  const form = page.getByRole('dialog', { name: 'Invite a GoatMate' })
  const send = form.getByRole('button', { name: 'Send Invitation' })
  await send.click()
  await expect
    .element(form.getByRole('alert'))
    .toHaveTextContent('Email requiredPlease enter an email address.')
  await form.getByLabelText('Email').fill(' carol@example.org ')
  await send.click()
  await expect
    .element(form.getByRole('alert'))
    .toHaveTextContent('Failed to send invitationYou cannot invite yourself.')
  const sent = { id: '1', toEmail: 'carol@example.org', status: 'pending' } as const
  calls.stub({ 'POST /api/buddy/request': { ...sent, message: 'Buddy request sent to carol@example.org.' } })
  await send.click()
  await expect.element(toast()).toMatchTextContent('Invitation sent!Buddy request sent to carol@example.org.')
  await expect
    .poll(() => calls.to('POST /api/buddy/request').at(-1)?.body)
    .toEqual({ toEmail: 'carol@example.org' })
})

test('on a phone, a menu opens above a toast', async () => {
  await page.viewport(390, 844)
  const sent = { id: '1', toEmail: 'carol@example.org', status: 'pending', message: '' } as const
  await openPage('/my-herd', { as: 'member', calls: { ...emptyHerd, 'POST /api/buddy/request': sent } })
  await page.getByRole('button', { name: 'Invite GoatMate', exact: true }).click()
  await page.getByRole('dialog').getByLabelText('Email').fill('carol@example.org')
  await page.getByRole('button', { name: 'Send Invitation' }).click()
  await expect.element(toast()).toBeVisible()
  const { x, y, width, height } = toast().element().getBoundingClientRect()
  await page.getByRole('button', { name: /^Account menu/ }).click()
  await expect.element(page.getByRole('link', { name: 'View Patterns' })).toBeVisible()
  const middle = document.elementFromPoint(x + width / 2, y + height / 2)
  expect(middle?.closest('.menu-panel')).not.toBeNull()
  await expect.element(page.getByRole('button', { name: 'Log out' })).toBeVisible()
})

test('received invitations can be accepted and declined, and blocked people unblocked', async () => {
  const requests = realReply('GET /api/buddy/requests')
  const from = (firstName: string) => ({
    id: `from-${firstName}`,
    from: {
      id: firstName,
      username: firstName,
      firstName,
      lastName: null,
      email: `${firstName}@example.org`,
    },
    sentAt: '2026-01-01T10:00:00.000Z',
    expiresAt: '2026-01-31T10:00:00.000Z',
  })
  const { calls } = await openPage('/my-herd', {
    as: 'member',
    calls: {
      ...emptyHerd,
      'GET /api/buddy/requests': { ...requests, received: [from('Carol'), from('Dan')] },
      'GET /api/buddy/blocked': [{ id: 'eve', username: 'eve', firstName: 'Eve', lastName: null }],
      'POST /api/buddy/requests/:id/decline': { ok: true },
      'POST /api/buddy/requests/:id/accept': { ok: true },
      'DELETE /api/buddies/:userId/block': { ok: true },
    },
  })
  await page.getByRole('button', { name: 'Decline the invitation of Carol' }).click()
  await expect.element(toast()).toMatchTextContent('Invitation declined')
  calls.stub({ 'GET /api/buddy/requests': requests })
  await page.getByRole('button', { name: 'Accept the invitation of Dan' }).click()
  await expect.element(toast()).toMatchTextContent('Dan is now your GoatMate')
  const invitations = page.getByRole('region', { name: 'Invitations' })
  await expect.element(invitations).toMatchTextContent('No pending invitations')
  for (const name of ['Received', 'Sent'])
    await expect.element(invitations.getByRole('heading', { name })).not.toBeInTheDocument()
  await expect.element(page.getByRole('heading', { name: 'Invitations' })).toHaveFocus()
  calls.stub({ 'GET /api/buddy/blocked': [] })
  await page.getByRole('button', { name: 'Unblock Eve' }).click()
  await expect.element(toast()).toMatchTextContent('Eve is no longer blocked')
  await expect.element(page.getByRole('heading', { name: 'Blocked people' })).not.toBeInTheDocument()
})

test('starting an interview needs a question and shows what the server refuses', async () => {
  const sentence = 'Links must start with http:// or https://.'
  const { calls } = await openPage('/my-herd', {
    as: 'member',
    calls: {
      ...herdOfBob,
      'POST /api/interviews': refusal(400, sentence, { fields: { googleMeetLink: sentence } }),
    },
  })
  await page.getByRole('button', { name: 'Start Interview with Bob' }).click()
  const form = page.getByRole('dialog', { name: 'Start Interview' })
  await expect.element(form.getByRole('radio', { name: 'I interview them' })).toBeChecked()
  await expect.element(form.getByText('Your time zone. We email a calendar invite.')).toBeVisible()
  const create = form.getByRole('button', { name: 'Create Interview' })
  await create.click()
  await expect
    .element(form.getByRole('alert'))
    .toHaveTextContent('Question requiredPlease select or enter a LeetCode question number.')
  await expectAccessible()
  const islands = form.getByRole('radio', { name: /200 Number of Islands Medium/ })
  const custom = form.getByLabelText('Or another LeetCode question number')
  await islands.click()
  await expect.element(form.getByText('Question required')).not.toBeInTheDocument()
  await custom.fill('420')
  await expect.element(islands).not.toBeChecked()
  await form.getByLabelText('Meeting link (optional)').fill('javascript:alert(1)')
  await create.click()
  await expect.element(form.getByRole('alert')).toHaveTextContent(`Failed to start interview${sentence}`)
  const started = interviewWithBob('interviewer')
  calls.stub({ 'POST /api/interviews': started, 'GET /api/interviews': [started] })
  await form.getByLabelText('Meeting link (optional)').fill('  ')
  await create.click()
  await expect.element(toast()).toMatchTextContent('Interview created!')
  await expect
    .element(toast())
    .toMatchTextContent('Email invitation sent to your GoatMate. The interview is now pending feedback.')
  await expect
    .poll(() => calls.to('POST /api/interviews').at(-1)?.body)
    .toEqual({
      intervieweeId: 'bob',
      leetcodeQuestionNumber: '420',
    })
  await expect.element(page.getByRole('link', { name: /^Run it now/ })).toBeVisible()
  await expect.element(page.getByRole('heading', { name: 'Coming up' })).toHaveFocus()
  await page.getByRole('tab', { name: 'Interview History' }).click()
  await page.getByRole('radio', { name: 'Me as Interviewer' }).click()
  await expect.element(page.getByRole('heading', { name: 'No interviews yet' })).toBeVisible()
})

test('someone can ask to be interviewed', async () => {
  const { calls } = await openPage('/my-herd', { as: 'member', calls: herdOfBob })
  await page.getByRole('button', { name: 'Start Interview with Bob' }).click()
  const form = page.getByRole('dialog', { name: 'Start Interview' })
  form.getByRole('radio', { name: 'I interview them' }).element().focus()
  await userEvent.keyboard('{ArrowRight}')
  await expect.element(form).toMatchTextContent('You are the candidate, Bob interviews.')
  await expect
    .element(
      form.getByText('Bob chooses the question when they accept. You see it when the interview starts.'),
    )
    .toBeVisible()
  await expect.element(form.getByRole('group', { name: 'Popular questions' })).not.toBeInTheDocument()
  await expectAccessible()
  await form.getByLabelText('Meeting link (optional)').fill(' zoom.us/j/1 ')
  const sent = { ...requestFromBob, interviewer: requestFromBob.candidate, status: 'pending' } as const
  const send = form.getByRole('button', { name: 'Send Request' })
  calls.stub({ 'POST /api/interviews/requests': refusal(409, 'You have already asked this GoatMate.') })
  await send.click()
  await expect
    .element(form.getByRole('alert'))
    .toHaveTextContent('Failed to send requestYou have already asked this GoatMate.')
  calls.stub({
    'POST /api/interviews/requests': sent,
    'GET /api/interviews/requests': { sent: [sent], received: [] },
    'DELETE /api/interviews/requests/:id': { ok: true },
  })
  await send.click()
  await expect.element(toast()).toMatchTextContent('Request sent!We emailed Bob.')
  await expect
    .poll(() => calls.to('POST /api/interviews/requests').at(-1)?.body)
    .toEqual({
      interviewerId: 'bob',
      googleMeetLink: 'zoom.us/j/1',
    })
  const requests = page.getByRole('region', { name: 'Coming up' })
  await expect.element(requests).toMatchTextContent('Bob asks, you answer')
  await expect
    .element(requests)
    .toMatchTextContent('You asked Bob to interview you. Waiting for their answer.')
  calls.stub({ 'GET /api/interviews/requests': { sent: [], received: [] } })
  await requests.getByRole('button', { name: 'Cancel the request to Bob' }).click()
  await expect.element(toast()).toMatchTextContent('Request canceled')
  await expect.element(requests).not.toBeInTheDocument()
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveFocus()
})

test('a request is accepted with a question, or declined', async () => {
  const { calls } = await openPage('/my-herd', {
    as: 'member',
    calls: {
      ...herdOfBob,
      'GET /api/interviews/requests': { sent: [], received: [requestFromBob] },
      'POST /api/interviews/requests/:id/decline': refusal(404, 'Request not found.'),
    },
  })
  const requests = page.getByRole('region', { name: 'Coming up' })
  await expect.element(requests).toMatchTextContent('You ask, Bob answers')
  await expect.element(requests).toMatchTextContent('Bob asks you to interview them')
  await requests.getByRole('button', { name: 'Decline the request of Bob' }).click()
  await expect.element(toast()).toMatchTextContent('Request not found.')
  await requests.getByRole('button', { name: 'Accept the request of Bob' }).click()
  const form = page.getByRole('dialog', { name: 'Accept Request' })
  await expect
    .element(form.getByLabelText('Code-sharing link (optional)'))
    .toHaveValue('https://pad.example/1')
  await form.getByRole('radio', { name: /200 Number of Islands/ }).click()
  const accepted = interviewWithBob('interviewer', { startsAt: requestFromBob.startsAt })
  calls.stub({
    'POST /api/interviews': accepted,
    'GET /api/interviews': [accepted],
    'GET /api/interviews/requests': { sent: [], received: [] },
  })
  await form.getByRole('button', { name: 'Create Interview' }).click()
  await expect.element(page.getByRole('link', { name: /^Read the pack/ })).toBeVisible()
  await expect
    .poll(() => calls.to('POST /api/interviews').at(-1)?.body)
    .toEqual({
      intervieweeId: 'bob',
      leetcodeQuestionNumber: '200',
      codepadLink: 'https://pad.example/1',
      startsAt: requestFromBob.startsAt,
      requestId: 'request-1',
    })
})

test('what others did appears without a reload', async () => {
  const { calls } = await openPage('/my-herd', {
    as: 'member',
    calls: { ...emptyHerd, 'GET /api/buddies': [] },
  })
  await expect.element(page.getByRole('heading', { name: 'No GoatMates yet' })).toBeVisible()
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + minuteMs })
  onTestFinished(() => void vi.useRealTimers())
  const interview = interviewWithBob('candidate', { leetcodeQuestionNumber: null })
  calls.stub({
    ...herdOfBob,
    'POST /api/buddy/auto-accept': { accepted: [requestFromBob.candidate], count: 1 },
    'GET /api/interviews': [interview],
  })
  window.dispatchEvent(new Event('visibilitychange'))
  await expect.element(page.getByRole('heading', { name: 'Bob' })).toBeVisible()
  await expect.element(page.getByText('Bob is now your GoatMate')).toBeVisible()
  await expect.element(toast()).toMatchTextContent('Bob will interview youNo time is set yet.')
  await expect.element(page.getByRole('tab', { name: 'My GoatMates (1)' })).toBeVisible()
})

test('a GoatMate is removed from the menu of their card, after a confirmation', async () => {
  const { calls } = await openPage('/my-herd', {
    as: 'member',
    calls: { ...herdOfBob, 'DELETE /api/buddies/:userId': { ok: true } },
  })
  const menu = page.getByRole('button', { name: 'More about Bob' })
  await menu.click()
  await expect.element(page.getByRole('menuitem', { name: 'Block' })).toBeVisible()
  await page.getByRole('menuitem', { name: 'Remove' }).click()
  const confirmation = page.getByRole('dialog', { name: 'Remove Bob from your herd?' })
  await confirmation.getByRole('button', { name: 'Cancel' }).click()
  await expect.element(menu).toHaveFocus()
  await expect.poll(() => calls.to('DELETE /api/buddies/:userId')).toEqual([])
  await menu.click()
  await page.getByRole('menuitem', { name: 'Remove' }).click()
  calls.stub({ 'GET /api/buddies': [] })
  await confirmation.getByRole('button', { name: 'Remove' }).click()
  await expect.element(toast()).toMatchTextContent('Bob is no longer your GoatMate')
})

test('candidates do not see the question before the start', async () => {
  const interview = interviewWithBob('candidate', { leetcodeQuestionNumber: null })
  const { calls } = await openPage('/my-herd', {
    as: 'member',
    calls: { ...herdOfBob, 'GET /api/interviews': [interview] },
  })
  await expect
    .element(page.getByRole('region', { name: 'Coming up' }))
    .toMatchTextContent('Bob asks, you answerBob has chosen the question.')
  await page.getByRole('button', { name: 'More about the interview with Bob, Mock interview' }).click()
  await page.getByRole('menuitem', { name: 'Details' }).click()
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Mock interview with Bob')
  await expect
    .element(page.getByText(/The question appears here when Bob starts the interview\./))
    .toBeVisible()
  await expect.element(page.getByRole('link', { name: /Open the problem/ })).not.toBeInTheDocument()
  calls.stub({
    'GET /api/interviews': [interviewWithBob('candidate', { startedAt: '2026-01-01T10:05:00.000Z' })],
  })
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + minuteMs })
  onTestFinished(() => void vi.useRealTimers())
  window.dispatchEvent(new Event('visibilitychange'))
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('200. Number of Islands')
  await expect.element(page.getByRole('link', { name: /Open the problem/ })).toBeVisible()
})

test('the history shows the trend of each criterion', async () => {
  const interviews = [1, 2, 3, 4, 5, 5].map((approach, index) => {
    const [three, completedAt] = [3, `2026-01-0${index + 1}T10:00:00.000Z`]
    const scores = {
      problemUnderstanding: three,
      approach,
      complexity: three,
      codeQuality: three,
      testing: three,
      communication: three,
      optimization: three,
    }
    const feedback = formatFeedback(scores, '')
    return interviewWithBob('interviewer', {
      id: `${index}`,
      status: 'completed',
      score: 3,
      feedback,
      completedAt,
    })
  })
  await openPage('/my-herd?tab=history&as=interviewer', {
    as: 'member',
    calls: { ...herdOfBob, 'GET /api/interviews': interviews },
  })
  await expect.element(page.getByRole('heading', { name: 'Scores you gave over time' })).toBeVisible()
  await expect.element(page.getByText(/Mean of the last 5 of 6 scored interviews\./)).toBeVisible()
  await expect
    .element(page.getByRole('row', { name: /^Approach/ }))
    .toMatchTextContent('1, 2, 3, 4, 5, 53.8of 5')
  await expectAccessible()
})

test('an unknown interview is not found', async () => {
  await openPage('/my-herd/interviews/0198-nobody', { as: 'member', calls: emptyHerd })
  await expect.element(page.getByRole('heading', { name: 'Interview not found' })).toBeVisible()
})

test('an incomplete link to stop invitations says what to do', async () => {
  const sentence = 'This link is not complete. Please open it again from the email.'
  const { calls } = await openPage('/stop-invitations#half', {
    calls: { 'POST /api/buddy/stop-invitations': refusal(400, sentence) },
  })
  await page.getByRole('button', { name: 'Stop invitations' }).click()
  await expect.element(page.getByRole('alert')).toHaveTextContent(sentence)
  await expect.poll(() => calls.to('POST /api/buddy/stop-invitations').at(0)?.body).toEqual({ token: 'half' })
})

test('a malformed reply breaks this page only', async () => {
  await openPage('/my-herd', { as: 'member', calls: { ...emptyHerd, 'GET /api/buddies': Response.json({}) } })
  await expect
    .element(page.getByRole('heading', { level: 1 }))
    .toHaveTextContent('This page could not be shown')
  await expect.element(page.getByText('An unexpected error occurred. Please try again.')).toBeVisible()
  await page.getByRole('link', { name: 'Back to the patterns' }).click()
  await expect
    .element(page.getByRole('heading', { level: 1 }))
    .not.toHaveTextContent('This page could not be shown')
})
