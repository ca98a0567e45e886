import { expect, test } from 'vitest'
import {
  appendText,
  applyStored,
  isSendable,
  openSession,
  revertQuestion,
  startQuestion,
  type TutorSession,
} from './session.ts'

const topic = { id: 'arrays', name: 'Arrays' }
const opened = openSession({ sessionId: 's1', initialMessage: 'Hello' }, topic, 'u1')

/** A session that has had so many questions. */
function after(questionCount: number): TutorSession {
  if (!opened.session) throw new Error('There is a session.')
  return { ...opened.session, questionCount }
}

test('the count is never raised over twenty', () => {
  expect(startQuestion(after(19), 'Why?', 'm1').session?.questionCount).toBe(20)
  expect(startQuestion(after(20), 'Why?', 'm1').session?.questionCount).toBe(20)
})

test('without an answer the session is as it was before', () => {
  const asked = appendText(startQuestion(after(4), 'Why?', 'm1'), 'Beca')
  expect(revertQuestion(asked)).toEqual({ session: after(4) })
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

test('a question that the server is still answering keeps what was written of its answer', () => {
  const timestamp = '2026-01-05T14:00:00.000Z'
  const still = applyStored(appendText(startQuestion(after(3), 'One?', 'm1'), 'Ye'), {
    messages: [
      { id: 'm0', role: 'assistant', content: 'Hello', timestamp },
      { id: 'm1', role: 'user', content: 'One?', timestamp },
    ],
    followUps: [],
    questionCount: 3,
    isSessionComplete: false,
    pending: true,
    lastActivityAt: timestamp,
  })
  expect(still.session?.questionCount).toBe(4)
  expect(still.pending).toMatchObject({ messageId: 'm1', text: 'One?', written: 'Ye', state: 'lost' })
  expect(revertQuestion(still).session).toMatchObject({ messages: [{ id: 'm0' }], questionCount: 3 })
})
