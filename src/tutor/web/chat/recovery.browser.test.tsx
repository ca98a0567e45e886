import { expect, test } from 'vitest'
import { page } from 'vitest/browser'
import { minuteMs } from '#platform/durations.ts'
import { offline, realReply, refusal } from '#testing/browser/stub-calls.ts'
import { aNewSession, ask, openChat, storedSession } from '#testing/browser/tutor-replies.ts'

const box = () => page.getByLabelText(/^Your question/)
const failure = () => page.getByRole('main').getByRole('alert')
const said = () =>
  page
    .getByRole('region', { name: 'Conversation' })
    .getByRole('listitem')
    .filter({ hasText: /^(Tutor|You): / })
    .elements()
    .map(({ textContent }) => textContent?.replace(/\d\d:\d\d$/, ''))
const started = 'Tutor: What are you stuck on?'

const question = ['q1', 'Why?'] as const
const answered = storedSession(false, question, ['a1', 'So.'])
const pending = storedSession(true, question)

/** What the browser saved a moment ago. */
function savedSession(stored: object, change: object = {}) {
  const session = { ...stored, userId: realReply('GET /api/user').id, isActive: true, ...change }
  return { session, sessionId: 's1', timestamp: Date.now() }
}

const saved = () => localStorage.getItem('capra.tutorSession')

test.each([
  [
    'the connection broke',
    new Response('event: delta\ndata: {"text":"S"}\n\n', {
      headers: { 'content-type': 'text/event-stream' },
    }),
  ],
  ['a proxy gave up', new Response('<h1>Gateway Time-out</h1>', { status: 504 })],
])('an answer is recovered when %s', async (_, reply) => {
  let reads = 0
  const { calls } = await openChat({
    'POST /api/ai-tutor/chat': reply,
    'GET /api/ai-tutor/session/:id': () => {
      reads += 1
      if (reads === 1) return offline
      const { messageId } = calls.to('POST /api/ai-tutor/chat')[0]?.body ?? {}
      const asked = [String(messageId), 'Why?'] as const
      return reads === 2 ? storedSession(true, asked) : storedSession(false, asked, ['a', 'So it is.'])
    },
  })
  await ask('Why?')
  await expect.element(page.getByText(/Its reply will appear here\.$/)).toBeVisible()
  await expect.poll(said).toEqual([started, 'You: Why?', 'Tutor: So it is.'])
  await expect.element(page.getByText(/^AI is thinking/)).not.toBeInTheDocument()
  await expect.element(failure()).not.toBeInTheDocument()
  await expect.element(box()).toHaveValue('')
})

test('a question that never arrived returns to the box and is sent again under the same ID', async () => {
  const { calls } = await openChat({
    'POST /api/ai-tutor/chat': offline,
    'GET /api/ai-tutor/session/:id': storedSession(false),
  })
  await ask('Why?')
  await expect.element(failure()).toMatchTextContent('Network connection error.')
  await expect.element(box()).toHaveValue('Why?')
  expect(said()).toEqual([started])
  const answer = { response: 'So.', followUps: [], isSessionComplete: false, maxQuestions: 20 as const }
  for (const questionCount of [1, 2]) {
    calls.stub({ 'POST /api/ai-tutor/chat': { ...answer, questionCount, messageId: `m${questionCount}` } })
    await ask('Why?')
    await expect.element(page.getByText(`Questions: ${questionCount}/20`)).toBeVisible()
    await expect.poll(said).toHaveLength(1 + 2 * questionCount)
  }
  const [first, second, third] = calls.to('POST /api/ai-tutor/chat').map(({ body }) => body.messageId)
  expect(second).toBe(first)
  // Once answered, the same words are another question.
  expect(third).not.toBe(first)
})

test('stopping before the first word returns the question without an error', async () => {
  const reply = Promise.withResolvers<Response>()
  const { calls } = await openChat({
    'POST /api/ai-tutor/chat': () => reply.promise,
    'POST /api/ai-tutor/session/:id/stop': { stopped: true },
  })
  await ask('Why?')
  await page.getByRole('button', { name: 'Stop' }).click()
  await expect.element(page.getByText('Stopping...')).toBeVisible()
  const { messageId } = calls.to('POST /api/ai-tutor/chat')[0]?.body ?? {}
  const stops = () => calls.to('POST /api/ai-tutor/session/:id/stop')
  await expect.poll(stops).toMatchObject([{ body: { messageId } }])
  reply.resolve(refusal(409, 'Stopped before the answer began.', { code: 'stopped' }))
  await expect.element(box()).toHaveValue('Why?')
  await expect.element(failure()).not.toBeInTheDocument()
  expect(said()).toEqual([started])
})

test('the page notices that another tab used the last question', async () => {
  const full = { ...answered, questionCount: 20, isSessionComplete: true }
  await openChat({
    'POST /api/ai-tutor/chat': refusal(409, 'Session limit reached'),
    'GET /api/ai-tutor/session/:id': full,
  })
  await ask('And?')
  await expect.element(page.getByText("You've reached the 20-question limit for this session.")).toBeVisible()
  expect(said()).toEqual([started, 'You: Why?', 'Tutor: So.'])
  await expect.element(failure()).not.toBeInTheDocument()
})

test('errors without a sentence of the server have those of the specification', async () => {
  const { calls } = await openChat({ 'POST /api/ai-tutor/session/new': new Response('', { status: 400 }) })
  await expect.element(failure()).toMatchTextContent('Failed to create session')
  calls.stub({
    'POST /api/ai-tutor/session/new': aNewSession,
    'POST /api/ai-tutor/chat': new Response('', { status: 500 }),
  })
  await page.getByRole('link', { name: 'Back to Topic Selection' }).click()
  await page.getByRole('link', { name: 'Arrays', exact: true }).click()
  await ask('Why?')
  await expect.element(failure()).toMatchTextContent('Failed to send message')
})

test('a saved session is shown at once and then updated from the server', async () => {
  const read = Promise.withResolvers<typeof answered>()
  const { calls } = await openChat(
    { 'GET /api/ai-tutor/session/:id': () => read.promise },
    savedSession(answered, { followUps: ['Quiz me'] }),
  )
  await expect.poll(said).toEqual([started, 'You: Why?', 'Tutor: So.'])
  await expect.element(page.getByRole('button', { name: 'Quiz me' })).toBeVisible()
  read.resolve(storedSession(false, question, ['a1', 'So.'], ['q2', 'And?'], ['a2', 'Also.']))
  await expect.poll(said).toEqual([started, 'You: Why?', 'Tutor: So.', 'You: And?', 'Tutor: Also.'])
  await expect.element(page.getByRole('button', { name: 'Quiz me' })).not.toBeInTheDocument()
  await expect.poll(() => calls.to('POST /api/ai-tutor/session/new')).toEqual([])
})

test('an answer that arrived during a reload is shown', async () => {
  await openChat({ 'GET /api/ai-tutor/session/:id': answered }, savedSession(pending))
  await expect.poll(said).toEqual([started, 'You: Why?', 'Tutor: So.'])
})

test('a question whose answer failed during a reload returns to the box', async () => {
  await openChat({ 'GET /api/ai-tutor/session/:id': storedSession(false) }, savedSession(pending))
  await expect.element(box()).toHaveValue('Why?')
  await expect.element(failure()).toMatchTextContent('Failed to send message')
  expect(said()).toEqual([started])
})

const gone = refusal(404, 'Tutor session not found. Please start a new session.')
const expired = { ...storedSession(false), expiresAt: '2026-01-05T14:00:00.000Z' }

test.each([
  ['the server no longer has', answered, gone],
  ['the server no longer has, in the middle of an answer,', pending, gone],
  ['has expired', answered, expired],
])('a saved session that %s is replaced without an error', async (_, stored, reply) => {
  const { calls } = await openChat({ 'GET /api/ai-tutor/session/:id': reply }, savedSession(stored))
  await expect.poll(() => calls.to('POST /api/ai-tutor/session/new')).toHaveLength(1)
  await expect.poll(said).toEqual([started])
  await expect.element(failure()).not.toBeInTheDocument()
})

test.each([
  ['of another person', savedSession(answered, { userId: 'u2' })],
  ['on another topic', savedSession(answered, { topicId: 'trees' })],
  ['that is complete', savedSession(answered, { isActive: false })],
  ['saved half an hour ago', { ...savedSession(answered), timestamp: Date.now() - 30 * minuteMs - 1 }],
  ['that is no session', { session: {} }],
  ['edited by hand', savedSession(answered, { messages: [{ id: 'm', role: 'user' }] })],
  ['with follow-ups that are none', savedSession(answered, { followUps: [7] })],
])('a saved session %s is not restored', async (_, record) => {
  const { calls } = await openChat({}, record)
  await expect.poll(() => calls.to('POST /api/ai-tutor/session/new')).toHaveLength(1)
  await expect.poll(said).toEqual([started])
})

test('a session is saved half a second after its last change, and restored from that', async () => {
  const { unmount } = await openChat()
  await expect.poll(said).toEqual([started])
  expect(saved()).toBeNull()
  await expect.poll(saved).toContain('What are you stuck on?')
  await unmount()
  const { calls } = await openChat(
    { 'GET /api/ai-tutor/session/:id': storedSession(false) },
    JSON.parse(saved() ?? ''),
  )
  await expect.poll(() => calls.to('GET /api/ai-tutor/session/:id')).toHaveLength(1)
  await expect.poll(() => calls.to('POST /api/ai-tutor/session/new')).toEqual([])
})

test.each([
  ['New Session', 'AI Tutor - Arrays', 1],
  ['End session and go back to topics', 'AI Tutor', 0],
])('"%s" ends the session and deletes the saved one', async (button, heading, opened) => {
  const { calls } = await openChat(
    {
      'GET /api/ai-tutor/session/:id': answered,
      'DELETE /api/ai-tutor/session/:id': { ended: true },
    },
    savedSession(answered),
  )
  await expect.poll(said).toHaveLength(3)
  await page.getByRole('button', { name: button }).click()
  await expect.element(page.getByRole('heading', { name: heading, exact: true })).toBeVisible()
  await expect.element(page.getByText('So.', { exact: true })).not.toBeInTheDocument()
  expect(calls.to('DELETE /api/ai-tutor/session/:id')[0]?.url.pathname).toMatch(/s1$/)
  expect(calls.to('POST /api/ai-tutor/session/new')).toHaveLength(opened)
  expect(saved() ?? '').not.toContain('So.')
})

test.each([
  ['of this session is restored with its line breaks', 's1\nWhy\n\nsort?', 'Why\n\nsort?'],
  ['of another session is not restored', 's12\nWhy sort?', ''],
])('a draft %s', async (_, record, text) => {
  sessionStorage.setItem('capra.tutorDraft', record)
  sessionStorage.setItem('capra.storageOwner', realReply('GET /api/user').id)
  await openChat({})
  await expect.element(page.getByRole('button', { name: 'New Session' })).toBeEnabled()
  await expect.element(box()).toHaveValue(text)
})
