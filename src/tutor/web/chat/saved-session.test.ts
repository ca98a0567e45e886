import { expect, test, vi } from 'vitest'
import { draftRecord, readDraft } from './Composer.tsx'
import { createSessionSaver, readSavedSession } from './saved-session.ts'
import { finishQuestion, type OpenSession, openSession, startQuestion } from './session.ts'

const minute = 60_000
const now = Date.UTC(2026, 0, 5, 14)
const wanted = { topicId: 'arrays', userId: 'u1', now }
const moment = { now: new Date(now), id: 'm1' }

const fresh = openSession(
  { sessionId: 's1', initialMessage: 'Hello' },
  { topicId: 'arrays', topicName: 'Arrays', userId: 'u1' },
  moment,
)
const open = opened(fresh)
const record = (minutesAgo = 0, change: object = {}) =>
  JSON.stringify({ ...open, timestamp: now - minutesAgo * minute, ...change })

function opened({ open: session }: { open?: OpenSession }): OpenSession {
  if (!session) throw new Error('There is a session.')
  return session
}

test('a saved session is restored for thirty minutes', () => {
  expect(readSavedSession(record(0), wanted)).toEqual(open)
  expect(readSavedSession(record(30), wanted)).toEqual(open)
  expect(readSavedSession(record(30.01), wanted)).toBeUndefined()
})

test('a session of another topic or person, or a finished one, is not restored', () => {
  expect(readSavedSession(record(), { ...wanted, topicId: 'trees' })).toBeUndefined()
  expect(readSavedSession(record(), { ...wanted, userId: 'u2' })).toBeUndefined()
  const asked = startQuestion(fresh, 'Why?', moment)
  const over = opened(
    finishQuestion(asked, { response: 'So.', questionCount: 20, isSessionComplete: true }, moment.now),
  )
  expect(readSavedSession(JSON.stringify({ ...over, timestamp: now }), wanted)).toBeUndefined()
})

test.each([
  null,
  '',
  '{',
  'null',
  '[]',
  '{"session":{}}',
  record(0, { sessionId: 7 }),
  record(0, { timestamp: 'now' }),
  record(0, { session: { ...open.session, messages: [{ id: 'm', role: 'user' }] } }),
  record(0, {
    session: { ...open.session, messages: [{ ...open.session.messages[0], timestamp: 'today' }] },
  }),
])('what is no saved session is none (%#)', (text) => {
  expect(readSavedSession(text, wanted)).toBeUndefined()
})

/** A clock that moves only when a test moves it. */
function startClock() {
  let time = 0
  let tasks: { at: number; task: () => void }[] = []
  return {
    now: () => time,
    later(delayMs: number, task: () => void) {
      const waiting = { at: time + delayMs, task }
      tasks.push(waiting)
      return () => {
        tasks = tasks.filter((other) => other !== waiting)
      }
    },
    pass(ms: number) {
      time += ms
      const due = tasks.filter(({ at }) => at <= time)
      tasks = tasks.filter(({ at }) => at > time)
      for (const { task } of due) task()
    },
  }
}

test('a session is saved 500 ms after its last change', () => {
  const clock = startClock()
  const storage = { write: vi.fn(), clear: vi.fn() }
  const saver = createSessionSaver(storage, clock)
  saver.save(open)
  clock.pass(400)
  saver.save({ ...open, sessionId: 's2' })
  clock.pass(499)
  expect(storage.write).not.toHaveBeenCalled()
  clock.pass(1)
  expect(storage.write.mock.calls.map(([text]) => JSON.parse(text))).toEqual([
    { ...open, sessionId: 's2', timestamp: 900 },
  ])
})

test('clearing the session deletes the saved one at once', () => {
  const clock = startClock()
  const storage = { write: vi.fn(), clear: vi.fn() }
  const saver = createSessionSaver(storage, clock)
  saver.save(open)
  saver.save(undefined)
  expect(storage.clear).toHaveBeenCalledOnce()
  clock.pass(1000)
  saver.flush()
  expect(storage.write).not.toHaveBeenCalled()
})

test('leaving the page saves at once, and only once', () => {
  const clock = startClock()
  const storage = { write: vi.fn(), clear: vi.fn() }
  const saver = createSessionSaver(storage, clock)
  saver.save(open)
  saver.flush()
  clock.pass(1000)
  expect(storage.write).toHaveBeenCalledOnce()
})

test('a draft is restored with its line breaks', () => {
  const record = draftRecord('s1', 'Why\n\nsort?')
  expect(readDraft(record ?? null, 's1')).toBe('Why\n\nsort?')
})

test('the draft of another session is not restored', () => {
  const record = draftRecord('s12', 'Why sort?')
  expect(readDraft(record ?? null, 's1')).toBe('')
  expect(readDraft(null, 's1')).toBe('')
})

test('an empty draft is not saved', () => {
  expect(draftRecord('s1', '')).toBeUndefined()
})

test('a very long draft is shortened, to more than can be sent', () => {
  const kept = readDraft(draftRecord('s1', 'x'.repeat(100_000)) ?? null, 's1')
  expect(kept).toBe('x'.repeat(4000))
})
