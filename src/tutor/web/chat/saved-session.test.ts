import { expect, test, vi } from 'vitest'
import { createSessionSaver, readSavedSession } from './saved-session.ts'
import { finishQuestion, type OpenSession, openSession, startQuestion } from './session.ts'
import { draftRecord, readDraft } from './use-draft.ts'

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

test('a session is gone on with for thirty minutes', () => {
  expect(readSavedSession(record(0), wanted)).toEqual(open)
  expect(readSavedSession(record(30), wanted)).toEqual(open)
  expect(readSavedSession(record(30.01), wanted)).toBeUndefined()
})

test('another topic, another person or a session that is over is not gone on with', () => {
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

/** A clock that stands still until it is moved. */
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
  const place = { write: vi.fn(), clear: vi.fn() }
  const saver = createSessionSaver(place, clock)
  saver.keep(open)
  clock.pass(400)
  saver.keep({ ...open, sessionId: 's2' })
  clock.pass(499)
  expect(place.write).not.toHaveBeenCalled()
  clock.pass(1)
  expect(place.write.mock.calls.map(([text]) => JSON.parse(text))).toEqual([
    { ...open, sessionId: 's2', timestamp: 900 },
  ])
})

test('without a session what was saved goes at once, and nothing comes after it', () => {
  const clock = startClock()
  const place = { write: vi.fn(), clear: vi.fn() }
  const saver = createSessionSaver(place, clock)
  saver.keep(open)
  saver.keep(undefined)
  expect(place.clear).toHaveBeenCalledOnce()
  clock.pass(1000)
  saver.flush()
  expect(place.write).not.toHaveBeenCalled()
})

test('a page that is being left saves at once, and once', () => {
  const clock = startClock()
  const place = { write: vi.fn(), clear: vi.fn() }
  const saver = createSessionSaver(place, clock)
  saver.keep(open)
  saver.flush()
  clock.pass(1000)
  expect(place.write).toHaveBeenCalledOnce()
})

test('what is kept of a draft is read again, lines and all', () => {
  const record = draftRecord('s1', 'Why\n\nsort?')
  expect(readDraft(record ?? null, 's1')).toBe('Why\n\nsort?')
})

test('a draft of another session is not taken over', () => {
  const record = draftRecord('s12', 'Why sort?')
  expect(readDraft(record ?? null, 's1')).toBe('')
  expect(readDraft(null, 's1')).toBe('')
})

test('nothing typed keeps nothing', () => {
  expect(draftRecord('s1', '')).toBeUndefined()
})

test('of an endless text only the beginning is kept, and it is more than can be sent', () => {
  const kept = readDraft(draftRecord('s1', 'x'.repeat(100_000)) ?? null, 's1')
  expect(kept).toBe('x'.repeat(4000))
})
