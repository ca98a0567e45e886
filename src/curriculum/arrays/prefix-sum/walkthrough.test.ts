import { expect, test } from 'vitest'
import { expectComputedNumbers } from '../../walkthroughs/computed-numbers.ts'
import { heights, sums, walkthrough } from './walkthrough.ts'

const moves = [2, -2, 3, 1, 2, -1]
const target = 3

function countRuns(values: readonly number[], sum: number): number {
  return values
    .flatMap((_, from) => values.slice(from).map((_, offset) => values.slice(from, from + offset + 1)))
    .filter((run) => run.reduce((total, value) => total + value, 0) === sum).length
}

/** Drops values while the total is above the sum. */
function countByWindow(values: readonly number[], sum: number): number {
  let left = 0
  let total = 0
  let count = 0
  for (const value of values) {
    total += value
    while (total > sum) total -= values[left++]!
    if (total === sum) count++
  }
  return count
}

/** Stops at the first hit from each start. */
function countFirstHits(values: readonly number[], sum: number): number {
  return values.filter((_, from) => {
    let total = 0
    return values.slice(from).some((value) => {
      total += value
      return total === sum
    })
  }).length
}

/** As in the code; the slips are those of the lesson. */
function countByTotals(
  values: readonly number[],
  sum: number,
  slip?: 'starts empty' | 'adds one' | 'stores first',
): number {
  const seen = new Map<number, number>(slip === 'starts empty' ? [] : [[0, 1]])
  let total = 0
  let count = 0
  const store = () => seen.set(total, (seen.get(total) ?? 0) + 1)
  for (const value of values) {
    total += value
    if (slip === 'stores first') store()
    const found = seen.get(total - sum) ?? 0
    count += slip === 'adds one' ? Math.min(found, 1) : found
    if (slip !== 'stores first') store()
  }
  return count
}

test('a window misses runs, and stopping at the first hit is right only by luck', () => {
  expect(countRuns(moves, target)).toBe(4)
  expect(countByTotals(moves, target)).toBe(4)
  expect(countFirstHits(moves, target)).toBe(4)
})

test('stored first, a height is paired with itself only for a gain of 0', () => {
  expect(countByTotals(moves, target, 'stores first')).toBe(4)
  expect(countByTotals(moves, 0, 'stores first')).toBe(countRuns(moves, 0) + moves.length)
})

test('only the last input shows the slip', () => {
  const arrays = [
    [3, 1],
    [1, 2, 3],
    [1, -1, 3],
  ]
  const answers = arrays.map((values) => [countByTotals(values, 3, 'adds one'), countRuns(values, 3)])
  expect(answers).toEqual([
    [1, 1],
    [2, 2],
    [1, 2],
  ])
})

test('every row of the sums is the first one minus what came before', () => {
  for (const { outer, inner, value } of sums) expect(value).toBe(heights[inner + 1]! - heights[outer]!)
})

test('every number of the lesson follows from its input', () => {
  const all = countRuns(moves, target)
  const climbs = [0, 2, 4, 6, 10]
  expect(climbs.some((height) => climbs.includes(height + 5))).toBe(false)
  expectComputedNumbers(walkthrough, [
    ['It finds 2 runs, and there are 4', countByWindow(moves, target), all],
    [
      'of 3, 1, -1 it finds 1 run instead of 2',
      3,
      1,
      1,
      countFirstHits([3, 1, -1], 3),
      countRuns([3, 1, -1], 3),
    ],
    ['15 of the 21 cells', sums.length - moves.length, sums.length],
    ['For 100,000 hours it is about 5 billion', 100_000, Math.round((100_000 * 100_001) / 2 / 1e9)],
    ['from height 3 over 4 to 6', ...heights.slice(3, 6)],
    ['6 + 3 = 9', heights[5]!, target, heights[5]! + target],
    ['From 9', heights[5]! + target],
    ['the answer would be 3 runs', countByTotals(moves, target, 'starts empty')],
    ['2, 2, 2 and 4 cm', 2, 2, 2, 4],
    ['at most 5 cm', 5],
    ['The heights are 0, 2, 4, 6 and 10', ...climbs],
    ['the heights 0, 2, 4, 6 and 10', ...climbs],
  ])
})
