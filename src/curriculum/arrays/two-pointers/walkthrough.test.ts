import { expect, test } from 'vitest'
import { expectComputedNumbers } from '../../walkthroughs/computed-numbers.ts'
import { sums, walkthrough } from './walkthrough.ts'

const prices = [3, 9, 12, 16, 24, 29, 35]
const target = 41

/** Every pair with this sum, found by trying all. */
function pairsOf(values: readonly number[], sum: number): number[][] {
  return values.flatMap((first, index) =>
    values.slice(index + 1).flatMap((second) => (first + second === sum ? [[first, second]] : [])),
  )
}

/** As in the lesson; `meets` is the slip of the code. */
function closeIn(values: readonly number[], sum: number, meets = false): number[] {
  let left = 0
  let right = values.length - 1
  while (meets ? left <= right : left < right) {
    const total = values[left]! + values[right]!
    if (total === sum) return [values[left]!, values[right]!]
    if (total > sum) right--
    else left++
  }
  return []
}

function bothInward(values: readonly number[]): number[] {
  const half = Math.floor(values.length / 2)
  return values.slice(0, half).map((value, index) => value + values.at(-1 - index)!)
}

test('the only answer is 12 and 29, and moving both ends misses it', () => {
  expect(pairsOf(prices, target)).toEqual([[12, 29]])
  expect(closeIn(prices, target)).toEqual([12, 29])
  expect(bothInward(prices)).not.toContain(target)
  expect(prices).not.toContain(target - 35)
})

test('every wrong option is wrong for the reason it gives', () => {
  expect(closeIn(prices, 38)).toEqual([3, 35])
  expect(pairsOf(prices, 44)).toEqual([[9, 35]])
  expect(pairsOf(prices, 24)).toEqual([])
  expect(closeIn(prices, 24)).toEqual([])
  expect(closeIn(prices, 24, true)).toEqual([12, 12])
})

test('only the last input shows the slip', () => {
  const inputs = [
    [[2, 6], 8],
    [[1, 3, 5], 7],
    [[1, 4, 9], 8],
  ] as const
  const shows = inputs.map(
    ([values, sum]) => closeIn(values, sum, true).join() !== closeIn(values, sum).join(),
  )
  expect(shows).toEqual([false, false, true])
  expect(pairsOf([1, 4, 9], 8)).toEqual([])
})

test('without order, two pointers give up the answer', () => {
  expect(pairsOf([12, 3, 35, 29, 9], target)).toEqual([[12, 29]])
  expect(closeIn([12, 3, 35, 29, 9], target)).toEqual([])
})

test('every number of the lesson follows from its input', () => {
  const [lowest, second, third] = prices as [number, number, number]
  const highest = Math.max(...prices)
  expectComputedNumbers(walkthrough, [
    ['6 is not on the list', target - highest],
    ['41 - 35 = 6', target, highest, target - highest],
    ['3 + 35 = 38, 9 + 29 = 38 and 12 + 24 = 36', 3, 35, lowest + 35, 9, 29, second + 29, 12, 24, third + 24],
    ['no 41', target],
    ['3 + 35 = 38', lowest, highest, lowest + highest],
    ['a gift card of 38', lowest + highest],
    ['38 alone says enough', lowest + highest],
    ['Seven prices make 21 pairs', sums.length],
    ['For 100,000 prices it is almost 5 billion', 100_000, Math.ceil((100_000 * 99_999) / 2 / 1e9)],
    ['and 40 is close', 16 + 24],
    ['The sum of 3 and 35 is 38', lowest, highest, lowest + highest],
    ['For a gift card of 44', second + highest],
    ['below 38', lowest + highest],
    ['9 + 35 = 44', second, highest, second + highest],
    ['larger than 44', second + highest],
    ['and 44 is already too much', second + highest],
    ['at most 6 sums instead of 21', prices.length - 1, sums.length],
    ['for a gift card of 24, it would answer 12 + 12', 24, 12, 12],
    ['3 + 3 = 6. That is not 7', 3, 3, 3 + 3, 7],
    ['adds 4 + 4 = 8', 4, 4, 4 + 4],
    [', target 8', 8],
    ['The first sum is 8', 2 + 6],
    ['meet at 4', 4],
    ['12 + 9 = 21', third, second, third + second],
  ])
})
