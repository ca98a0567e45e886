import { picklist, string } from 'valibot'
import { expect, test, vi } from 'vitest'
import { createWaitingItems, type TextStorage } from './waiting-items.ts'

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
const pairs = (items: readonly { id: string; value: unknown }[]) => items.map(({ id, value }) => [id, value])
const schema = picklist([0, 1])
const createTicks = (storage: TextStorage, userId: string, clock = fixedClock) =>
  createWaitingItems({ prefix: 'waiting.', userId, schema, isReplaced: true, storage, ...clock })

test('unsaved ticks survive a reload', () => {
  const storage = memoryStorage()
  createTicks(storage, 'ada').put('3', 1)

  const reloaded = createTicks(storage, 'ada')
  expect(pairs(reloaded.read())).toEqual([['3', 1]])
})

test('another person in the same browser does not get them, whatever their ids look like', () => {
  const storage = memoryStorage()
  createTicks(storage, 'ada').put('3', 1)
  createTicks(storage, 'ada.9').put('1', 1)

  expect(createTicks(storage, 'grace').read()).toEqual([])
  expect(createTicks(storage, 'ada').read()).toHaveLength(1)
  expect(createTicks(storage, 'ad').read()).toEqual([])
})

test('the last tick of a problem counts, even within one millisecond or after the clock was set back', () => {
  const storage = memoryStorage()
  createTicks(storage, 'ada').put('3', 1)
  const earlier = createTicks(storage, 'ada', { now: () => 5, random: () => 0 })
  earlier.put('3', 0)
  expect(pairs(earlier.read())).toEqual([['3', 0]])
  earlier.put('3', 1)
  expect(pairs(earlier.read())).toEqual([['3', 1]])
  expect(storage.texts.size).toBe(1)
})

test('confirming sent ticks keeps a tick made in the meantime', () => {
  const ticks = createTicks(memoryStorage(), 'ada')
  ticks.put('3', 1)
  ticks.put('4', 1)
  const sent = ticks.read()
  ticks.put('3', 0)

  ticks.settle(sent)
  expect(pairs(ticks.read())).toEqual([['3', 0]])
})

test('values that are written once need no stamp, and come in the order of their IDs', () => {
  const storage = memoryStorage()
  const create = () =>
    createWaitingItems({
      prefix: 'waiting.',
      userId: 'ada',
      schema: string(),
      isReplaced: false,
      storage,
      ...fixedClock,
    })
  create().put('b', 'second')
  create().put('a', 'first')
  expect([...storage.texts]).toContainEqual(['waiting.ada.a', '"first"'])
  expect(pairs(create().read())).toEqual([
    ['a', 'first'],
    ['b', 'second'],
  ])
  create().settle(create().read().slice(0, 1))
  expect(pairs(create().read())).toEqual([['b', 'second']])
})

test('unknown or invalid keys are ignored', () => {
  vi.spyOn(console, 'warn').mockReturnValue()
  const storage = memoryStorage()
  for (const key of ['1', '1.', '', '1.2.3.a', '1.a'])
    storage.set(`waiting.ada.${key}`, key === '1.a' ? 'yes' : '1')
  expect(createTicks(storage, 'ada').read()).toEqual([])
})
