import { type Cases, enlarge, list, wholeNumber } from '#algorithms/cases.ts'
import type { Interval } from './algorithm.ts'

type Intervals = readonly Interval[]

export const cases: Cases<readonly [intervals: Intervals], Intervals> = {
  kind: 'function',
  statement:
    'Each of the `intervals` is `[start, end]` with a start before its end. Return the largest possible set of intervals of which no two overlap, in any order; if several sets are equally large, any of them is right. Intervals that only touch, where one ends as the other starts, do not overlap.',
  name: {
    python: 'most_intervals',
    typescript: 'mostIntervals',
    java: 'mostIntervals',
    cpp: 'mostIntervals',
  },
  parameters: [{ name: 'intervals', type: 'int[][]' }],
  returns: 'int[][]',
  examples: [
    {
      name: 'the lesson',
      args: [
        [
          [0, 6],
          [5, 9],
          [1, 4],
          [3, 9],
          [8, 11],
          [3, 5],
          [6, 10],
          [5, 7],
        ],
      ],
      result: [
        [1, 4],
        [5, 7],
        [8, 11],
      ],
    },
    { name: 'no intervals', args: [[]], result: [] },
    { name: 'one interval', args: [[[4, 8]]], result: [[4, 8]] },
    {
      name: 'duplicates, of which one is kept',
      args: [
        [
          [2, 5],
          [2, 5],
          [2, 5],
        ],
      ],
      result: [[2, 5]],
    },
    {
      name: 'ends that touch, which is not overlapping',
      args: [
        [
          [2, 3],
          [1, 2],
          [-1, 1],
        ],
      ],
      result: [
        [-1, 1],
        [1, 2],
        [2, 3],
      ],
    },
    {
      name: 'a long one that starts first and shuts out the rest',
      args: [
        [
          [1, 10],
          [2, 3],
          [4, 5],
        ],
      ],
      result: [
        [2, 3],
        [4, 5],
      ],
    },
  ],
  random: (next, size) => [
    list(next, size, () => {
      const start = wholeNumber(next, -6, 8)
      return [start, start + wholeNumber(next, 1, next() < 0.3 ? 12 : 5)]
    }),
  ],
  larger: (args) => enlarge(args),
  reference: (intervals) => largestFrom(Number.NEGATIVE_INFINITY, intervals),
  /** Several choices can be equally large: any of them will do. */
  isRight: (kept, [intervals]) =>
    kept.length === largestFrom(Number.NEGATIVE_INFINITY, intervals).length &&
    !hasOverlap(kept) &&
    kept.every(([start, end]) => intervals.some((each) => each[0] === start && each[1] === end)),
  isValid: ([intervals]) => intervals.every((each) => each.length === 2 && each[0] < each[1]),
  growth: {
    kind: 'No two overlap and the last comes first: all are kept, and comparing each with all kept ones takes n² / 2 tests.',
    order: 1,
    sizes: [4096, 16_384, 65_536, 131_072],
    input: (size) => [Array.from({ length: size }, (_, index) => [size - index, size - index + 1])],
  },
}

/** Tries every interval as the first that is kept. */
function largestFrom(time: number, intervals: Intervals): Intervals {
  let largest: Intervals = []
  for (const first of intervals.filter(([start]) => start >= time)) {
    const chosen = [first, ...largestFrom(first[1], intervals)]
    if (chosen.length > largest.length) largest = chosen
  }
  return largest
}

export function hasOverlap(intervals: Intervals): boolean {
  return intervals.some((one, i) =>
    intervals.some((other, j) => i < j && one[0] < other[1] && other[0] < one[1]),
  )
}
