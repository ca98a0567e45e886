import { expect, test } from 'vitest'
import { createWaitingTicks, type TextStorage } from './waiting-ticks.ts'

function memoryStorage(): TextStorage & { texts: Map<string, string> } {
  const texts = new Map<string, string>()
  return {
    texts,
    keys: (prefix) => [...texts.keys()].filter((key) => key.startsWith(prefix)),
    get: (key) => texts.get(key) ?? null,
    set: (key, text) => Boolean(texts.set(key, text)),
    remove: (key) => void texts.delete(key),
  }
}

const fixedClock = { now: () => 1_760_000_000_000, random: () => 0.5 }
const pairs = (ticks: { problem: number; solved: boolean }[]) =>
  ticks.map(({ problem, solved }) => [problem, solved])

test('unsaved ticks survive a reload', () => {
  const storage = memoryStorage()
  createWaitingTicks(storage, 'ada', fixedClock).put(3, true)

  const reloaded = createWaitingTicks(storage, 'ada', fixedClock)
  expect(pairs(reloaded.read())).toEqual([[3, true]])
})

test('another person in the same browser does not get them, whatever their ids look like', () => {
  const storage = memoryStorage()
  createWaitingTicks(storage, 'ada', fixedClock).put(3, true)
  createWaitingTicks(storage, 'ada.9', fixedClock).put(1, true)

  expect(createWaitingTicks(storage, 'grace', fixedClock).read()).toEqual([])
  expect(createWaitingTicks(storage, 'ada', fixedClock).read()).toHaveLength(1)
  expect(createWaitingTicks(storage, 'ad', fixedClock).read()).toEqual([])
})

test('the last tick of a problem counts, even within one millisecond or after the clock was set back', () => {
  const storage = memoryStorage()
  createWaitingTicks(storage, 'ada', fixedClock).put(3, true)
  const earlier = createWaitingTicks(storage, 'ada', { now: () => 5, random: () => 0 })
  earlier.put(3, false)
  expect(pairs(earlier.read())).toEqual([[3, false]])
  earlier.put(3, true)
  expect(pairs(earlier.read())).toEqual([[3, true]])
  expect(storage.texts.size).toBe(1)
})

test('confirming sent ticks keeps a tick made in the meantime', () => {
  const ticks = createWaitingTicks(memoryStorage(), 'ada', fixedClock)
  ticks.put(3, true)
  ticks.put(4, true)
  const sent = ticks.read()
  ticks.put(3, false)

  ticks.settle(sent)
  expect(pairs(ticks.read())).toEqual([[3, false]])
})

test('ticks last while the page is open when the browser stores nothing', () => {
  const refusing: TextStorage = { keys: () => [], get: () => null, set: () => false, remove: () => {} }
  const ticks = createWaitingTicks(refusing, 'ada', fixedClock)
  ticks.put(3, true)
  expect(pairs(ticks.read())).toEqual([[3, true]])
  ticks.settle(ticks.read())
  expect(ticks.read()).toEqual([])
})

test('unknown or invalid keys are ignored', () => {
  const storage = memoryStorage()
  for (const key of ['x.a', '1', '1.', '-1.a', '', '1.2.3.a', '1.a'])
    storage.set(`capra.waitingTicks.ada.${key}`, key === '1.a' ? 'yes' : '1')
  expect(createWaitingTicks(storage, 'ada', fixedClock).read()).toEqual([])
})
