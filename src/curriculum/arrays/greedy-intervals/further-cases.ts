import { type Cases, list, wholeNumber } from '#algorithms/cases.ts'

type Intervals = readonly (readonly number[])[]

const mergeIntervals: Cases<readonly [intervals: Intervals], Intervals> = {
  kind: 'function',
  name: {
    python: 'merge_intervals',
    typescript: 'mergeIntervals',
    java: 'mergeIntervals',
    cpp: 'mergeIntervals',
  },
  parameters: [{ name: 'intervals', type: 'int[][]' }],
  returns: 'int[][]',
  statement:
    'Each of the `intervals` is `[start, end]` with the start before the end. Merge those that overlap or touch, and return what is left, sorted by start.',
  examples: [
    {
      name: 'two overlap, one stands apart',
      args: [
        [
          [6, 8],
          [1, 4],
          [3, 5],
        ],
      ],
      result: [
        [1, 5],
        [6, 8],
      ],
    },
    {
      name: 'one inside another',
      args: [
        [
          [1, 10],
          [2, 3],
        ],
      ],
      result: [[1, 10]],
    },
    {
      name: 'two that touch',
      args: [
        [
          [1, 2],
          [2, 4],
        ],
      ],
      result: [[1, 4]],
    },
    { name: 'one interval', args: [[[5, 7]]], result: [[5, 7]] },
    { name: 'no intervals', args: [[]], result: [] },
  ],
  random: (next, size) => [list(next, size / 2, () => anInterval(next))],
  reference(intervals) {
    const points = Array.from({ length: 60 }, (_, half) => half / 2)
    const isCovered = (point: number) =>
      intervals.some(([start = 0, end = 0]) => start <= point && point <= end)
    const starts = points.filter((point) => isCovered(point) && !isCovered(point - 0.5))
    const ends = points.filter((point) => isCovered(point) && !isCovered(point + 0.5))
    return starts.map((start, index) => [start, ends[index]!])
  },
  isValid: ([intervals]) => intervals.every(isInterval),
  growth: {
    kind: 'Intervals backward that do not overlap: comparing each with all others takes n² / 2 comparisons.',
    order: 1,
    sizes: [1024, 4096, 16_384],
    input: (size) => [
      Array.from({ length: size }, (_, index) => [3 * (size - index), 3 * (size - index) + 1]),
    ],
  },
}

const fewestJumps: Cases<readonly [reach: readonly number[]], number> = {
  kind: 'function',
  name: { python: 'fewest_jumps', typescript: 'fewestJumps', java: 'fewestJumps', cpp: 'fewestJumps' },
  parameters: [{ name: 'reach', type: 'int[]' }],
  returns: 'int',
  statement:
    'From index `i` one can jump at most `reach[i]` indices ahead. Return the smallest number of jumps from the first index of `reach` to the last, or -1 if it cannot be reached. `reach` is not empty, and no value is negative.',
  examples: [
    { name: 'a longer reach one step ahead', args: [[2, 4, 1, 1, 0, 3]], result: 2 },
    { name: 'one at a time', args: [[1, 1, 1]], result: 2 },
    { name: 'one jump', args: [[5, 0, 0]], result: 1 },
    { name: 'a zero that blocks', args: [[1, 0, 2]], result: -1 },
    { name: 'already there', args: [[0]], result: 0 },
  ],
  random: (next, size) => [[wholeNumber(next, 0, 4), ...list(next, size - 1, () => wholeNumber(next, 0, 4))]],
  reference(reach) {
    const jumps = reach.map((_, index) => (index === 0 ? 0 : Number.POSITIVE_INFINITY))
    for (const [from, far] of reach.entries())
      for (let to = from + 1; to <= Math.min(from + far, reach.length - 1); to++)
        jumps[to] = Math.min(jumps[to]!, jumps[from]! + 1)
    const last = jumps.at(-1)!
    return last < Number.POSITIVE_INFINITY ? last : -1
  },
  isValid: ([reach]) => reach.length > 0 && reach.every((far) => far >= 0),
  growth: {
    kind: 'Each index reaches half of the array: trying every jump takes n² / 4 steps.',
    order: 1,
    sizes: [4096, 16_384, 65_536],
    input: (size) => [Array.from({ length: size }, () => size >> 1)],
  },
}

const fewestRooms: Cases<readonly [meetings: Intervals], number> = {
  kind: 'function',
  name: { python: 'fewest_rooms', typescript: 'fewestRooms', java: 'fewestRooms', cpp: 'fewestRooms' },
  parameters: [{ name: 'meetings', type: 'int[][]' }],
  returns: 'int',
  statement:
    'Each of the `meetings` is `[start, end]`, with the start before the end. Return the smallest number of rooms in which all can be held, when a room is free again for a meeting that starts as another one ends.',
  examples: [
    {
      name: 'three meetings, two at a time',
      args: [
        [
          [9, 12],
          [10, 11],
          [11, 13],
        ],
      ],
      result: 2,
    },
    {
      name: 'one after the other',
      args: [
        [
          [1, 3],
          [3, 5],
        ],
      ],
      result: 1,
    },
    {
      name: 'three at the same time',
      args: [
        [
          [4, 9],
          [4, 9],
          [8, 10],
        ],
      ],
      result: 3,
    },
    { name: 'no meetings', args: [[]], result: 0 },
  ],
  random: (next, size) => [list(next, size, () => anInterval(next))],
  reference: (meetings) =>
    Math.max(
      0,
      ...meetings.map(
        ([at = 0]) => meetings.filter(([start = 0, end = 0]) => start <= at && at < end).length,
      ),
    ),
  isValid: ([meetings]) => meetings.every(isInterval),
  growth: {
    kind: 'All meetings overlap: looking for a free room among all others takes n² / 2 looks.',
    order: 1,
    sizes: [1024, 4096, 16_384],
    input: (size) => [Array.from({ length: size }, (_, index) => [index, 2 * size - index])],
  },
}

/** Between 0 and 20. */
function anInterval(next: () => number): readonly number[] {
  const start = wholeNumber(next, 0, 14)
  return [start, start + wholeNumber(next, 1, 6)]
}

function isInterval(interval: readonly number[]): boolean {
  const [start = 0, end = 0] = interval
  return interval.length === 2 && start < end
}

/** What judges code for each further listing of the card, by the listing's id. */
export const furtherCases = {
  'merge-intervals': mergeIntervals,
  'fewest-jumps': fewestJumps,
  'fewest-rooms': fewestRooms,
} satisfies Readonly<Record<string, Cases>>
