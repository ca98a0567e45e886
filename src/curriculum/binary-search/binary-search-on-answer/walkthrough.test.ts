import { expect, test } from 'vitest'
import { expectComputedNumbers } from '../../walkthroughs/computed-numbers.ts'
import { looks, walkthrough } from './walkthrough.ts'

const piles = [3, 8, 10, 6]
const hours = 7
const speeds = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
const timesAt = (values: readonly number[], speed: number) => values.map((pile) => Math.ceil(pile / speed))
const timeAt = (values: readonly number[], speed: number) => sum(timesAt(values, speed))

/** Tries every speed, from the least. */
function leastOf(values: readonly number[], allowed: number): number {
  let speed = 1
  while (timeAt(values, speed) > allowed) speed++
  return speed
}

/** As in the lesson; `dropsMiddle` is the slip of the code. */
function halve(values: readonly number[], allowed: number, dropsMiddle = false) {
  const tested: number[] = []
  let lo = 1
  let hi = Math.max(...values)
  while (lo < hi) {
    const mid = Math.floor((lo + hi) / 2)
    tested.push(mid)
    if (timeAt(values, mid) > allowed) lo = mid + 1
    else hi = dropsMiddle ? mid - 1 : mid
  }
  return { speed: lo, tested }
}

/** The piles after this many turns, in each of which the largest loses half. */
function halveLargest(values: readonly number[], turns: number): readonly number[] {
  if (turns === 0) return values
  const largest = values.indexOf(Math.max(...values))
  return halveLargest(
    values.map((value, index) => (index === largest ? value - Math.floor(value / 2) : value)),
    turns - 1,
  )
}

test('5 is the least speed, and the first tries miss it', () => {
  expect(leastOf(piles, hours)).toBe(5)
  expect(halve(piles, hours)).toEqual({ speed: 5, tested: [5, 3, 4] })
  expect(Math.ceil(sum(piles) / hours)).toBe(4)
  expect(timeAt(piles, 4)).toBe(8)
  expect([1, 2, 4, 8].find((speed) => timeAt(piles, speed) <= hours)).toBe(8)
  expect(piles.filter((pile) => pile % 4 !== 0)).toEqual([3, 10, 6])
})

test('the table has the hours of every speed, and they never grow', () => {
  const totals = speeds.map((speed) => timeAt(piles, speed))
  expect(looks.filter(({ outer }) => outer === piles.length).map(({ value }) => value)).toEqual(totals)
  expect(totals).toEqual(totals.toSorted((a, b) => b - a))
})

test('every wrong option is wrong for the reason it gives', () => {
  expect(leastOf(piles, 8)).toBe(4)
  expect(leastOf(piles, 14)).toBe(2)
  expect(timeAt(piles, 10)).toBe(piles.length)
  // From 1 instead of the smallest pile, a search takes a few tests more: each halves the rest.
  expect(halve([1000], 1).tested).toHaveLength(9)
  const allowed = Array.from({ length: 24 }, (_, index) => index + piles.length)
  expect(Math.max(...allowed.map((each) => halve(piles, each).tested.length))).toBe(4)
  for (const each of allowed) expect(halve(piles, each).speed).toBe(leastOf(piles, each))
})

test('only the second input shows the slip', () => {
  const inputs = [
    [[4], 1],
    [[4], 2],
    [[1, 1], 2],
  ] as const
  expect(inputs.map(([values, allowed]) => halve(values, allowed).speed)).toEqual([4, 2, 1])
  expect(inputs.map(([values, allowed]) => halve(values, allowed, true).speed)).toEqual([4, 1, 1])
  expect(timeAt([4], 1)).toBe(4)
})

test('a limit on the piles does not say how much is left', () => {
  const left = halveLargest(piles, 3)
  expect(left).toEqual([3, 4, 5, 3])
  expect(Math.max(...left)).toBe(5)
  expect(sum(left)).toBe(15)
  expect(sum(piles.map((pile) => Math.min(pile, 5)))).toBe(18)
})

test('every number of the lesson follows from its input', () => {
  const left = halveLargest(piles, 3)
  expectComputedNumbers(walkthrough, [
    ['27 letters in 7 hours', sum(piles), hours],
    ['It takes 8 hours, and only 7', timeAt(piles, 4), hours],
    ['With 8 hours allowed', timeAt(piles, 4)],
    ['with 14 hours, speed 2', timeAt(piles, 2), 2],
    ['With 14 hours, speed 2', timeAt(piles, 2), 2],
    ['2 + 4 + 5 + 3 = 14', ...timesAt(piles, 2), timeAt(piles, 2)],
    ['speed 3 takes 10 hours', 3, timeAt(piles, 3)],
    ['speed 4 takes 8 hours', 4, timeAt(piles, 4)],
    ['Ten speeds take at most 4 tests', Math.ceil(Math.log2(speeds.length))],
    ['3 + 4 + 5 + 3 = 15', ...left, sum(left)],
    ['3 + 5 + 5 + 5 = 18', 3, 5, 5, 5, 3 + 5 + 5 + 5],
    ['15, as when', sum(left)],
    ['18, and only 15 are left', 18, sum(left)],
  ])
})
