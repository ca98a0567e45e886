import { expect, test } from 'vitest'
import { patternList } from '#curriculum/pattern-list.ts'
import { findNames } from './find-names.ts'

const foundFor = (typed: string) => findNames(typed).found.map(({ name }) => name)

test.each([
  ['slid', ['sliding-window', 'string-sliding-window']],
  ['prefix', ['prefix-sum', 'trie']],
  ['BFS', ['breadth-first-search']],
  ['dijkstra', ['shortest-path-and-mst']],
  ['kadane', ['prefix-sum']],
  ['  union find ', ['union-find']],
])('%j finds first what it most likely means', (typed, expected) => {
  expect(foundFor(typed).slice(0, expected.length)).toEqual(expected)
})

test('a category finds its patterns', () => {
  expect(foundFor('linked lists')).toEqual(
    expect.arrayContaining(['linked-list-manipulation', 'linked-list-design']),
  )
})

test.each(['', 'slid', 'no such thing'])('every pattern stays in the list for %j', (typed) => {
  const { found, others } = findNames(typed)
  expect(new Set([...found, ...others]).size).toBe(patternList.length)
})
