import { expect, test } from 'vitest'
import { expectComputedNumbers } from '../../walkthroughs/computed-numbers.ts'
import { looks, walkthrough } from './walkthrough.ts'

const weights = [14, 10, 3, 8, 17, 5]
const target = 20

/** Indices of all pairs with this sum, found by trying all. */
function pairsOf(values: readonly number[], sum: number): number[][] {
  return values.flatMap((second, later) =>
    values.slice(0, later).flatMap((first, earlier) => (first + second === sum ? [[earlier, later]] : [])),
  )
}

/** The sums that two pointers see. */
function closeIn(values: readonly number[], sum: number): number[] {
  const seen: number[] = []
  for (let left = 0, right = values.length - 1; left < right; ) {
    const total = values[left]! + values[right]!
    seen.push(total)
    if (total === sum) break
    if (total > sum) right--
    else left++
  }
  return seen
}

/** As in the code; the two slips are those of the lesson. */
function lookUp(values: readonly number[], sum: number, slip?: 'stores first' | 'zero is missing'): number[] {
  const seen = new Map<number, number>()
  for (const [index, value] of values.entries()) {
    if (slip === 'stores first') seen.set(value, index)
    const earlier = seen.get(sum - value)
    if (slip === 'zero is missing' ? earlier : earlier !== undefined) return [earlier!, index]
    seen.set(value, index)
  }
  return []
}

test('the only pair is at 2 and 4, and the other tries do not give it', () => {
  expect(pairsOf(weights, target)).toEqual([[2, 4]])
  expect(lookUp(weights, target)).toEqual([2, 4])
  expect(closeIn(weights, target)).toEqual([19, 15, 8, 13, 22])
  expect(
    pairsOf(
      weights.toSorted((a, b) => a - b),
      target,
    ),
  ).toEqual([[0, 5]])
})

test('a box that is stored before its lookup finds itself', () => {
  expect(lookUp(weights, target, 'stores first')).toEqual([1, 1])
  expect(lookUp([10, 4, 10], target)).toEqual([0, 2])
})

test('only the first input shows the slip', () => {
  const arrays = [
    [3, 5, 1],
    [9, 3, 5],
    [4, 1, 6],
  ]
  const shows = arrays.map(
    (values) => lookUp(values, 8, 'zero is missing').join() !== lookUp(values, 8).join(),
  )
  expect(shows).toEqual([true, false, false])
})

test('every number of the lesson follows from its input', () => {
  const sums = weights.flatMap((first, index) => weights.slice(index + 1).map((second) => first + second))
  expect(pairsOf(weights, 16)).toEqual([])
  const most = Math.max(...sums.filter((sum) => sum <= 16))
  expect(pairsOf(weights, most)).toEqual([[1, 5]])
  expectComputedNumbers(walkthrough, [
    ['14 + 5 = 19', 14, 5, 14 + 5],
    ['17 + 5 = 22', 17, 5, 17 + 5],
    ['sums 19, 15, 8, 13, 22', ...closeIn(weights, target)],
    ['Of the 9 weights read in all, 8 do not fit', looks.length, looks.length - 1],
    ['For 100,000 boxes it is almost 5 billion', 100_000, Math.ceil((100_000 * 99_999) / 2 / 1e9)],
    ['20 - 17 = 3', target, 17, target - 17],
    ['at most 16', 16],
    ['makes 16', 16],
    ['exactly 16', 16],
    ['above 16', 16],
    ['5 + 10 = 15', 5, 10, most],
    ['15, the most that is allowed', most],
    ['15 is the most', most],
  ])
})
