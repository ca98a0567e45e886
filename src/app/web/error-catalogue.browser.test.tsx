import { expect, test, vi } from 'vitest'
import { type Locator, page, userEvent } from 'vitest/browser'
import { criteria } from '#herd/rating.ts'
import { herdOfBob, interviewWithBob } from '#testing/browser/herd-replies.ts'
import { openPage } from '#testing/browser/open-page.tsx'
import { toast } from '#testing/browser/screens.ts'
import { offline, realReply, refusal, type Stubs } from '#testing/browser/stub-calls.ts'
import { aNewSession, ask, openChat } from '#testing/browser/tutor-replies.ts'

/*
 * Each row of the specification's catalogue of errors, in its order: the text, the situation it belongs to, and where it
 * is shown.
 */

const silent = (status = 500) => new Response('', { status })
const sentence = 'The server says no.'
const refused = refusal(409, sentence, { code: 'conflict' })
const alert = () => page.getByRole('main').getByRole('alert')
const dialogAlert = () => page.getByRole('dialog').getByRole('alert')
const interview = interviewWithBob('interviewer')
const started = { ...interview, startedAt: '2026-01-01T10:00:00.000Z' }
const completed = interviewWithBob('interviewer', { status: 'completed', score: 4 })
const codeSent = { message: 'Sent', expiresInSeconds: 600, resendAfterSeconds: 0 }
const password = 'steep paths need calm feet'

async function logIn(reply: Stubs['POST /api/login']) {
  await openPage('/auth', { calls: { 'POST /api/login': reply } as Stubs })
  await page.getByLabelText('Email').fill('ada@example.org')
  await page.getByRole('tabpanel').getByLabelText('Password', { exact: true }).fill(password)
  await page.getByRole('tabpanel').getByRole('button', { name: 'Sign In' }).click()
}

async function register(calls: Stubs) {
  const opened = await openPage('/auth?tab=register', { calls })
  const form = page.getByRole('tabpanel')
  await form.getByLabelText('Email').fill('ada@example.org')
  await form.getByLabelText('Password', { exact: true }).fill(password)
  await form.getByLabelText('Confirm Password', { exact: true }).fill(password)
  await form.getByRole('button', { name: 'Create Account' }).click()
  return opened
}

async function enterCode(calls: Stubs) {
  const opened = await register({ 'POST /api/auth/request-otp': codeSent })
  await expect.element(page.getByLabelText('Verification code')).toBeVisible()
  opened.calls.stub(calls)
  await page.getByLabelText('Verification code').fill('123456')
  await page.getByRole('button', { name: 'Verify Email' }).click()
}

async function resend(reply: unknown) {
  const { calls } = await register({ 'POST /api/auth/request-otp': codeSent })
  calls.stub({ 'POST /api/auth/request-otp': reply } as Stubs)
  await page.getByRole('button', { name: 'Resend Code' }).click()
}

async function tick(reply: Stubs['PUT /api/solved']) {
  await openPage('/category/1#two-pointers', { as: 'member', calls: { 'PUT /api/solved': reply } as Stubs })
  await page.getByRole('checkbox', { name: /: Move Zeroes$/ }).click()
}

async function invite(reply: unknown) {
  await openPage('/my-herd', {
    as: 'member',
    calls: { ...herdOfBob, 'POST /api/buddy/request': reply } as Stubs,
  })
  await page.getByRole('button', { name: 'Invite GoatMate', exact: true }).click()
  const form = page.getByRole('dialog', { name: 'Invite a GoatMate' })
  await form.getByLabelText('Email').fill('carol@example.org')
  await form.getByRole('button', { name: 'Send Invitation' }).click()
}

async function startInterview(reply: unknown) {
  await openPage('/my-herd', {
    as: 'member',
    calls: { ...herdOfBob, 'POST /api/interviews': reply } as Stubs,
  })
  await page.getByRole('button', { name: 'Start Interview with Bob' }).click()
  const form = page.getByRole('dialog', { name: 'Start Interview' })
  await form.getByLabelText('Or another LeetCode question number').fill('420')
  await form.getByRole('button', { name: 'Create Interview' }).click()
}

/** Radios are transparent and covered by their label's drawing, so they are chosen by keyboard. */
async function choose(radio: Locator) {
  const element = radio.element()
  if (element instanceof HTMLElement) element.focus()
  await userEvent.keyboard(' ')
}

async function giveFeedback(reply: unknown) {
  await openPage('/my-herd?tab=history&as=interviewer', {
    as: 'member',
    calls: { ...herdOfBob, 'GET /api/interviews': [started], 'PUT /api/interviews/:id': reply } as Stubs,
  })
  await page.getByRole('button', { name: /^Give Feedback/ }).click()
  const form = page.getByRole('dialog', { name: 'Give Interview Feedback' })
  await expect.element(form).toBeVisible()
  for (const { title } of criteria)
    await choose(
      form
        .getByRole('group', { name: new RegExp(`^${title}`) })
        .getByRole('radio')
        .nth(3),
    )
  await form.getByRole('button', { name: 'Submit Feedback' }).click()
}

async function completeInterview(reply: unknown) {
  await openPage('/my-herd/interviews/interview-1', {
    as: 'member',
    calls: {
      ...herdOfBob,
      'GET /api/interviews': [started],
      'GET /api/interviews/:id/pack': { pack: null },
      'PUT /api/interviews/:id': reply,
    } as Stubs,
  })
  await page.getByRole('button', { name: 'Finish Interview' }).click()
  const score = page.getByRole('region', { name: 'One score' })
  await expect.element(score).toBeVisible()
  await choose(score.getByRole('radio', { name: '4 Good' }))
  await score.getByRole('button', { name: 'Complete Interview' }).click()
}

const openTutor = (reply: unknown) => openChat({ 'POST /api/ai-tutor/session/new': reply } as Stubs)

async function askTutor(reply: unknown) {
  await openChat({
    'POST /api/ai-tutor/session/new': aNewSession,
    'POST /api/ai-tutor/chat': reply,
    'GET /api/ai-tutor/session/:id': silent(404),
  } as Stubs)
  await ask('Why?')
}

type Row = readonly [text: string, situation: () => Promise<unknown>, shownIn: () => Locator]

const rows: readonly Row[] = [
  [
    'Failed to fetch: 503',
    () =>
      openPage('/company-questions', {
        as: 'guest',
        calls: { 'GET /api/company-questions/list': silent(503) },
      }),
    alert,
  ],
  ['Error', () => tick(refused), toast],
  ['Failed to update progress', () => tick(silent(400)), toast],
  [`Failed to start interview${sentence}`, () => startInterview(refused), dialogAlert],
  [`Failed to complete interview${sentence}`, () => completeInterview(refused), alert],
  [`Failed to submit feedback${sentence}`, () => giveFeedback(refused), dialogAlert],
  [`Failed to send invitation${sentence}`, () => invite(refused), dialogAlert],
  [
    'Invitation sent!Buddy request sent to carol@example.org.',
    () =>
      invite({
        id: '1',
        toEmail: 'carol@example.org',
        status: 'pending',
        message: 'Buddy request sent to carol@example.org.',
      }),
    toast,
  ],
  [
    `Verification failed${sentence}`,
    () => enterCode({ 'POST /api/auth/verify-otp': refusal(400, sentence) }),
    toast,
  ],
  [`Failed to resend code${sentence}`, () => resend(refused), toast],
  ['Verification code sentA new code has been sent to your email.', () => resend(codeSent), toast],
  [
    'Email verified successfullyYou have been signed in.',
    () => {
      const user = realReply('GET /api/user')
      return enterCode({
        'POST /api/auth/verify-otp': user,
        'GET /api/user': user,
        'POST /api/buddy/auto-accept': { accepted: [], count: 0 },
      })
    },
    toast,
  ],
  [sentence, () => logIn(refusal(401, sentence)), alert],
  ['Login failed', () => logIn(silent(502)), alert],
  ['Login failed. Please try again.', () => logIn(offline), alert],
  ['Failed to send verification code', () => register({ 'POST /api/auth/request-otp': silent() }), alert],
  [
    'Registration failed. Please try again.',
    () => register({ 'POST /api/auth/request-otp': offline }),
    alert,
  ],
  [
    'Interview created!Email invitation sent to your GoatMate. The interview is now pending feedback.',
    () => startInterview(interview),
    toast,
  ],
  [
    'Interview completed!Thanks for providing feedback on the interview.',
    () => completeInterview(completed),
    toast,
  ],
  ['Feedback submitted!The interview has been marked as completed.', () => giveFeedback(completed), toast],
  ['Failed to create session', () => openTutor(silent(400)), alert],
  ['Failed to send message', () => askTutor(silent(400)), alert],
  [
    'Failed to fetch topics',
    () => openPage('/ai-tutor', { as: 'member', calls: { 'GET /api/ai-tutor/topics': silent() } }),
    alert,
  ],
  ['Topic not found', () => openTutor(refusal(400, 'Topic not found')), alert],
  [
    'No active session',
    async () => {
      await openTutor(silent(400))
      await expect.element(alert()).toBeVisible()
      await ask('Why?')
    },
    alert,
  ],
  [
    "You've reached the 20-question limit for this session.",
    () =>
      openChat({
        'POST /api/ai-tutor/session/new': {
          ...aNewSession,
          questionCount: 20,
          isSessionComplete: true,
        } as never,
      }),
    () => page.getByRole('main'),
  ],
  [
    'No topic specified for session reset',
    () => openTutor(refusal(400, 'No topic specified for session reset')),
    alert,
  ],
  [
    'Network connection error. Please check your internet connection and try again.',
    () => openTutor(offline),
    alert,
  ],
  [
    'Server error occurred. Please try again in a moment.',
    () => openTutor(refusal(500, 'Server broke')),
    alert,
  ],
  ['Your session has expired. Please start a new session.', () => askTutor(refusal(410, 'expired')), alert],
  [
    'Too many requests. Please wait a moment before trying again.',
    () => openTutor(refusal(429, 'rate limit', { retryAfterSeconds: 60 })),
    alert,
  ],
  [
    'Message sending cannot be automatically retried. Please try sending your message again.',
    async () => {
      await askTutor(refusal(500, 'Server broke'))
      await page.getByRole('button', { name: 'Put it back' }).click()
    },
    alert,
  ],
  ['Authentication error. Please log in again.', () => openTutor(refusal(403, 'unauthorized')), alert],
  ['That topic is invalid', () => openTutor(refusal(400, 'That topic is invalid')), alert],
  ['Something else', () => openTutor(refusal(400, 'Something else')), alert],
]

test.each(rows)('%s', async (text, situation, shownIn) => {
  await situation()
  await expect.element(shownIn()).toMatchTextContent(text)
})

test('a user reply that is neither a user nor a 401 is asked for once, and can be asked for again', async () => {
  const { calls } = await openPage('/my-herd', { as: 'member', calls: { 'GET /api/user': silent(503) } })
  await expect.element(alert()).toMatchTextContent('We could not reach the server')
  await expect.poll(() => calls.to('GET /api/user')).toHaveLength(1)
})

test('a 401 to the user call is no user', async () => {
  await openPage('/my-herd', { as: 'member', calls: { 'GET /api/user': silent(401) } })
  await expect.element(page.getByRole('heading', { name: 'Welcome to Capra' })).toBeVisible()
})

test('stored guest progress that cannot be read is logged and ignored', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
  await openPage('/category/1', { as: 'guest', localStorage: { guestProgress: '{broken' } })
  await expect.element(page.getByRole('heading', { level: 1 })).toHaveTextContent('Arrays')
  expect(warn).toHaveBeenCalledWith(expect.stringContaining('guestProgress'), expect.anything())
  warn.mockRestore()
})

test('opening a session can be tried three times more', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout'], shouldAdvanceTime: true, advanceTimeDelta: 2000 })
  try {
    await openTutor(offline)
    for (const label of ['Retry', 'Retry (1/3)', 'Retry (2/3)'])
      await page.getByRole('button', { name: label, exact: true }).click()
    await expect.element(alert()).toMatchTextContent('Cannot retry operation')
  } finally {
    vi.useRealTimers()
  }
})
