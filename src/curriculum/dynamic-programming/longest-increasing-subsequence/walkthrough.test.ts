import { expect, test } from 'vitest'
import { expectComputedNumbers } from '../../walkthroughs/computed-numbers.ts'
import { isRising } from './cases.ts'
import { recursion, walkthrough } from './walkthrough.ts'

const heights = [3, 7, 4, 1, 5]
/** Rocks with which the row could go on. */
const further = [2, 3, 4]

/** All rising subsequences, found by trying every choice. */
function chainsOf(values: readonly number[]): number[][] {
  const choices = Array.from({ length: 2 ** values.length }, (_, choice) =>
    values.filter((_, index) => choice & (1 << index)),
  )
  return choices.filter(isRising)
}

const longest = (values: readonly number[]) => Math.max(...chainsOf(values).map(({ length }) => length))

function nextHigher([first, ...rest]: readonly number[]): number[] {
  const next = rest.findIndex((height) => height > first!)
  return next < 0 ? [first!] : [first!, ...nextHigher(rest.slice(next))]
}

/** The smallest end of the chains of each length. */
function tailsOf(values: readonly number[]): number[] {
  const chains = chainsOf(values)
  return Array.from({ length: longest(values) }, (_, index) =>
    Math.min(...chains.filter(({ length }) => length === index + 1).map((chain) => chain.at(-1)!)),
  )
}

const lengthsOf = (values: readonly number[]) =>
  values.map((value, index) => {
    const here = chainsOf(values.slice(0, index + 1)).filter((chain) => chain.at(-1) === value)
    return Math.max(...here.map(({ length }) => length))
  })

/** The tails of the demo, with the comparison as it should be or with the slip. */
function findTails(values: readonly number[], isBelow: (tail: number, value: number) => boolean): number[] {
  const tails: number[] = []
  for (const value of values) tails[tails.filter((tail) => isBelow(tail, value)).length] = value
  return tails
}

test('every number of the lesson follows from its input', () => {
  const repeats = recursion.calls.filter(({ isRepeat }) => isRepeat).length
  expectComputedNumbers(walkthrough, [
    ['It lands on 2 rocks, and 3 are possible', nextHigher(heights).length, longest(heights)],
    ['It lands on 2 rocks, and 3 are possible', nextHigher(heights.slice(3)).length, longest(heights)],
    ['It counts 5, and 3 are possible', new Set(heights).size, longest(heights)],
    ['6 of the 12 calls are repeats', repeats, recursion.calls.length],
    ['20 rocks take 1,048,576', 20, 2 ** 20],
    ['they take 190 comparisons', (20 * 19) / 2],
    ['if the row went on with 2, 3 and 4', ...further],
    ['would be 1, 2, 3, 4, and', ...[1, 2, 3, 4]],
    ['without the 1 only 3 rocks', 1, longest([...heights, ...further].filter((height) => height !== 1))],
    ['`dp` is 1, 2, 2, 1', ...lengthsOf(heights.slice(0, 4))],
    [
      '1 + max(1, 2, 1) = 3',
      1,
      ...[3, 4, 1].map((height) => lengthsOf(heights)[heights.indexOf(height)]!),
      3,
    ],
    ['at the end they are 1, 4, 5,', ...tailsOf(heights)],
    ['the answer is 2. But it is not higher than the first, so 1 is right', 2, longest([2, 2])],
  ])
})

test('the tries, the counterexamples and the slip are as the lesson says', () => {
  expect(nextHigher(heights)).toEqual([3, 7])
  expect(nextHigher(heights.slice(3))).toEqual([1, 5])
  expect(chainsOf(heights).filter(({ length }) => length === 3)).toEqual([[3, 4, 5]])
  expect(recursion.result).toBe(3)
  expect(callsWhenRising(6)).toBe(2 ** 6)

  const longer = chainsOf([...heights, ...further])
  const best = Math.max(...longer.map(({ length }) => length))
  expect(longer.filter(({ length }) => length === best)).toEqual([[1, 2, 3, 4]])

  expect(longest([3, 7, 4, 1])).toBe(2)
  for (const end of heights.keys()) {
    const tails = tailsOf(heights.slice(0, end + 1))
    expect(findTails(heights.slice(0, end + 1), (tail, value) => tail < value)).toEqual(tails)
  }
  const slip = (values: readonly number[]) => findTails(values, (tail, value) => tail <= value).length
  expect(
    [
      [1, 2],
      [2, 2],
      [2, 1],
    ].map((row) => [slip(row), longest(row)]),
  ).toEqual([
    [2, 2],
    [2, 1],
    [1, 1],
  ])
  expect(heights.slice(1).find((height) => height > 3)).toBe(7)
})

/** Calls of the recursion of the lesson on heights that only rise, with the one that asks about all. */
function callsWhenRising(count: number): number {
  const callsFor = (rock: number): number =>
    Array.from({ length: rock }, (_, earlier) => callsFor(earlier)).reduce((sum, calls) => sum + calls, 1)
  return callsFor(count)
}
