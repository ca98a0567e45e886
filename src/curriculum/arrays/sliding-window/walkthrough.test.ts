import { expect, test } from 'vitest'
import { expectComputedNumbers } from '../../walkthroughs/computed-numbers.ts'
import { isRepeat, reads, walkthrough } from './walkthrough.ts'

const coins = [3, 8, 1, 2, 6, 5, 4, 1]
const size = 3

const add = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0)

function sumsOf(values: readonly number[], length: number): number[] {
  return values.slice(length - 1).map((_, start) => add(values.slice(start, start + length)))
}

function indexOfMost(values: readonly number[], length: number): number {
  const sums = sumsOf(values, length)
  return sums.indexOf(Math.max(...sums))
}

/** As in the code, with `best` starting at 0. */
function startFromZero(values: readonly number[], length: number): number {
  let best = 0
  let start = 0
  for (const [index, sum] of sumsOf(values, length).entries()) {
    if (index > 0 && sum > best) {
      best = sum
      start = index
    }
  }
  return start
}

function aroundTheBest(): number {
  let from = coins.indexOf(Math.max(...coins))
  let to = from
  while (to - from + 1 < size) {
    if ((coins[from - 1] ?? 0) >= (coins[to + 1] ?? 0)) from--
    else to++
  }
  return add(coins.slice(from, to + 1))
}

function countRuns(values: readonly number[], target: number): number {
  return values
    .flatMap((_, from) => values.slice(from).map((_, offset) => add(values.slice(from, from + offset + 1))))
    .filter((sum) => sum === target).length
}

/** Shrinks while the total is above the target. */
function countByWindow(values: readonly number[], target: number): number {
  let left = 0
  let total = 0
  let count = 0
  for (const value of values) {
    total += value
    while (total > target) total -= values[left++]!
    if (total === target) count++
  }
  return count
}

test('the first tries give less than the best', () => {
  expect(sumsOf(coins, size)).toEqual([12, 11, 9, 13, 15, 10])
  expect(indexOfMost(coins, size)).toBe(4)
  expect(indexOfMost([9, 1, 9, 0], 3)).toBe(0)
})

test('the window of free length that has too much is the one that the method comes to', () => {
  const limit = 10
  const before: number[][] = []
  let left = 0
  for (const right of coins.keys()) {
    const window = () => coins.slice(left, right + 1)
    if (add(window()) > limit) before.push(window())
    while (add(window()) > limit) left++
    if (right === 5) expect(window()).toEqual([5])
  }
  expect(before).toContainEqual([1, 2, 6, 5])
})

test('only the second array shows that best must not start at 0', () => {
  const arrays = [
    [2, 1, 5],
    [-4, -2, -1],
    [-1, -2, -4],
  ]
  expect(arrays.map((values) => startFromZero(values, 2) !== indexOfMost(values, 2))).toEqual([
    false,
    true,
    false,
  ])
})

test('every number of the lesson follows from its input', () => {
  const sums = sumsOf(coins, size)
  const most = Math.max(...sums)
  const repeats = reads.filter(isRepeat).length
  const costs = [3, -2, 3, 1]
  expect(countByWindow(costs, 4)).toBe(1)
  expectComputedNumbers(walkthrough, [
    ['It earns 12, and 15 is possible', aroundTheBest(), most],
    ['It earns 13, and 15 is possible', Math.max(sums[0]!, sums[3]!), most],
    ['The blocks earn 12 and 13', sums[0]!, sums[3]!],
    ['It begins at hour 4 and earns 15', indexOfMost(coins, size), most],
    ['3 + 8 + 1 = 12', 3, 8, 1, sums[0]!],
    ['2 + 6 + 5 = 13', 2, 6, 5, sums[3]!],
    ['6 + 5 + 4 = 15', 6, 5, 4, most],
    ['as in 9, 1, 9', 9, 1, 9],
    ['10 of the 18 reads', repeats, reads.length],
    [
      'With 100,000 values and k = 1,000, it is 99 million',
      100_000,
      1000,
      Math.round(((100_000 - 999) * 1000) / 1e6),
    ],
    ['The total of the first window is 12', sums[0]!],
    ['12 + 2', sums[0]!, coins[3]!],
    ['14 is the sum of four hours', add(coins.slice(0, 4))],
    ['the right total, 11', sums[1]!],
    ['They are in the 12 already', sums[0]!],
    ['12 - 3 + 2', sums[0]!, coins[0]!, coins[3]!],
    ['begin with 12, 11 and 9', ...sums.slice(0, 3)],
    ['go on with 13 and 15', ...sums.slice(3, 5)],
    ['at most 10 coins', 10],
    ['1, 2, 6 and 5 make 14', ...coins.slice(2, 6), add(coins.slice(2, 6))],
    ['at most 10', 10],
    ['2 + 6 + 5 = 13 is still', 2, 6, 5, 2 + 6 + 5],
    ['windows of 1,000 values', 1000],
    ['5 + 4 = 9', 5, 4, 5 + 4],
    ['The sums are -6 and -3', ...sumsOf([-4, -2, -1], 2).map(Math.abs)],
    ['The sums are -3 and -6', ...sumsOf([-1, -2, -4], 2).map(Math.abs)],
    ['3 - 2 + 3 = 4', 3, 2, 3, 3 - 2 + 3],
    ['3 + 1 = 4', 3, 1, 3 + 1],
    ['7 - 3', coins.length - 1, size],
    ['2, which is all of them', countRuns(costs, 4)],
  ])
})
