import { type Cases, list, wholeNumber } from '#algorithms/cases.ts'
import type { CodeProof } from '#algorithms/code-proof.ts'

type Args = readonly [temperatures: readonly number[]]

export const cases: Cases<Args, readonly number[]> = {
  kind: 'function',
  statement:
    '`temps` has the temperature of each day. Return an array that gives, for each day, the number of days until a warmer one, or 0 if no later day is warmer. An equal temperature is not warmer.',
  name: {
    python: 'days_until_warmer',
    typescript: 'daysUntilWarmer',
    java: 'daysUntilWarmer',
    cpp: 'daysUntilWarmer',
  },
  parameters: [{ name: 'temps', type: 'int[]' }],
  returns: 'int[]',
  examples: [
    { name: 'the days of the lesson', args: [[18, 14, 11, 12, 16, 21, 13]], result: [5, 3, 1, 1, 1, 0, 0] },
    { name: 'no days', args: [[]], result: [] },
    { name: 'one day', args: [[0]], result: [0] },
    { name: 'warmer every day', args: [[1, 2, 3]], result: [1, 1, 0] },
    { name: 'colder every day', args: [[3, 2, 1]], result: [0, 0, 0] },
    { name: 'an equal day is not warmer', args: [[2, 2, 2, 3]], result: [3, 2, 1, 0] },
    { name: 'zero and negatives', args: [[-3, -8, 0, -5, 4]], result: [2, 1, 2, 1, 0] },
  ],
  random: (next, size) => [list(next, size, () => wholeNumber(next, -4, 5))],
  reference: (temperatures) =>
    temperatures.map((degrees, day) => {
      const wait = temperatures.slice(day).findIndex((later) => later > degrees)
      return Math.max(0, wait)
    }),
  growth: {
    kind: 'Colder every day until the last, which is the warmest: looking ahead from each day takes n² / 2 comparisons.',
    order: 1,
    sizes: [4096, 16_384, 65_536, 262_144],
    input: (size) => [Array.from({ length: size }, (_, day) => (day === size - 1 ? size : size - day - 1))],
  },
}

/** How the tests run each further listing of the card, by the listing's id. */
export const variations: Readonly<Record<string, CodeProof>> = {
  'next-greater': {
    kind: 'function',
    name: {
      python: 'next_greater_circular',
      typescript: 'nextGreaterCircular',
      java: 'nextGreaterCircular',
      cpp: 'nextGreaterCircular',
    },
    parameters: ['int[]'],
    returns: 'int[]',
    cases: [
      { args: [[2, 5, 3, 4]], result: [5, -1, 4, 5] },
      { args: [[1, 1]], result: [-1, -1] },
      { args: [[9]], result: [-1] },
      { args: [[]], result: [] },
      { args: [[3, 2, 1]], result: [-1, 3, 3] },
      { args: [[0, -2, -1, 0]], result: [-1, -1, 0, -1] },
    ],
  },
  'largest-rectangle': {
    kind: 'function',
    name: {
      python: 'largest_rectangle',
      typescript: 'largestRectangle',
      java: 'largestRectangle',
      cpp: 'largestRectangle',
    },
    parameters: ['int[]'],
    returns: 'int',
    cases: [
      { args: [[2, 4, 3, 1]], result: 6 },
      { args: [[]], result: 0 },
      { args: [[5]], result: 5 },
      { args: [[2, 2, 2]], result: 6 },
      { args: [[1, 2, 3, 2, 1]], result: 6 },
      { args: [[4, 0, 4]], result: 4 },
    ],
  },
  'smallest-after-removals': {
    kind: 'function',
    name: {
      python: 'smallest_number',
      typescript: 'smallestNumber',
      java: 'smallestNumber',
      cpp: 'smallestNumber',
    },
    parameters: ['string', 'int'],
    returns: 'string',
    cases: [
      { args: ['5423', 2], result: '23' },
      { args: ['12345', 2], result: '123' },
      { args: ['10200', 1], result: '200' },
      { args: ['9', 1], result: '0' },
      { args: ['100', 1], result: '0' },
      { args: ['112', 0], result: '112' },
      { args: ['2211', 3], result: '1' },
    ],
  },
}
