import { expect, test } from 'vitest'
import { patternList } from '#curriculum/pattern-list.ts'
import type { PatternStanding } from '../contract.ts'
import { orderRange } from './range-order.ts'

const known: Record<string, Partial<PatternStanding>> = {
  'two-pointers': { recall: 0.6, due: '2026-12-01T00:00:00Z', lastSeen: '2026-11-01T00:00:00Z' },
  'union-find': { recall: 0.8, due: '2026-12-03T00:00:00Z', lastSeen: '2026-11-01T00:00:00Z' },
  // Named when another one came back, which does not count.
  trie: { recall: null, due: '2026-11-24T00:00:00Z', lastSeen: '2026-11-01T00:00:00Z' },
}
const standings = patternList.map(
  ({ name }) =>
    ({ pattern: name, recall: null, due: null, lastSeen: null, ...known[name] }) as PatternStanding,
)
const names = (order: 'recall' | 'due') =>
  orderRange(standings, order)[0]?.begun.map(({ pattern }) => pattern)

test('by category, every category has its begun patterns and the others', () => {
  const groups = orderRange(standings, 'category')
  expect(groups).toHaveLength(8)
  expect(groups[0]?.begun.map(({ pattern }) => pattern)).toEqual(['two-pointers'])
  expect(groups[0]?.notBegun).toHaveLength(5)
})

test('by recall, the strongest is first', () => {
  expect(names('recall')).toEqual(['union-find', 'two-pointers'])
})

test('by due date, the earliest is first', () => {
  expect(names('due')).toEqual(['two-pointers', 'union-find'])
})

test('a pattern without a counted answer is still to come', () => {
  expect(orderRange(standings, 'due')[0]?.notBegun.map(({ pattern }) => pattern)).toContain('trie')
})
