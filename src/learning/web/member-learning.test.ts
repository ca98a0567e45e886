import { expect, test, vi } from 'vitest'
import { ApiError } from '#platform/web/call-api.ts'
import { showWaitingAfterMs } from '#platform/web/save-queue.ts'
import type { Result } from '../results.ts'
import { type Learning, mergeLearning, nothingLearned } from '../rules.ts'
import type { SavedLearning } from './learning-source.ts'
import { createLearningSync } from './member-learning.ts'

const offline = new TypeError('Failed to fetch')
const run = { startedAt: '2026-11-01T08:00:00.000Z', step: 1, answers: {} }

/** A server that merges, and fails as told. */
function setUp(failures: readonly (Error | undefined)[] = [], waiting = new Map<string, string>()) {
  const sent: Learning[] = []
  let stored: Learning = nothingLearned
  const onRefused = vi.fn()
  const retries: (() => void)[] = []
  const sync = createLearningSync(
    {
      userId: 'ada',
      async send(learning): Promise<SavedLearning> {
        sent.push(learning)
        const failure = failures[sent.length - 1]
        if (failure) throw failure
        stored = mergeLearning(stored, learning)
        const { lessons, hints, results } = stored
        return { userId: 'ada', lessons: { ...lessons }, hints: { ...hints }, results: { ...results } }
      },
      isStillSignedIn: async () => true,
      onRefused,
    },
    {
      storage: {
        keys: (prefix) => [...waiting.keys()].filter((key) => key.startsWith(prefix)),
        get: (key) => waiting.get(key) ?? null,
        set: (key, text) => waiting.set(key, text),
        remove: (key) => void waiting.delete(key),
      },
      now: () => 1_760_000_000_000,
      random: () => 0.5,
      exclusively: (_, task) => task(),
      schedule(delayMs, task) {
        if (delayMs !== showWaitingAfterMs) retries.push(task)
        return () => {}
      },
    },
  )
  return { ...sync, sent, waiting, retries, onRefused }
}
const settled = () => new Promise((done) => setTimeout(done))

test('an opened hint is shown at once and saved', async () => {
  const { source, sent, waiting } = setUp()
  source.openHint(15, 1)
  expect(source.read().hints).toEqual({ 15: 1 })
  await settled()
  source.openHint(15, 2)
  await settled()
  expect(sent).toEqual([
    { ...nothingLearned, hints: { 15: 1 } },
    { ...nothingLearned, hints: { 15: 2 } },
  ])
  expect(waiting.size).toBe(0)
  expect(source.read()).toMatchObject({ hints: { 15: 2 }, isWaiting: false })
})

test('without network, steps and hints wait in the browser, also for the next visit', async () => {
  const first = setUp([offline, offline])
  first.source.saveLesson('trie', run)
  await settled()
  first.source.saveLesson('trie', { ...run, step: 2 })
  first.source.openHint(1, 1)
  await settled()
  expect(first.source.read()).toMatchObject({
    lessons: { trie: { step: 2 } },
    hints: { 1: 1 },
    isWaiting: true,
  })
  expect(first.waiting.size).toBe(2)

  const next = setUp([], first.waiting)
  next.saveWaiting()
  expect(next.source.read()).toMatchObject({ lessons: { trie: { step: 2 } }, hints: { 1: 1 } })
  await settled()
  expect(next.sent).toEqual([{ lessons: { trie: { ...run, step: 2 } }, hints: { 1: 1 }, results: {} }])
  expect(next.waiting.size).toBe(0)
})

test('what another device did is added, and an older reply takes nothing back', async () => {
  const { source } = setUp()
  source.openHint(15, 3)
  source.saveLesson('trie', { ...run, answers: { why: 1 } })
  await settled()
  source.adopt({
    userId: 'ada',
    lessons: { trie: { ...run, step: 0, answers: { cost: 2 } } },
    hints: { 15: 1, 70: 4 },
    results: {},
  })
  expect(source.read()).toMatchObject({
    lessons: { trie: { step: 1, answers: { why: 1, cost: 2 } } },
    hints: { 15: 3, 70: 4 },
  })
})

test('each result waits and is sent on its own, and a reply without results takes none back', async () => {
  const { source, sent, waiting, retries } = setUp([offline])
  const driven: Result = { kind: 'drive', at: run.startedAt, input: 'a1', acts: 9, right: 9 }
  const passed: Result = { kind: 'build', at: run.startedAt, rung: 'write', language: 'cpp' }
  source.saveResult('trie', driven)
  source.saveResult('trie', passed)
  await settled()
  expect(waiting.size).toBe(2)
  expect(source.read().results.trie).toEqual([passed, driven])
  for (const retry of retries) retry()
  await settled()
  expect(sent.at(-1)?.results).toEqual({ trie: [passed, driven] })
  expect(waiting.size).toBe(0)
  const earlier: Partial<SavedLearning> = { userId: 'ada', lessons: {}, hints: {} }
  source.adopt(earlier as SavedLearning)
  expect(source.read().results.trie).toEqual([passed, driven])
})

test('what was stored for another person is not shown', () => {
  const { source } = setUp()
  source.adopt({ userId: 'bob', ...nothingLearned, hints: { 15: 1 } })
  expect(source.read().hints).toEqual({})
})

test('a refusal is reported, and what is refused does not block the others', async () => {
  const refusal = new ApiError(400, '{"message":"No."}', '')
  const { source, onRefused, waiting } = setUp([refusal])
  source.openHint(15, 1)
  await settled()
  expect(onRefused).toHaveBeenCalledWith('No.', false)
  source.openHint(1, 1)
  await settled()
  expect(waiting.size).toBe(0)
})
