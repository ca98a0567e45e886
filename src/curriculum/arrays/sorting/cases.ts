import { type Cases, createRandom, list, shuffle, wholeNumber } from '#algorithms/cases.ts'
import type { CodeProof } from '#algorithms/code-proof.ts'

type Args = readonly [nums: readonly number[], lo: number, hi: number]

export const cases: Cases<Args, readonly number[]> = {
  kind: 'function',
  statement:
    'Sort `nums` in place in ascending order and return nothing. The function is called with 0 for `lo` and the length of the array for `hi`, so that it can call itself to sort only the elements from index `lo` up to, but not including, index `hi`.',
  name: { python: 'merge_sort', typescript: 'mergeSort', java: 'mergeSort', cpp: 'mergeSort' },
  parameters: [
    { name: 'nums', type: 'int[]' },
    { name: 'lo', type: 'int' },
    { name: 'hi', type: 'int' },
  ],
  returns: 'void',
  examples: [
    {
      name: 'the lesson',
      args: wholeOf([64, 34, 25, 12, 22, 11, 90]),
      result: [11, 12, 22, 25, 34, 64, 90],
    },
    { name: 'no values', args: wholeOf([]), result: [] },
    { name: 'one value', args: wholeOf([5]), result: [5] },
    { name: 'two values', args: wholeOf([2, 1]), result: [1, 2] },
    { name: 'equal values', args: wholeOf([4, 2, 4, 1, 2, 4]), result: [1, 2, 2, 4, 4, 4] },
    { name: 'largest first', args: wholeOf([3, 2, 1, 0]), result: [0, 1, 2, 3] },
    { name: 'negatives', args: wholeOf([3, -7, 0, -2, 8]), result: [-7, -2, 0, 3, 8] },
  ],
  random: (next, size) => wholeOf(list(next, size, () => wholeNumber(next, -6, 9))),
  /** Puts each value where as many others belong before it. */
  reference(nums) {
    const sorted: number[] = []
    for (const [index, value] of nums.entries()) {
      const before = nums.filter((other, at) => other < value || (other === value && at < index))
      sorted[before.length] = value
    }
    return sorted
  },
  isValid: ([nums, lo, hi]) => lo === 0 && hi === nums.length,
  smaller: ([nums]) => nums.map((_, index) => wholeOf(nums.toSpliced(index, 1))),
  growth: {
    kind: 'Shuffled values, so that two halves take turns in each merge: moving values place by place takes n² / 4 moves.',
    order: 1,
    sizes: [4096, 8192, 16_384, 32_768],
    input: (size) =>
      wholeOf(
        shuffle(
          createRandom(size),
          Array.from({ length: size }, (_, index) => index),
        ),
      ),
  },
}

function wholeOf(nums: readonly number[]): Args {
  return [nums, 0, nums.length]
}

/** How the tests run each further listing of the card, by the listing's id. */
export const variations: Readonly<Record<string, CodeProof>> = {
  // At most one kind of value on each side of the pivot, so the order of swaps does not matter.
  'dutch-flag': {
    kind: 'function',
    name: { python: 'partition', typescript: 'partition', java: 'partition', cpp: 'partitionInThree' },
    parameters: ['int[]', 'int'],
    returns: 'void',
    cases: [
      { args: [[2, 0, 1, 2, 1, 0], 1], result: [0, 0, 1, 1, 2, 2] },
      { args: [[1, 2, 0], 1], result: [0, 1, 2] },
      { args: [[8, 5, 8], 5], result: [5, 8, 8] },
      { args: [[3, 3], 7], result: [3, 3] },
      { args: [[], 4], result: [] },
    ],
  },
  quickselect: {
    kind: 'function',
    name: { python: 'kth_largest', typescript: 'kthLargest', java: 'kthLargest', cpp: 'kthLargest' },
    parameters: ['int[]', 'int'],
    returns: 'int',
    cases: [
      { args: [[7, 2, 9, 4, 9], 1], result: 9 },
      { args: [[7, 2, 9, 4, 9], 3], result: 7 },
      { args: [[7, 2, 9, 4, 9], 5], result: 2 },
      { args: [[5, 5, 5], 2], result: 5 },
      { args: [[-3], 1], result: -3 },
    ],
  },
  'cyclic-placement': {
    kind: 'function',
    name: { python: 'first_missing', typescript: 'firstMissing', java: 'firstMissing', cpp: 'firstMissing' },
    parameters: ['int[]'],
    returns: 'int',
    cases: [
      { args: [[3, 5, 1, -2]], result: 2 },
      { args: [[2, 1]], result: 3 },
      { args: [[1, 1]], result: 2 },
      { args: [[8, 9]], result: 1 },
      { args: [[4, 3, 2, 1]], result: 5 },
      { args: [[]], result: 1 },
    ],
  },
  'count-inversions': {
    kind: 'function',
    name: {
      python: 'count_inversions',
      typescript: 'countInversions',
      java: 'countInversions',
      cpp: 'countInversions',
    },
    parameters: ['int[]'],
    returns: 'int',
    cases: [
      { args: [[4, 1, 3, 2]], result: 4 },
      { args: [[3, 2, 1]], result: 3 },
      { args: [[2, 2, 2]], result: 0 },
      { args: [[1, 5, 9]], result: 0 },
      { args: [[]], result: 0 },
    ],
  },
}
