import { expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { openPage } from '#testing/browser/open-page.tsx'
import { offline, realReply, refusal, type Stubs } from '#testing/browser/stub-calls.ts'
import { aNewSession } from '#testing/browser/tutor-replies.ts'

const box = () => page.getByLabelText(/^Your question/)
const failure = () => page.getByRole('main').getByRole('alert')
const thinking = () => page.getByText(/^AI is thinking/)
const said = () =>
  page
    .getByRole('region', { name: 'Conversation' })
    .getByRole('listitem')
    .filter({ hasText: /^(Tutor|You): / })
    .elements()
    .map(({ textContent }) => textContent?.replace(/\d\d:\d\d$/, ''))
const started = 'Tutor: What are you stuck on?'
const stamp = '2026-01-05T14:00:00.000Z'

/** The conversation as the server has it: questions and answers in turn, the questions with their IDs. */
function stored(pending: boolean, ...turns: readonly [id: string, content: string][]) {
  return {
    sessionId: 's1',
    topicId: 'arrays',
    messages: [['hello', 'What are you stuck on?'] as const, ...turns].map(([id, content], index) => ({
      id,
      role: index % 2 === 0 ? ('assistant' as const) : ('user' as const),
      content,
      timestamp: stamp,
    })),
    followUps: [],
    questionCount: turns.length >> 1,
    isSessionComplete: false,
    pending,
    lastActivityAt: stamp,
    expiresAt: '2999-01-01T00:00:00.000Z',
  }
}

/** What the browser saved a moment ago. */
function savedSession(isAnswering: boolean, change: object = {}) {
  const messages = [
    { id: 'hello', sessionId: 's1', role: 'assistant', content: 'What are you stuck on?', timestamp: stamp },
    { id: 'q1', sessionId: 's1', role: 'user', content: 'Why?', timestamp: stamp },
    { id: 'a1', sessionId: 's1', role: 'assistant', content: 'So.', timestamp: stamp },
  ]
  const session = {
    id: 'x',
    topicId: 'arrays',
    topicName: 'Arrays',
    userId: realReply('GET /api/user').id,
    messages: isAnswering ? messages.slice(0, 2) : messages,
    followUps: isAnswering ? [] : ['Quiz me'],
    questionCount: 1,
    isActive: true,
    pending: isAnswering,
    createdAt: stamp,
    lastActivityAt: stamp,
    ...change,
  }
  return { session, sessionId: 's1', timestamp: Date.now() }
}

const saved = () => localStorage.getItem('capra.tutorSession')

async function openChat(calls: Stubs, record: object = {}) {
  return openPage('/ai-tutor/chat/arrays', {
    as: 'member',
    calls: { 'POST /api/ai-tutor/session/new': aNewSession, ...calls },
    localStorage: {
      'capra.tutorSession': JSON.stringify(record),
      'capra.storageOwner': realReply('GET /api/user').id,
    },
  })
}

async function ask(text: string) {
  await expect.element(page.getByRole('button', { name: 'New Session' })).toBeEnabled()
  await box().fill(text)
  await userEvent.keyboard('{Enter}')
}

test.each<[string, Response | typeof offline]>([
  [
    'the connection broke',
    new Response('event: delta\ndata: {"text":"S"}\n\n', {
      headers: { 'content-type': 'text/event-stream' },
    }),
  ],
  ['a proxy gave up', new Response('<h1>Gateway Time-out</h1>', { status: 504 })],
])('an answer is recovered when %s', async (_, reply) => {
  let id = ''
  let reads = 0
  await openChat({
    'POST /api/ai-tutor/chat': ({ body }) => {
      id = body.messageId
      return reply
    },
    'GET /api/ai-tutor/session/:id': () => {
      reads += 1
      if (reads === 1) return offline
      return reads === 2 ? stored(true, [id, 'Why?']) : stored(false, [id, 'Why?'], ['a', 'So it is.'])
    },
  })
  await ask('Why?')
  await expect.element(page.getByText(/Its reply will appear here\.$/)).toBeVisible()
  await expect.poll(said, { timeout: 5000 }).toEqual([started, 'You: Why?', 'Tutor: So it is.'])
  await expect.element(thinking()).not.toBeInTheDocument()
  await expect.element(failure()).not.toBeInTheDocument()
  await expect.element(box()).toHaveValue('')
})

test('a question that never arrived returns to the box and is sent again under the same ID', async () => {
  const { calls } = await openChat({
    'POST /api/ai-tutor/chat': offline,
    'GET /api/ai-tutor/session/:id': stored(false),
  })
  await ask('Why?')
  for (let count = 2; count <= 3; count += 1) {
    await expect.element(failure()).toMatchTextContent('Network connection error.')
    await expect.element(box()).toHaveValue('Why?')
    expect(said()).toEqual([started])
    await ask(count === 2 ? 'Why?' : 'Why not?')
    await expect.poll(() => calls.to('POST /api/ai-tutor/chat')).toHaveLength(count)
  }
  const [first, second, third] = calls.to('POST /api/ai-tutor/chat').map(({ body }) => body.messageId)
  expect(second).toBe(first)
  expect(third).not.toBe(first)
})

test('stopping before the first word returns the question without an error', async () => {
  const reply = Promise.withResolvers<Response>()
  const { calls } = await openChat({
    'POST /api/ai-tutor/chat': () => reply.promise,
    'POST /api/ai-tutor/session/:id/stop': { stopped: true },
    'GET /api/ai-tutor/session/:id': stored(false),
  })
  await ask('Why?')
  await page.getByRole('button', { name: 'Stop' }).click()
  await expect.element(page.getByText('Stopping...')).toBeVisible()
  const { messageId } = calls.to('POST /api/ai-tutor/chat')[0]?.body ?? {}
  await expect
    .poll(() => calls.to('POST /api/ai-tutor/session/:id/stop'))
    .toMatchObject([{ body: { messageId } }])
  reply.resolve(refusal(409, 'Stopped before the answer began.', { code: 'stopped' }))
  await expect.element(box()).toHaveValue('Why?')
  await expect.element(failure()).not.toBeInTheDocument()
  expect(said()).toEqual([started])
})

test('the page notices that another tab used the last question', async () => {
  await openChat({
    'POST /api/ai-tutor/chat': refusal(409, 'Session limit reached'),
    'GET /api/ai-tutor/session/:id': {
      ...stored(false, ['q', 'Last?'], ['a', 'Yes.']),
      questionCount: 20,
      isSessionComplete: true,
    },
  })
  await ask('Why?')
  await expect.element(page.getByText("You've reached the 20-question limit for this session.")).toBeVisible()
  expect(said()).toEqual([started, 'You: Last?', 'Tutor: Yes.'])
  await expect.element(failure()).not.toBeInTheDocument()
})

test('errors without a sentence of the server have those of the specification', async () => {
  const { calls } = await openChat({
    'POST /api/ai-tutor/session/new': new Response('', { status: 400 }),
  })
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
  const read = Promise.withResolvers<ReturnType<typeof stored>>()
  const { calls } = await openChat(
    { 'GET /api/ai-tutor/session/:id': () => read.promise },
    savedSession(false),
  )
  await expect.poll(said).toEqual([started, 'You: Why?', 'Tutor: So.'])
  await expect.element(page.getByRole('button', { name: 'Quiz me' })).toBeVisible()
  read.resolve(stored(false, ['q1', 'Why?'], ['a1', 'So.'], ['q2', 'And?'], ['a2', 'Also.']))
  await expect.poll(said).toEqual([started, 'You: Why?', 'Tutor: So.', 'You: And?', 'Tutor: Also.'])
  await expect.element(page.getByRole('button', { name: 'Quiz me' })).not.toBeInTheDocument()
  expect(calls.to('POST /api/ai-tutor/session/new')).toEqual([])
})

test('an answer that arrived during a reload is shown', async () => {
  await openChat(
    { 'GET /api/ai-tutor/session/:id': stored(false, ['q1', 'Why?'], ['a1', 'So it is.']) },
    savedSession(true),
  )
  await expect.poll(said).toEqual([started, 'You: Why?', 'Tutor: So it is.'])
})

test('a question whose answer failed during a reload returns to the box', async () => {
  await openChat({ 'GET /api/ai-tutor/session/:id': stored(false) }, savedSession(true))
  await expect.element(box()).toHaveValue('Why?')
  await expect.element(failure()).toMatchTextContent('Failed to send message')
  expect(said()).toEqual([started])
})

const gone = refusal(404, 'Tutor session not found. Please start a new session.')

test.each<[string, object, Response | ReturnType<typeof stored>]>([
  ['the server no longer has', savedSession(false), gone],
  ['the server no longer has, in the middle of an answer,', savedSession(true), gone],
  ['has expired', savedSession(false), { ...stored(false), expiresAt: stamp }],
])('a saved session that %s is replaced without an error', async (_, record, reply) => {
  const { calls } = await openChat({ 'GET /api/ai-tutor/session/:id': reply }, record)
  await expect.poll(() => calls.to('POST /api/ai-tutor/session/new')).toHaveLength(1)
  await expect.poll(said).toEqual([started])
  await expect.element(failure()).not.toBeInTheDocument()
})

test.each([
  ['of another person', savedSession(false, { userId: 'u2' })],
  ['on another topic', savedSession(false, { topicId: 'trees' })],
  ['that is complete', savedSession(false, { isActive: false })],
  ['saved half an hour ago', { ...savedSession(false), timestamp: Date.now() - 30 * 60_000 - 1 }],
  ['that is no session', { session: {} }],
  ['edited by hand', savedSession(false, { messages: [{ id: 'm', role: 'user' }] })],
  [
    'with dates that are none',
    savedSession(false, { messages: [{ ...savedSession(true).session.messages[0], timestamp: 'today' }] }),
  ],
  ['with follow-ups that are none', savedSession(false, { followUps: [7] })],
])('a saved session %s is not restored', async (_, record) => {
  const { calls } = await openChat({}, record)
  await expect.poll(() => calls.to('POST /api/ai-tutor/session/new')).toHaveLength(1)
  await expect.poll(said).toEqual([started])
})

test('a session is saved half a second after its last change, or when the page is left', async () => {
  await openChat({})
  await expect.poll(said).toEqual([started])
  expect(saved()).toBeNull()
  await expect.poll(saved).toContain('What are you stuck on?')
  localStorage.removeItem('capra.tutorSession')
  dispatchEvent(new Event('pagehide'))
  expect(saved()).toBeNull()
})

test('New Session ends the old session and deletes the saved one', async () => {
  const { calls } = await openChat(
    {
      'GET /api/ai-tutor/session/:id': stored(false, ['q1', 'Why?'], ['a1', 'So.']),
      'DELETE /api/ai-tutor/session/:id': { ended: true },
    },
    savedSession(false),
  )
  await expect.poll(said).toHaveLength(3)
  await page.getByRole('button', { name: 'New Session' }).click()
  await expect.poll(said).toEqual([started])
  expect(calls.to('DELETE /api/ai-tutor/session/:id')[0]?.url.pathname).toMatch(/s1$/)
  expect(calls.to('POST /api/ai-tutor/session/new')).toHaveLength(1)
})

test('going back to the topics ends the session and deletes the saved one', async () => {
  const { calls } = await openChat(
    {
      'GET /api/ai-tutor/session/:id': stored(false, ['q1', 'Why?'], ['a1', 'So.']),
      'DELETE /api/ai-tutor/session/:id': { ended: true },
    },
    savedSession(false),
  )
  await expect.poll(said).toHaveLength(3)
  await page.getByRole('button', { name: 'End session and go back to topics' }).click()
  await expect.element(page.getByRole('heading', { name: 'AI Tutor', exact: true })).toBeVisible()
  expect(calls.to('DELETE /api/ai-tutor/session/:id')).toHaveLength(1)
  expect(saved()).toBeNull()
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
