import { expect, test } from 'vitest'
import { expectComputedNumbers } from '../../walkthroughs/computed-numbers.ts'
import { walkthrough } from './walkthrough.ts'

const numbers = [2, 5, 9, 14, 20, 28, 75, 90]
const target = 20

interface Search {
  readonly index: number
  /** Indices in the order in which they were read. */
  readonly opened: readonly number[]
}

/** On a closed interval, as in the lesson; `stopsEarly` is the slip of the code. */
function halve(values: readonly number[], wanted: number, stopsEarly = false): Search {
  const opened: number[] = []
  let lo = 0
  let hi = values.length - 1
  while (stopsEarly ? lo < hi : lo <= hi) {
    const mid = Math.floor((lo + hi) / 2)
    opened.push(mid)
    if (values[mid] === wanted) return { index: mid, opened }
    if (values[mid]! < wanted) lo = mid + 1
    else hi = mid - 1
  }
  return { index: -1, opened }
}

function scan(values: readonly number[], wanted: number): number {
  return values.indexOf(wanted) + 1
}

/** Opens both ends, starts where an even rise would put the value, and walks from there. */
function estimate(values: readonly number[], wanted: number): number[] {
  const last = values.length - 1
  const [least, most] = [values[0]!, values[last]!]
  let at = Math.round(((wanted - least) / (most - least)) * last)
  const opened = [0, last, at]
  while (values[at] !== wanted) {
    at += values[at]! < wanted ? 1 : -1
    opened.push(at)
  }
  return opened
}

function jumpByThree(values: readonly number[], wanted: number): number[] {
  let at = 0
  const opened = [at]
  while (at + 3 < values.length && values[at]! < wanted) {
    at += 3
    opened.push(at)
  }
  if (values[at]! > wanted) at -= 3
  while (values[at]! !== wanted) opened.push(++at)
  return opened
}

/** The most boxes that can be left after one look. */
const left = (mid: number) => Math.max(mid, numbers.length - mid - 1)

test('halving needs at most 4 looks, and the first tries need more', () => {
  expect(halve(numbers, target)).toEqual({ index: 4, opened: [3, 5, 4] })
  const all = Array.from({ length: 100 }, (_, value) => halve(numbers, value))
  expect(Math.max(...all.map(({ opened }) => opened.length))).toBe(4)
  expect(scan(numbers, target)).toBe(5)
  expect(estimate(numbers, target)).toEqual([0, 7, 1, 2, 3, 4])
  expect(jumpByThree(numbers, target)).toEqual([0, 3, 6, 4])
  expect(jumpByThree(numbers, 28)).toHaveLength(5)
})

test('every wrong option is wrong for the reason it gives', () => {
  expect(numbers.map((_, mid) => left(mid))).toEqual([7, 6, 5, 4, 4, 5, 6, 7])
  expect(numbers.slice(2)).toHaveLength(6)
  expect(numbers.slice(0, -1)).toHaveLength(7)
  expect(halve(numbers, 19)).toEqual({ index: -1, opened: [3, 5, 4] })
})

test('only the search for the last value shows the slip', () => {
  const shows = [8, 12, 9].map(
    (wanted) => halve([3, 8, 12], wanted).index !== halve([3, 8, 12], wanted, true).index,
  )
  expect(shows).toEqual([false, true, false])
})

test('with equal values, a search that stops at a match misses the first', () => {
  const repeated = [2, 20, 20, 20, 20, 28, 75, 90]
  expect(halve(repeated, target).index).toBe(3)
  expect(repeated.indexOf(target)).toBe(1)
})

test('every number of the lesson follows from its input', () => {
  expectComputedNumbers(walkthrough, [
    ['It opens 5 boxes, and only 4', scan(numbers, target), 4],
    ['It opens 6 boxes', estimate(numbers, target).length],
    ['it starts at index 1', estimate(numbers, target)[2]!],
    ['It opens 4 boxes, but by luck', jumpByThree(numbers, target).length],
    ['more than 11 days', Math.floor(1_000_000 / 86_400)],
    ['at most 4 of the 8 boxes', left(3), numbers.length],
    ['Eight boxes take at most 4 looks', Math.floor(Math.log2(numbers.length)) + 1],
    ['a search for 19', 19],
    ['search in `[3, 8, 12]` shows', 3, 8, 12],
    ['answers -1', 1],
  ])
})
