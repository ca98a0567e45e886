import { defineDemo } from '#algorithms/demo.ts'
import { type Operation, operationList } from '#algorithms/fields/operations.ts'
import { randomWholeNumber, wholeNumber } from '#algorithms/input-fields.ts'
import { runCache } from './algorithm.ts'
import type { CacheCall } from './lru-cache-list.ts'

interface CacheInput extends Record<string, unknown> {
  readonly capacity: number
  readonly calls: readonly Operation[]
}

const range = { min: 0, max: 99 }
const maxCalls = 8

export const demo = defineDemo<CacheInput>({
  fields: {
    capacity: wholeNumber({ label: 'Capacity', min: 1, max: 4 }),
    calls: operationList({
      label: 'Calls',
      kinds: [
        { name: 'put', numbers: [range, range] },
        { name: 'get', numbers: [range] },
      ],
      example: 'put 1 10, get 1',
      maxOperations: maxCalls,
    }),
  },
  presets: [
    {
      name: 'From the lesson',
      input: { capacity: 2, calls: [put(1, 10), put(2, 20), get(1), put(3, 30), get(2), get(3)] },
    },
    {
      name: 'A key twice',
      input: { capacity: 2, calls: [put(1, 10), put(2, 20), put(1, 15), put(3, 30), get(1), get(2)] },
    },
    { name: 'Room for one', input: { capacity: 1, calls: [put(1, 10), get(1), put(2, 20), get(1)] } },
    { name: 'Never full', input: { capacity: 4, calls: [put(0, 0), put(7, 70), get(0), get(7)] } },
    { name: 'Only misses', input: { capacity: 2, calls: [get(1), get(2)] } },
    { name: 'No calls', input: { capacity: 3, calls: [] } },
  ],
  legend: [
    { role: 'active', means: 'newest, current call' },
    { role: 'compare', means: 'unlinked' },
    { role: 'default', means: 'cached, or to come' },
    { role: 'visited', means: 'a sentinel' },
    { role: 'settled', means: 'answered' },
    { role: 'result', means: 'found' },
  ],
  trace: ({ capacity, calls }) => runCache(capacity, calls.map(toCall)),
  subtitle: ({ capacity }) => `A cache with room for ${capacity} that evicts the least recently used key`,
  /** Few keys, so that some are found again and others have gone. */
  random(next) {
    const capacity = randomWholeNumber(next, { min: 2, max: 3 })
    const calls: Operation[] = []
    while (calls.length < maxCalls) {
      const key = randomWholeNumber(next, { min: 1, max: capacity + 1 })
      const isPut = calls.length < 2 || next() < 0.5
      calls.push(isPut ? put(key, randomWholeNumber(next, { min: 10, max: 99 })) : get(key))
    }
    return { capacity, calls }
  },
})

export function put(key: number, value: number): Operation {
  return { name: 'put', numbers: [key, value] }
}

export function get(key: number): Operation {
  return { name: 'get', numbers: [key] }
}

export function toCall({ name, numbers }: Operation): CacheCall {
  const [key = 0, value = 0] = numbers
  return name === 'put' ? { name: 'put', key, value } : { name: 'get', key }
}
