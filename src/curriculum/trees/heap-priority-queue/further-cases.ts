import { type Cases, list, type MethodCall, wholeNumber } from '#algorithms/cases.ts'
import { isAscending, isCallList } from '#algorithms/valid-inputs.ts'

type Nums = readonly number[]

const start: MethodCall = ['constructor']
const median: MethodCall = ['median']

const heapLibrary: Cases<readonly [nums: Nums, k: number], Nums> = {
  kind: 'function',
  name: {
    python: 'k_largest_sorted',
    typescript: 'kLargestSorted',
    java: 'kLargestSorted',
    cpp: 'kLargestSorted',
  },
  parameters: [
    { name: 'nums', type: 'int[]' },
    { name: 'k', type: 'int' },
  ],
  returns: 'int[]',
  statement:
    'Return the `k` largest elements of `nums` in descending order, duplicates included. If the array has fewer than `k` elements, return all of them. `k` is at least 1.',
  examples: [
    { name: 'in no order', args: [[5, 2, 9, 1, 7, 6, 8], 4], result: [9, 8, 7, 6] },
    { name: 'no numbers', args: [[], 2], result: [] },
    { name: 'fewer than k', args: [[3, 1], 4], result: [3, 1] },
    { name: 'equal numbers', args: [[4, 4, 1, 4], 3], result: [4, 4, 4] },
    { name: 'negative numbers', args: [[-3, -9, -1], 1], result: [-1] },
    { name: 'all of them', args: [[9, 3, 7, 1, 8, 2, 6, 4, 5], 9], result: [9, 8, 7, 6, 5, 4, 3, 2, 1] },
  ],
  random: (next, size) => [list(next, size, () => wholeNumber(next, -5, 6)), wholeNumber(next, 1, 7)],
  reference: (nums, k) => nums.toSorted((a, b) => b - a).slice(0, k),
  isValid: ([, k]) => k >= 1,
  growth: {
    kind: 'Rising numbers, half of them kept: each replaces the smallest in the heap.',
    order: 1,
    sizes: [1024, 4096, 16_384],
    input: (size) => [Array.from({ length: size }, (_, index) => index), size >> 1],
  },
}

const kWayMerge: Cases<readonly [lists: readonly Nums[]], Nums> = {
  kind: 'function',
  name: { python: 'merge_sorted', typescript: 'mergeSorted', java: 'mergeSorted', cpp: 'mergeSorted' },
  parameters: [{ name: 'lists', type: 'int[][]' }],
  returns: 'int[]',
  statement: 'Each of the `lists` is sorted in ascending order. Return all their values in one sorted array.',
  examples: [
    {
      name: 'three lists',
      args: [
        [
          [1, 4, 5],
          [1, 3, 4],
          [2, 6],
        ],
      ],
      result: [1, 1, 2, 3, 4, 4, 5, 6],
    },
    { name: 'no lists', args: [[]], result: [] },
    { name: 'empty lists', args: [[[], [7], []]], result: [7] },
    {
      name: 'the smallest and largest 32-bit numbers',
      args: [[[-2147483648, 0], [2147483647], [-1]]],
      result: [-2147483648, -1, 0, 2147483647],
    },
    { name: 'lists of one value, backward', args: [[[9], [8], [7], [6], [5]]], result: [5, 6, 7, 8, 9] },
  ],
  random: (next, size) => [
    list(next, 4, () => list(next, size / 3, () => wholeNumber(next, -5, 9)).toSorted((a, b) => a - b)),
  ],
  reference: (lists) => lists.flat().toSorted((a, b) => a - b),
  isValid: ([lists]) => lists.every(isAscending),
  growth: {
    kind: 'As many lists as each has values, with values in turns: looking at the start of each list for each value takes n√n looks.',
    order: 1,
    sizes: [1024, 4096, 16_384],
    input(size) {
      const side = Math.floor(Math.sqrt(size))
      return [
        Array.from({ length: side }, (_, own) =>
          Array.from({ length: side }, (_, index) => index * side + own),
        ),
      ]
    },
  },
}

const twoHeapsMedian: Cases<readonly [calls: readonly MethodCall[]], readonly (number | null)[]> = {
  kind: 'class',
  statement:
    'Design a collection of numbers: `add` adds one, and `median` returns the median of all so far: the middle one in sorted order, or the mean of the two in the middle. All numbers are even, so that the median is whole, and `median` is called only after a number was added.',
  name: 'MedianFinder',
  methods: {
    constructor: { parameters: [], returns: 'void' as const },
    add: { parameters: [{ name: 'num', type: 'int' }], returns: 'void' },
    median: { parameters: [], returns: 'int' },
  },
  examples: [
    {
      name: 'one, two and three numbers',
      args: [[start, add(6), median, add(2), median, add(4), median]],
      result: [null, null, 6, null, 4, null, 4],
    },
    { name: 'equal numbers', args: [[start, add(4), add(4), median]], result: [null, null, null, 4] },
    {
      name: 'negative numbers',
      args: [[start, add(-4), add(-2), median, add(-8), median]],
      result: [null, null, null, -3, null, -4],
    },
    {
      name: 'descending numbers',
      args: [[start, add(8), add(6), add(4), add(2), median]],
      result: [null, null, null, null, null, 5],
    },
    { name: 'no calls', args: [[start]], result: [null] },
  ],
  random(next, size) {
    const calls = Array.from({ length: wholeNumber(next, 0, size) }, (_, index) =>
      index === 0 || next() < 0.6 ? add(2 * wholeNumber(next, -3, 6)) : median,
    )
    return [[start, ...calls]]
  },
  reference: (calls) =>
    calls.map(([method], at) => {
      if (method !== 'median') return null
      const added = calls.slice(0, at).flatMap(([name, num]) => (name === 'add' ? [Number(num)] : []))
      const sorted = added.toSorted((a, b) => a - b)
      return (sorted[(sorted.length - 1) >> 1]! + sorted[sorted.length >> 1]!) / 2
    }),
  isValid: ([calls]) =>
    isCallList(calls, {
      constructor: () => true,
      add: (num) => Number(num) % 2 === 0,
      median: () => true,
    }) && (calls[1] ?? add(0))[0] === 'add',
  growth: {
    kind: 'Rising numbers, with the median after each: sorting anew, or inserting into a sorted array, takes n² steps or more.',
    order: 1,
    sizes: [1024, 4096, 8192],
    input: (size) => [
      [start, ...Array.from({ length: size >> 1 }, (_, index) => [add(2 * index), median]).flat()],
    ],
  },
}

function add(num: number): MethodCall {
  return ['add', num]
}

/** What judges code for each further listing of the card, by the listing's id. */
export const furtherCases = {
  'heap-library': heapLibrary,
  'k-way-merge': kWayMerge,
  'two-heaps-median': twoHeapsMedian,
} satisfies Readonly<Record<string, Cases>>
