import { expect, test } from 'vitest'
import { expectComputedNumbers } from '../../walkthroughs/computed-numbers.ts'
import type { CacheCall } from './lru-cache-list.ts'
import { calls, lastUses, walkthrough } from './walkthrough.ts'

interface Entry {
  readonly key: number
  readonly value: number
  readonly put: number
  readonly used: number
  readonly uses: number
}

/** Removes the entry with the least rank when a new key needs room, or, with the slip, at every put into a full cache. */
function run(list: readonly CacheCall[], rank: (entry: Entry) => number, slips = false) {
  let entries: Entry[] = []
  const answers: number[] = []
  for (const [at, call] of list.entries()) {
    const known = entries.find(({ key }) => key === call.key)
    if (call.name === 'get') answers.push(known?.value ?? -1)
    if (call.name === 'get' && !known) continue
    if (call.name === 'put' && (slips || !known) && entries.length === 2) {
      const leaving = entries.reduce((a, b) => (rank(b) < rank(a) ? b : a))
      entries = entries.filter((entry) => entry !== leaving)
    }
    const { put, uses } = known ?? { put: at, uses: 0 }
    const value = call.name === 'put' ? call.value : known!.value
    entries = [
      ...entries.filter(({ key }) => key !== call.key),
      { key: call.key, value, put, used: at, uses: uses + 1 },
    ]
  }
  return { answers, keys: entries.map(({ key }) => key).toSorted() }
}

const put = (key: number): CacheCall => ({ name: 'put', key, value: 10 * key })
const get = (key: number): CacheCall => ({ name: 'get', key })

const leastRecent = ({ used }: Entry) => used
const firstPut = (entry: Entry) => entry.put
const fewestUses = ({ uses }: Entry) => uses

test('book 2 is the least recently used, and first opened, first closed removes book 1', () => {
  expect(run(calls.slice(0, 4), leastRecent).keys).toEqual([1, 3])
  expect(run(calls.slice(0, 5), leastRecent).answers).toEqual([10, -1])
  expect(run(calls.slice(0, 4), firstPut).keys).toEqual([2, 3])
  expect(run(calls.slice(0, 5), firstPut).answers).toEqual([10, 20])
})

test('counting uses is right here by luck', () => {
  expect(run(calls.slice(0, 4), fewestUses).keys).toEqual([1, 3])
  const others = [put(1), get(1), put(2), put(3)]
  expect(run(others, fewestUses).keys).toEqual([1, 3])
  expect(run(others, leastRecent).keys).toEqual([2, 3])
  // A book with many uses leaves late, but it does leave.
  expect(run([...others, get(3), get(3), put(4)], fewestUses).keys).toEqual([3, 4])
})

test('each call changes one time at most, to the latest', () => {
  for (const [at, uses] of lastUses.entries()) {
    const before = lastUses[at - 1]
    const changed = [...uses].filter(([key, time]) => before?.get(key) !== time)
    expect(changed.length).toBeLessThanOrEqual(1)
    for (const [, time] of changed) expect(time).toBe(at + 1)
  }
  expect([...lastUses[2]!.values()]).toEqual(expect.arrayContaining([2, 3]))
})

test('only putting a known key into a full cache shows the slip', () => {
  const inputs = [
    [put(1), put(2), put(3)],
    [put(1), put(1), put(2)],
    [put(1), put(2), put(2)],
  ]
  const shows = inputs.map(
    (list) => run(list, leastRecent, true).keys.join() !== run(list, leastRecent).keys.join(),
  )
  expect(shows).toEqual([false, false, true])
  expect(run([...inputs[2]!, get(1)], leastRecent, true).answers).toEqual([-1])
})

test('moving what is read removes the wrong notice', () => {
  const notices = [put(1), put(2), get(1), put(3)]
  expect(run(notices, leastRecent).keys).not.toContain(2)
  expect(run(notices, firstPut).keys).not.toContain(1)
})

test('every number of the lesson follows from its input', () => {
  expectComputedNumbers(walkthrough, [
    ['With room for 100,000 books that is 100,000 times', 100_000, 100_000],
  ])
})
