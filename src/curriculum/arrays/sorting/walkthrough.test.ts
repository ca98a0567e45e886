import { expect, test } from 'vitest'
import { expectComputedNumbers } from '../../walkthroughs/computed-numbers.ts'
import { comparisons, walkthrough } from './walkthrough.ts'

const times = [7, 4, 9, 2, 6]

function swapOnce(values: readonly number[]): number[] {
  const row = [...values]
  for (let at = 0; at + 1 < row.length; at++) {
    const [first, second] = [row[at]!, row[at + 1]!]
    if (first > second) row.splice(at, 2, second, first)
  }
  return row
}

/** How often two are compared when the smallest is searched again and again. */
const countSelecting = (count: number): number => (count < 2 ? 0 : count - 1 + countSelecting(count - 1))

/** As in the code; the slip forgets the rest of the right half. */
function mergeSort(values: readonly number[], forgetsRight = false, onCompare = () => {}): number[] {
  if (values.length < 2) return [...values]
  const mid = Math.floor(values.length / 2)
  const left = mergeSort(values.slice(0, mid), forgetsRight, onCompare)
  const right = mergeSort(values.slice(mid), forgetsRight, onCompare)
  const merged: number[] = []
  while (left.length > 0 && right.length > 0) {
    onCompare()
    merged.push(left[0]! <= right[0]! ? left.shift()! : right.shift()!)
  }
  return [...merged, ...left, ...(forgetsRight ? [] : right)]
}

function countMerging(values: readonly number[]): number {
  let count = 0
  mergeSort(values, false, () => count++)
  return count
}

function tieFromTheLeft([first, ...rest]: readonly number[]): number[] {
  let rope = first!
  return rest.map((next) => {
    rope += next
    return rope
  })
}

function tieShortest(ropes: readonly number[]): number {
  const [first, second, ...rest] = ropes.toSorted((a, b) => a - b)
  return second === undefined ? 0 : first! + second + tieShortest([...rest, first! + second])
}

test('no two times are equal, so the number of faster runners is the index', () => {
  expect(new Set(times).size).toBe(times.length)
})

test('one pass of swaps is not enough', () => {
  expect(swapOnce(times)).toEqual([4, 7, 2, 6, 9])
  expect(times.filter((time) => time < 6)).toHaveLength(2)
  expect(mergeSort(times)).toEqual([2, 4, 6, 7, 9])
})

test('only the second array shows the slip', () => {
  const arrays = [[2, 1], [1, 2], [5]]
  expect(arrays.map((values) => mergeSort(values, true).join() !== mergeSort(values).join())).toEqual([
    false,
    true,
    false,
  ])
})

test('every number of the lesson follows from its input', () => {
  const levels = Math.ceil(Math.log2(100_000))
  const ropes = [2, 2, 3, 3]
  const tied = tieFromTheLeft(ropes)
  const total = tied.reduce((sum, knot) => sum + knot, 0)
  expect(Math.ceil((100_000 * levels) / 1e6)).toBe(2)
  expectComputedNumbers(walkthrough, [
    ['with 10 comparisons', countSelecting(times.length)],
    ['Five runners make 10 comparisons', comparisons.length],
    ['4 of the 10 comparisons', comparisons.filter(({ isKnown }) => isKnown).length, comparisons.length],
    ['For 100,000 runners it is almost 5 billion', 100_000, Math.ceil((100_000 * 99_999) / 2 / 1e9)],
    ['8 comparisons instead of 10', countMerging(times), comparisons.length],
    [
      'for 100,000 runners, 17 levels make fewer than 2 million instead of almost 5 billion',
      100_000,
      levels,
      2,
      Math.ceil((100_000 * 99_999) / 2 / 1e9),
    ],
    ['2, 2, 3 and 3 m', ...ropes],
    ['20, the least there is', tieShortest(ropes)],
    ['The least is 20', tieShortest(ropes)],
    ['4 + 6 = 10', 4, 6, 10],
    ['4 + 7 + 10 = 21', ...tied, total],
    ['21', total],
    ['4 + 6 + 10 = 20', 4, 6, 10, tieShortest(ropes)],
  ])
})
