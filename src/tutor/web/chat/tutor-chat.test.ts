import { expect, test, vi } from 'vitest'
import { findTutorTopic } from '#content/tutor/tutor-topics.ts'
import { ApiError } from '#platform/web/call-api.ts'
import { ConnectionLost } from '#platform/web/stream-api.ts'
import type { OpenSession } from './session.ts'
import type { TutorCalls } from './tutor-calls.ts'
import { createTutorChat } from './tutor-chat.ts'

type Stored = Awaited<ReturnType<TutorCalls['read']>>

const now = new Date('2026-01-05T14:00:00.000Z')
const stamp = now.toISOString()
const refusal = (status: number, message: string, code = 'x') =>
  new ApiError(status, JSON.stringify({ message, code }), '')

function newSession(sessionId: string): Awaited<ReturnType<TutorCalls['open']>> {
  return {
    sessionId,
    initialMessage: 'Hello',
    topicId: 'arrays',
    questionCount: 0,
    maxQuestions: 20,
    isSessionComplete: false,
    expiresAt: stamp,
    answeredBy: { kind: 'coach', name: 'coach' },
  }
}

function reply(questionCount: number): Awaited<ReturnType<TutorCalls['ask']>> {
  return { response: 'So.', questionCount, isSessionComplete: false, maxQuestions: 20, messageId: 'm' }
}

/** What the server has: greeting, then questions and answers in turn. Questions carry the ids given. */
function stored(pending: boolean, ...turns: readonly [id: string, content: string][]): Stored {
  return {
    sessionId: 's1',
    topicId: 'arrays',
    messages: [['hello', 'Hello'] as const, ...turns].map(([id, content], index) => ({
      id,
      role: index % 2 === 0 ? 'assistant' : 'user',
      content,
      timestamp: stamp,
    })),
    questionCount: turns.length >> 1,
    isSessionComplete: false,
    pending,
    lastActivityAt: stamp,
    expiresAt: '2026-01-05T14:30:00.000Z',
  }
}

interface Started {
  calls?: Partial<TutorCalls>
  restored?: OpenSession
  topicId?: string
}

function start({ calls = {}, restored, topicId = 'arrays' }: Started = {}) {
  let opened = 0
  let random = 0
  const all = {
    open: vi.fn(async () => {
      opened += 1
      return newSession(`s${opened}`)
    }),
    ask: vi.fn<TutorCalls['ask']>(async () => reply(1)),
    read: vi.fn<TutorCalls['read']>(async () => stored(false)),
    stop: vi.fn(async () => {}),
    end: vi.fn(),
    ...calls,
  }
  const pauses: number[] = []
  const returned: string[] = []
  const saver = { save: vi.fn(), flush: vi.fn() }
  const chat = createTutorChat({
    topic: findTutorTopic(topicId),
    userId: 'u1',
    calls: all,
    saver,
    restored,
    now: () => now,
    random() {
      random = (random + 0.01) % 1
      return random
    },
    async pause(delayMs, signal) {
      pauses.push(delayMs)
      signal.throwIfAborted()
    },
    onReturned: (text) => returned.push(text),
  })
  const settled = async () => {
    for (let turn = 0; turn < 40; turn += 1) await Promise.resolve()
  }
  const said = () => chat.view().chat.open?.session.messages.map(({ content }) => content)
  chat.begin()
  return { chat, calls: all, pauses, returned, saver, settled, said }
}

test('a new session starts with the greeting', async () => {
  const { chat, calls, settled, said } = start()
  expect(chat.view()).toMatchObject({ isOpening: true })
  await settled()
  expect(calls.open).toHaveBeenCalledWith('arrays', expect.anything())
  expect(said()).toEqual(['Hello'])
  expect(chat.view()).toMatchObject({ isOpening: false, failure: undefined })
})

test('no session is opened without a topic', async () => {
  const { chat, calls, settled } = start({ topicId: 'astrology' })
  await settled()
  expect(chat.view()).toMatchObject({ chat: {}, isOpening: false, failure: { message: 'Topic not found' } })
  chat.reset()
  await settled()
  expect(chat.view().failure).toMatchObject({ detail: 'No topic specified for session reset' })
  expect(calls.open).not.toHaveBeenCalled()
})

test('opening can be tried three more times, each after a longer wait', async () => {
  const { chat, pauses, settled } = start({
    calls: { open: vi.fn(async () => Promise.reject(new TypeError('Failed to fetch'))) },
  })
  await settled()
  expect(chat.view()).toMatchObject({ isOpening: false, failure: { kind: 'network', attempts: 0 } })
  for (const attempts of [1, 2, 3]) {
    chat.retry()
    expect(chat.view().isRetrying).toBe(true)
    await settled()
    expect(chat.view()).toMatchObject({ isRetrying: false, failure: { attempts, offersRetry: attempts < 3 } })
  }
  chat.retry()
  expect(chat.view()).toMatchObject({ isRetrying: false, failure: { detail: 'Cannot retry operation' } })
  expect(pauses.map((ms) => Math.floor(ms / 1000))).toEqual([2, 4, 8])
})

test('a successful retry clears the error', async () => {
  const open = vi
    .fn(async () => newSession('s1'))
    .mockRejectedValueOnce(refusal(503, 'The AI server is away.'))
  const { chat, settled, said } = start({ calls: { open } })
  await settled()
  expect(chat.view().failure).toMatchObject({
    message: 'Server error occurred. Please try again in a moment.',
    detail: 'The AI server is away.',
  })
  chat.retry()
  await settled()
  expect(said()).toEqual(['Hello'])
  expect(chat.view().failure).toBeUndefined()
})

test('errors without a server message use the texts of the specification', async () => {
  const opening = start({ calls: { open: vi.fn(async () => Promise.reject(new ApiError(500, '', 'Bad'))) } })
  await opening.settled()
  expect(opening.chat.view().failure).toMatchObject({
    detail: 'Failed to create session',
    offersRetry: false,
  })
  const sending = start({ calls: { ask: vi.fn(async () => Promise.reject(new ApiError(500, '', 'Bad'))) } })
  await sending.settled()
  sending.chat.send('Why?')
  await sending.settled()
  expect(sending.chat.view().failure).toMatchObject({ message: 'Failed to send message' })
})

test('an answer appears as it is written, with the count from the server', async () => {
  const { promise, resolve } = Promise.withResolvers<ReturnType<typeof reply>>()
  const ask = vi.fn<TutorCalls['ask']>((_, onText) => {
    onText('S')
    onText('o')
    return promise
  })
  const { chat, settled, said } = start({ calls: { ask } })
  await settled()
  chat.send(' Why? ')
  expect(said()).toEqual(['Hello', 'Why?'])
  expect(chat.view().chat.pending).toMatchObject({ written: 'So', state: 'sent' })
  expect(chat.view().chat.open?.session.questionCount).toBe(1)
  chat.send('And this?')
  resolve(reply(7))
  await settled()
  expect(ask).toHaveBeenCalledOnce()
  expect(said()).toEqual(['Hello', 'Why?', 'So.'])
  expect(chat.view().chat).toMatchObject({ open: { session: { questionCount: 7 } } })
})

test('a refused question returns to the box and is not sent again automatically', async () => {
  const { chat, calls, returned, settled, said } = start({
    calls: { ask: vi.fn(async () => Promise.reject(refusal(504, 'The AI server took too long to answer.'))) },
  })
  await settled()
  chat.send('Why?')
  await settled()
  expect(said()).toEqual(['Hello'])
  expect(chat.view().chat.open?.session.questionCount).toBe(0)
  expect(returned).toEqual(['Why?'])
  expect(chat.view().failure).toMatchObject({ kind: 'api', offersRetry: true })
  chat.retry()
  await settled()
  expect(chat.view().failure).toMatchObject({
    detail: 'Message sending cannot be automatically retried. Please try sending your message again.',
    offersRetry: false,
  })
  expect(calls.ask).toHaveBeenCalledOnce()
  chat.dismiss()
  expect(chat.view().failure).toBeUndefined()
})

test('an answer is recovered after the connection breaks', async () => {
  let id = ''
  const ask = vi.fn<TutorCalls['ask']>(async ({ messageId }, onText) => {
    id = messageId
    onText('S')
    throw new ConnectionLost()
  })
  const read = vi
    .fn<TutorCalls['read']>(async () => stored(false, [id, 'Why?'], ['a', 'So it is.']))
    .mockRejectedValueOnce(new TypeError('Failed to fetch'))
    .mockImplementationOnce(async () => stored(true, [id, 'Why?']))
  const { chat, pauses, returned, settled, said } = start({ calls: { ask, read } })
  await settled()
  chat.send('Why?')
  await settled()
  expect(said()).toEqual(['Hello', 'Why?', 'So it is.'])
  expect(chat.view().chat.pending).toBeUndefined()
  expect(chat.view().failure).toBeUndefined()
  expect(pauses).toEqual([1000, 1000])
  expect(returned).toEqual([])
})

test('an answer is recovered after a proxy gives up on it', async () => {
  let id = ''
  const ask = vi.fn<TutorCalls['ask']>(async ({ messageId }) => {
    id = messageId
    throw new ApiError(504, '<h1>Gateway Time-out</h1>', 'Gateway Time-out')
  })
  const read = vi
    .fn<TutorCalls['read']>(async () => stored(false, [id, 'Why?'], ['a', 'So it is.']))
    .mockImplementationOnce(async () => stored(true, [id, 'Why?']))
  const { chat, returned, settled, said } = start({ calls: { ask, read } })
  await settled()
  chat.send('Why?')
  await settled()
  expect(said()).toEqual(['Hello', 'Why?', 'So it is.'])
  expect(chat.view().failure).toBeUndefined()
  expect(returned).toEqual([])
})

test('a question that never arrived is sent again under the same id', async () => {
  const ask = vi.fn<TutorCalls['ask']>().mockRejectedValue(new TypeError('Failed to fetch'))
  const { chat, returned, settled, said } = start({ calls: { ask } })
  await settled()
  for (const text of ['Why?', 'Why?', 'Why not?']) {
    chat.send(text)
    await settled()
  }
  expect(returned).toEqual(['Why?', 'Why?', 'Why not?'])
  expect(said()).toEqual(['Hello'])
  expect(chat.view().failure?.kind).toBe('network')
  const [first, second, third] = ask.mock.calls.map(([{ messageId }]) => messageId)
  expect(second).toBe(first)
  expect(third).not.toBe(first)
})

test('recovery stops when the server stays unreachable', async () => {
  const read = vi.fn(async () => Promise.reject(new TypeError('Failed to fetch')))
  const { chat, returned, settled } = start({
    calls: { ask: vi.fn(async () => Promise.reject(new ConnectionLost())), read },
  })
  await settled()
  chat.send('Why?')
  for (let turn = 0; turn < 10; turn += 1) await settled()
  expect(returned).toEqual(['Why?'])
  expect(chat.view().failure?.kind).toBe('network')
  expect(read.mock.calls.length).toBeGreaterThan(10)
})

test('stopping before the first word returns the question without an error', async () => {
  const { promise, reject } = Promise.withResolvers<never>()
  const stop = vi.fn(async () => {})
  const { chat, returned, settled, said } = start({ calls: { ask: vi.fn(() => promise), stop } })
  await settled()
  chat.send('Why?')
  const messageId = chat.view().chat.pending?.messageId
  chat.stop()
  chat.stop()
  expect(stop.mock.calls).toEqual([['s1', messageId]])
  expect(chat.view().chat.pending?.state).toBe('stopping')
  reject(refusal(200, 'Stopped before the answer began.', 'stopped'))
  await settled()
  expect(said()).toEqual(['Hello'])
  expect(returned).toEqual(['Why?'])
  expect(chat.view().failure).toBeUndefined()
})

test('the page notices that another tab used the last question', async () => {
  const full = { ...stored(false, ['q', 'Last?'], ['a', 'Yes.']), questionCount: 20, isSessionComplete: true }
  const { chat, settled, said } = start({
    calls: {
      ask: vi.fn(async () => Promise.reject(refusal(409, 'Session limit reached'))),
      read: vi.fn(async () => full),
    },
  })
  await settled()
  chat.send('Why?')
  await settled()
  expect(said()).toEqual(['Hello', 'Last?', 'Yes.'])
  expect(chat.view().failure).toBeUndefined()
  chat.send('One more?')
  expect(chat.view().chat.pending).toBeUndefined()
})

/** A session as it was saved, with an answer under way when it was. */
function savedSession(isAnswering: boolean): OpenSession {
  const messages = [
    { id: 'hello', sessionId: 's1', role: 'assistant' as const, content: 'Hello', timestamp: stamp },
    { id: 'q1', sessionId: 's1', role: 'user' as const, content: 'Why?', timestamp: stamp },
    { id: 'a1', sessionId: 's1', role: 'assistant' as const, content: 'So.', timestamp: stamp },
  ]
  return {
    sessionId: 's1',
    session: {
      id: 'x',
      topicId: 'arrays',
      topicName: 'Arrays',
      userId: 'u1',
      messages: isAnswering ? messages.slice(0, 2) : messages,
      questionCount: 1,
      isActive: true,
      createdAt: stamp,
      lastActivityAt: stamp,
    },
  }
}

test('a restored session appears at once and is then updated from the server', async () => {
  const { chat, calls, settled, said } = start({
    restored: savedSession(false),
    calls: {
      read: vi.fn(async () => stored(false, ['q1', 'Why?'], ['a1', 'So.'], ['q2', 'And?'], ['a2', 'Also.'])),
    },
  })
  expect(chat.view().isOpening).toBe(false)
  expect(said()).toEqual(['Hello', 'Why?', 'So.'])
  await settled()
  expect(said()).toEqual(['Hello', 'Why?', 'So.', 'And?', 'Also.'])
  expect(calls.open).not.toHaveBeenCalled()
})

test('an answer that arrived during a reload is shown', async () => {
  const { chat, settled, said } = start({
    restored: savedSession(true),
    calls: { read: vi.fn(async () => stored(false, ['q1', 'Why?'], ['a1', 'So it is.'])) },
  })
  expect(chat.view().chat.pending).toMatchObject({ messageId: 'q1', state: 'lost' })
  await settled()
  expect(said()).toEqual(['Hello', 'Why?', 'So it is.'])
})

test('a question whose answer failed during a reload returns to the box', async () => {
  const { chat, returned, settled, said } = start({ restored: savedSession(true) })
  await settled()
  expect(said()).toEqual(['Hello'])
  expect(returned).toEqual(['Why?'])
  expect(chat.view().failure?.message).toBe('Failed to send message')
})

test.each([true, false])(
  'a session that the server no longer has is replaced, without a word of failure (answering: %s)',
  async (isAnswering) => {
    const { promise, resolve } = Promise.withResolvers<ReturnType<typeof newSession>>()
    const { chat, calls, settled, said } = start({
      restored: savedSession(isAnswering),
      calls: {
        open: vi.fn(() => promise),
        read: vi.fn(async () =>
          Promise.reject(refusal(404, 'Tutor session not found. Please start a new session.')),
        ),
      },
    })
    await settled()
    expect(calls.open).toHaveBeenCalledOnce()
    expect(chat.view()).toMatchObject({ isOpening: true, failure: undefined })
    resolve(newSession('s2'))
    await settled()
    expect(said()).toEqual(['Hello'])
    expect(chat.view().failure).toBeUndefined()
  },
)

test('an expired session is replaced by a new one', async () => {
  const { chat, calls, settled, said } = start({
    restored: savedSession(false),
    calls: {
      open: vi.fn(async () => newSession('s2')),
      read: vi.fn(async () => ({
        ...stored(false, ['q1', 'Why?'], ['a1', 'So.']),
        expiresAt: stamp,
      })),
    },
  })
  await settled()
  expect(calls.open).toHaveBeenCalledOnce()
  expect(chat.view().chat.open?.sessionId).toBe('s2')
  expect(said()).toEqual(['Hello'])
  expect(chat.view().failure).toBeUndefined()
})

test('New Session ends the old session', async () => {
  const { promise } = Promise.withResolvers<never>()
  const { chat, calls, saver, settled, said } = start({ calls: { ask: vi.fn(() => promise) } })
  await settled()
  chat.send('Why?')
  chat.reset()
  expect(chat.view()).toMatchObject({ chat: {}, isOpening: true })
  expect(saver.save).toHaveBeenLastCalledWith(undefined)
  await settled()
  expect(calls.end).toHaveBeenCalledWith('s1')
  expect(chat.view().chat.open?.sessionId).toBe('s2')
  expect(said()).toEqual(['Hello'])
})

test('ending a session deletes it in the browser and on the server', async () => {
  const { chat, calls, saver, settled } = start()
  await settled()
  chat.end()
  expect(calls.end).toHaveBeenCalledWith('s1')
  expect(saver.save).toHaveBeenLastCalledWith(undefined)
  chat.send('Why?')
  expect(chat.view().failure).toMatchObject({ detail: 'No active session' })
})

test('leaving the page keeps the session', async () => {
  const { chat, calls, saver, settled } = start()
  await settled()
  chat.leave()
  expect(saver.flush).toHaveBeenCalledOnce()
  expect(calls.end).not.toHaveBeenCalled()
  expect(saver.save).toHaveBeenLastCalledWith(expect.objectContaining({ sessionId: 's1' }))
})
