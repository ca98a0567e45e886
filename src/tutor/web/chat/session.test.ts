import { expect, test } from 'vitest'
import {
  appendText,
  applyStored,
  askRefusal,
  type Chat,
  finishQuestion,
  isSendable,
  openSession,
  resumeSession,
  revertQuestion,
  startQuestion,
} from './session.ts'

const owner = { topicId: 'arrays', topicName: 'Arrays', userId: 'u1' }
const at = (minute: number, id = `id-${minute}`) => ({ now: new Date(Date.UTC(2026, 0, 5, 14, minute)), id })

const opened = openSession({ sessionId: 's1', initialMessage: 'What are you stuck on?' }, owner, at(2))

/** A session that has had so many questions. */
function after(questionCount: number): Chat {
  const { open } = opened
  if (!open) throw new Error('There is a session.')
  return { open: { ...open, session: { ...open.session, questionCount } } }
}

const answer = (questionCount: number, isSessionComplete = false) => ({
  response: 'Because it is sorted.',
  questionCount,
  isSessionComplete,
})

const texts = (chat: Chat) => chat.open?.session.messages.map(({ role, content }) => `${role}: ${content}`)

test('a session starts with the greeting of the server, active and without questions', () => {
  expect(opened.open).toMatchObject({
    sessionId: 's1',
    session: { ...owner, questionCount: 0, isActive: true, createdAt: '2026-01-05T14:02:00.000Z' },
  })
  expect(texts(opened)).toEqual(['assistant: What are you stuck on?'])
})

test('a question and the raised count are there at once', () => {
  const asked = startQuestion(opened, 'Why?', at(3, 'q1'))
  expect(texts(asked)).toEqual(['assistant: What are you stuck on?', 'user: Why?'])
  expect(asked.open?.session.questionCount).toBe(1)
  expect(asked.pending).toMatchObject({ messageId: 'q1', state: 'sent', written: '' })
})

test('the count is never raised over twenty, and nothing is asked at twenty', () => {
  expect(startQuestion(after(19), 'Why?', at(3)).open?.session.questionCount).toBe(20)
  const full = after(20)
  expect(askRefusal(full)).toBe('Session limit reached')
  expect(startQuestion(full, 'Why?', at(3))).toBe(full)
  expect(askRefusal({})).toBe('No active session')
  expect(askRefusal(after(19))).toBeUndefined()
})

test('count and completion are what the server says, whatever was shown meanwhile', () => {
  const asked = startQuestion(after(4), 'Why?', at(3))
  const answered = finishQuestion(asked, answer(9), at(4).now)
  expect(answered.open?.session).toMatchObject({ questionCount: 9, isActive: true })
  expect(answered.pending).toBeUndefined()
  expect(texts(answered)?.at(-1)).toBe('assistant: Because it is sorted.')
  expect(answered.open?.session.messages.at(-1)?.id).toBe('id-3:answer')
  expect(finishQuestion(asked, answer(20, true), at(4).now).open?.session.isActive).toBe(false)
})

test('without an answer the session is as it was before', () => {
  const asked = appendText(startQuestion(after(4), 'Why?', at(3)), 'Beca')
  expect(asked.pending?.written).toBe('Beca')
  expect(revertQuestion(asked)).toEqual(after(4))
})

test.each([
  ['', false],
  [' \n ', false],
  ['a', true],
  ['x'.repeat(1000), true],
  [` ${'x'.repeat(1000)}\n`, true],
  ['x'.repeat(1001), false],
  ['🐐'.repeat(501), false],
])('1 to 1000 characters can be sent (%#)', (text, expected) => {
  expect(isSendable(text)).toBe(expected)
})

const stored = (pending: boolean, ...contents: readonly string[]) => ({
  messages: contents.map((content, index) => ({
    id: `m${index}`,
    role: index % 2 === 0 ? ('assistant' as const) : ('user' as const),
    content,
    timestamp: at(index).now.toISOString(),
  })),
  questionCount: 3,
  isSessionComplete: false,
  pending,
  lastActivityAt: at(9).now.toISOString(),
})

test('the conversation on the server replaces ours', () => {
  const asked = startQuestion(after(3), 'Lost?', at(3))
  const settled = applyStored(asked, stored(false, 'Hello', 'One?', 'Yes'))
  expect(texts(settled)).toEqual(['assistant: Hello', 'user: One?', 'assistant: Yes'])
  expect(settled.pending).toBeUndefined()
  expect(settled.open?.session.questionCount).toBe(3)
})

test('a question that the server is still answering keeps what was written of its answer', () => {
  const asked = appendText(startQuestion(after(3), 'One?', at(3, 'm1')), 'Ye')
  const still = applyStored(asked, stored(true, 'Hello', 'One?'))
  expect(still.open?.session.questionCount).toBe(4)
  expect(still.pending).toMatchObject({ messageId: 'm1', text: 'One?', written: 'Ye', state: 'lost' })
  const back = revertQuestion(still)
  expect(texts(back)).toEqual(['assistant: Hello'])
  expect(back.open?.session.questionCount).toBe(3)
})

test('a session that was saved in the middle of an answer waits for it', () => {
  const { open } = startQuestion(after(3), 'One?', at(3, 'm1'))
  if (!open) throw new Error('There is a session.')
  expect(resumeSession(open).pending).toMatchObject({ messageId: 'm1', text: 'One?', state: 'lost' })
  expect(revertQuestion(resumeSession(open)).open?.session).toMatchObject({ questionCount: 3 })
  expect(resumeSession(open).open).toBe(open)
})

test('a session saved without a pending question waits for nothing', () => {
  const { open } = opened
  expect(open && resumeSession(open)).toEqual({ open })
})
