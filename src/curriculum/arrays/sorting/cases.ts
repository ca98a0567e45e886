import type { CodeProof } from '#algorithms/code-proof.ts'

export const lesson = [64, 34, 25, 12, 22, 11, 90]

const mergeSortCase = (values: readonly number[], result: readonly number[]) => ({
  args: [values, 0, values.length],
  result,
})

/** How the tests run the code of the demo. */
export const code: CodeProof = {
  kind: 'function',
  name: { python: 'merge_sort', typescript: 'mergeSort', java: 'mergeSort', cpp: 'mergeSort' },
  parameters: ['int[]', 'int', 'int'],
  returns: 'void',
  cases: [
    mergeSortCase(lesson, [11, 12, 22, 25, 34, 64, 90]),
    mergeSortCase([], []),
    mergeSortCase([5], [5]),
    mergeSortCase([2, 1], [1, 2]),
    mergeSortCase([4, 2, 4, 1, 2, 4], [1, 2, 2, 4, 4, 4]),
    mergeSortCase([3, -7, 0, -2, 8], [-7, -2, 0, 3, 8]),
  ],
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
