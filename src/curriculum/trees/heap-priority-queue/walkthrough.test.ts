import { expect, test } from 'vitest'
import { expectComputedNumbers } from '../../walkthroughs/computed-numbers.ts'
import { looks, walkthrough } from './walkthrough.ts'

const scores = [5, 8, 3, 9, 2, 7]

const ascending = (values: readonly number[]) => values.toSorted((a, b) => a - b)
const highest = (values: readonly number[], k: number) => ascending(values).slice(-k)

/** A full board lets a score in for the lowest there, if it beats what `beaten` names. */
function fillBoard(values: readonly number[], beaten: (board: readonly number[]) => number): number[] {
  let board: readonly number[] = []
  for (const value of values) {
    if (board.length < 3) board = ascending([...board, value])
    else if (value > beaten(board)) board = ascending([...board.slice(1), value])
  }
  return [...board]
}

/** Swaps the top down until no child is lower; `slips` compares with the left child only. */
function sink(heap: number[], slips = false): void {
  for (let i = 0; 2 * i + 1 < heap.length; ) {
    const [left, right] = [2 * i + 1, 2 * i + 2]
    const child = !slips && right < heap.length && heap[right]! < heap[left]! ? right : left
    if (heap[i]! <= heap[child]!) break
    ;[heap[i], heap[child]] = [heap[child]!, heap[i]!]
    i = child
  }
}

/** As the code of the lesson. */
function heapOf(values: readonly number[], k: number, slips = false): number[] {
  const heap: number[] = []
  const swap = (a: number, b: number) => ([heap[a], heap[b]] = [heap[b]!, heap[a]!])
  for (const value of values) {
    if (heap.length < k) {
      heap.push(value)
      for (let i = heap.length - 1; i > 0 && heap[i]! < heap[(i - 1) >> 1]!; i = (i - 1) >> 1)
        swap(i, (i - 1) >> 1)
    } else if (value > heap[0]!) {
      heap[0] = value
      sink(heap, slips)
    }
  }
  return heap
}

test('comparing with the highest score loses 7, comparing with the lowest does not', () => {
  expect(fillBoard(scores, (board) => Math.max(...board))).toEqual([5, 8, 9])
  expect(fillBoard(scores, (board) => Math.min(...board))).toEqual(highest(scores, 3))
  expect(highest(scores, 3)).toEqual([7, 8, 9])
})

test('a score that has left the three highest never returns', () => {
  const gone = new Set<number>()
  for (const count of scores.keys()) {
    const seen = scores.slice(0, count + 1)
    const board = highest(seen, 3)
    for (const value of board) expect(gone.has(value)).toBe(false)
    for (const value of seen) if (!board.includes(value)) gone.add(value)
  }
})

test('the heaps of the pictures are those of the run', () => {
  expect(heapOf(scores.slice(0, 3), 3)).toEqual([3, 8, 5])
  expect(heapOf(scores.slice(0, 4), 3)).toEqual([5, 8, 9])
  expect(heapOf([2, 9, 7], 3)).toEqual([2, 9, 7])
  // With the first child swapped, 8 is on top and 7 is dropped.
  expect(heapOf(scores.slice(0, 4), 3, true)).toEqual([8, 9, 5])
  expect(heapOf(scores, 3, true)).not.toContain(7)
})

test('taking the top out leaves the next lowest on top', () => {
  const heap = heapOf(scores, scores.length)
  const taken: number[] = []
  while (heap.length > 0) {
    taken.push(heap[0]!)
    const last = heap.pop()!
    if (heap.length > 0) heap[0] = last
    sink(heap)
  }
  expect(taken).toEqual(ascending(scores))
})

test('only the last input shows the slip', () => {
  const inputs = [
    [5, 3, 4],
    [1, 2, 3, 4],
    [2, 6, 4, 7, 5],
  ]
  const shows = inputs.map(
    (values) => ascending(heapOf(values, 3, true)).join() !== ascending(heapOf(values, 3)).join(),
  )
  expect(shows).toEqual([false, false, true])
  expect(ascending(heapOf([2, 6, 4, 7, 5], 3, true))).toEqual([4, 6, 7])
  expect(highest([2, 6, 4, 7, 5], 3)).toEqual([5, 6, 7])
})

test('the heap comes to 9 before the next score above 6', () => {
  const heap = heapOf([2, 9, 7], 3)
  expect(heap.find((value) => value > 6)).toBe(9)
  expect(ascending(heap).find((value) => value > 6)).toBe(7)
})

test('every number of the lesson follows from its input', () => {
  expectComputedNumbers(walkthrough, [
    [
      'It ends with 5, 8 and 9, and 7, 8 and 9 are the highest',
      ...fillBoard(scores, (board) => Math.max(...board)),
      ...highest(scores, 3),
    ],
    ['It finds 7, 8 and 9, but only at the end', ...highest(scores, 3)],
    ['Six scores write 21 numbers', looks.length],
    ['For 100,000 scores it is about 5 billion', 100_000, Math.round((100_000 * 100_001) / 2 / 1e9)],
    ['the heap is 3, 8, 5', ...heapOf(scores.slice(0, 3), 3)],
    ['4, 6 and 7 are left', ...ascending(heapOf([2, 6, 4, 7, 5], 3, true))],
    ['The three highest are 5, 6 and 7', ...highest([2, 6, 4, 7, 5], 3)],
  ])
})
