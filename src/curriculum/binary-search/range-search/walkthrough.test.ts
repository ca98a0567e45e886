import { expect, test } from 'vitest'
import { expectComputedNumbers } from '../../walkthroughs/computed-numbers.ts'
import { walkthrough } from './walkthrough.ts'

const points = [3, 5, 5, 5, 5, 8, 9]
const target = 5

type Slip = 'lo stays' | 'hi steps past'

/** First index with a yes on a half-open interval, or undefined if the loop never ends. */
function boundary(
  values: readonly number[],
  isYes: (value: number) => boolean,
  slip?: Slip,
  looked: number[] = [],
) {
  let lo = 0
  let hi = values.length
  for (let round = 0; lo < hi; round++) {
    if (round > values.length) return undefined
    const mid = Math.floor((lo + hi) / 2)
    looked.push(mid)
    if (isYes(values[mid]!)) hi = slip === 'hi steps past' ? mid - 1 : mid
    else lo = slip === 'lo stays' ? mid : mid + 1
  }
  return lo
}

/** First and last index, as in the code, or undefined if it never ends. */
function searchRange(values: readonly number[], wanted: number, slip?: Slip) {
  const first = boundary(values, (value) => value >= wanted, slip)
  if (first === undefined) return undefined
  if (values[first] !== wanted) return [-1, -1]
  const end = boundary(values, (value) => value > wanted, slip)
  return end === undefined ? undefined : [first, end - 1]
}

/** Index of any match in a closed range. */
function anyMatch(values: readonly number[], wanted: number, from = 0, to = values.length - 1): number {
  let [lo, hi] = [from, to]
  while (lo <= hi) {
    const mid = Math.floor((lo + hi) / 2)
    if (values[mid] === wanted) return mid
    if (values[mid]! < wanted) lo = mid + 1
    else hi = mid - 1
  }
  return -1
}

/** Different exams that both searches turn over. */
function turnedOver(values: readonly number[], wanted: number): number {
  const looked: number[] = []
  boundary(values, (value) => value >= wanted, undefined, looked)
  boundary(values, (value) => value > wanted, undefined, looked)
  return new Set(looked).size
}

const pieces = (length: number) => [3, 5, 8].reduce((sum, wire) => sum + Math.floor(wire / length), 0)

test('only two boundaries give the first and the last', () => {
  expect([points.indexOf(target), points.lastIndexOf(target)]).toEqual([1, 4])
  expect(searchRange(points, target)).toEqual([1, 4])
  expect(anyMatch(points, target)).toBe(3)
  expect([anyMatch(points, 4), anyMatch(points, 6)]).toEqual([-1, -1])
})

test('every wrong option is wrong for the reason it gives', () => {
  const isFirst = points.map((value, index) => value === target && (points[index - 1] ?? 0) < value)
  expect(isFirst).toEqual([false, true, false, false, false, false, false])
  expect(boundary([4, 5, 8], (value) => value >= 5, 'hi steps past')).toBe([4, 5, 8].indexOf(4))
  expect(boundary([4, 5, 8], (value) => value >= 5)).toBe(1)
  expect(boundary(points, (value) => value >= 4)).toBe(1)
  expect(boundary([1, 1, 2, 2, 3, 3, 4], (value) => value >= 5)).toBe(7)
  expect(anyMatch(points, target, 1, 6)).toBe(3)
})

test('both searches turn over five exams, and of a million at most twice 20', () => {
  expect(turnedOver(points, target)).toBe(5)
  const many = Array.from({ length: 1_000_000 }, (_, index) => index)
  const looks = [0, 1, 499_999, 500_000, 999_998, 999_999].map((wanted) => turnedOver(many, wanted))
  expect(Math.max(...looks)).toBeLessThanOrEqual(40)
})

test('only the last search shows the slip', () => {
  const inputs = [[], [7, 9], [4, 6]]
  expect(inputs.map((values) => searchRange(values, 6))).toEqual([
    [-1, -1],
    [-1, -1],
    [1, 1],
  ])
  expect(inputs.map((values) => searchRange(values, 6, 'lo stays'))).toEqual([[-1, -1], [-1, -1], undefined])
})

test('no wire is long enough to be the answer, and 2 meters are', () => {
  expect([3, 5, 8].filter((length) => pieces(length) >= 5)).toEqual([])
  expect([1, 2, 3, 4, 5, 6, 7, 8].filter((length) => pieces(length) >= 5).at(-1)).toBe(2)
})

test('every number of the lesson follows from its input', () => {
  const scanned = points.findIndex((value) => value > target)
  expectComputedNumbers(walkthrough, [
    ['It answers index 3', anyMatch(points, target)],
    ['The answer is 1 and 4', points.indexOf(target), points.lastIndexOf(target)],
    ['6 exams turned over', points.slice(0, 6).length],
    ['six looks, up to index 5', scanned],
    ['`hi` is 7, one past the end', points.length],
    ['the first yes is index 5, so the last 5 is at index 4', scanned, target, scanned - 1],
    ['of a million at most 40', 2 * Math.ceil(Math.log2(1_000_001))],
    ['1 + 2 + 4 = 7', ...[3, 5, 8].map((wire) => Math.floor(wire / 2)), pieces(2)],
    ['1 + 1 + 2 = 4', ...[3, 5, 8].map((wire) => Math.floor(wire / 3)), pieces(3)],
  ])
})
