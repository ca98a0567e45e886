import { isPermutation, triplesOf } from '#algorithms/brute-force.ts'
import { type Cases, list, wholeNumber } from '#algorithms/cases.ts'
import { isAscending } from '#algorithms/valid-inputs.ts'

type Nums = readonly number[]

const threeSum: Cases<readonly [nums: Nums, target: number], readonly Nums[]> = {
  kind: 'function',
  name: { python: 'three_sum', typescript: 'threeSum', java: 'threeSum', cpp: 'threeSum' },
  parameters: [
    { name: 'nums', type: 'int[]' },
    { name: 'target', type: 'int' },
  ],
  returns: 'int[][]',
  statement:
    'Return all triplets of values at three different indices of `nums` that add up to `target`, in any order. No two triplets may consist of the same values.',
  examples: [
    {
      name: 'a value with a negative sum',
      args: [[3, -1, 0, -2, 1, -1], 0],
      result: [
        [-2, -1, 3],
        [-1, 0, 1],
      ],
    },
    { name: 'equal values and zeros', args: [[-2, 0, 0, 2, 2], 0], result: [[-2, 0, 2]] },
    { name: 'only zeros, one triplet', args: [[0, 0, 0, 0], 0], result: [[0, 0, 0]] },
    { name: 'a target above zero', args: [[5, 1, 2], 8], result: [[1, 2, 5]] },
    { name: 'values that cannot reach the target', args: [[1, 2, 4], 8], result: [] },
    { name: 'fewer than three values', args: [[4, 4], 12], result: [] },
  ],
  random: (next, size) => [list(next, size, () => wholeNumber(next, -4, 5)), wholeNumber(next, -4, 8)],
  reference(nums, target) {
    const found = triplesOf(nums).filter(([a = 0, b = 0, c = 0]) => a + b + c === target)
    const sorted = found.map((triple) => triple.toSorted((a, b) => a - b))
    return [...new Map(sorted.map((triple) => [String(triple), triple])).values()]
  },
  isRight: (result, args) =>
    isPermutation(
      result.map((triple) => triple.toSorted((a, b) => a - b)),
      threeSum.reference(...args),
    ),
  growth: {
    kind: 'Different values of which no three have the sum: each first value is followed by a sweep over the rest.',
    order: 2,
    sizes: [64, 128, 256, 512],
    input: (size) => [Array.from({ length: size }, (_, index) => 2 * index), 6 * size + 1],
  },
}

const mergeFromBack: Cases<readonly [nums: Nums, count: number, other: Nums], Nums> = {
  kind: 'function',
  name: { python: 'merge_into', typescript: 'mergeInto', java: 'mergeInto', cpp: 'mergeInto' },
  parameters: [
    { name: 'nums', type: 'int[]' },
    { name: 'count', type: 'int' },
    { name: 'other', type: 'int[]' },
  ],
  returns: 'void',
  statement:
    'The first `count` values of `nums` and all values of `other` are sorted in ascending order, and `nums` has exactly enough further places for those of `other`. Change `nums` so that it contains all values in ascending order, and return nothing.',
  examples: [
    { name: 'values of both in turns', args: [[2, 5, 9, 0, 0], 3, [3, 7]], result: [2, 3, 5, 7, 9] },
    {
      name: 'a smaller value comes last in the first array',
      args: [[4, 6, 0, 0, 0], 2, [1, 2, 3]],
      result: [1, 2, 3, 4, 6],
    },
    { name: 'nothing in the first array', args: [[0, 0], 0, [1, 8]], result: [1, 8] },
    { name: 'nothing in the second array', args: [[1, 8], 2, []], result: [1, 8] },
    { name: 'equal values', args: [[5, 5, 0], 2, [5]], result: [5, 5, 5] },
  ],
  random(next, size) {
    const ascending = () => list(next, size / 2, () => wholeNumber(next, -5, 9)).toSorted((a, b) => a - b)
    const [own, other] = [ascending(), ascending()]
    return [[...own, ...other.map(() => 0)], own.length, other]
  },
  reference: (nums, count, other) => [...nums.slice(0, count), ...other].toSorted((a, b) => a - b),
  isValid: ([nums, count, other]) =>
    count >= 0 &&
    nums.length === count + other.length &&
    isAscending(nums.slice(0, count)) &&
    isAscending(other),
  *smaller([nums, count, other]) {
    for (const index of other.keys()) yield [nums.slice(0, -1), count, other.toSpliced(index, 1)]
    for (let index = 0; index < count; index++) yield [nums.toSpliced(index, 1), count - 1, other]
  },
  growth: {
    kind: 'All values of the second array are smaller: each of the first has to move.',
    order: 1,
    sizes: [4096, 16_384, 65_536],
    input(size) {
      const half = size >> 1
      const other = Array.from({ length: half }, (_, index) => index)
      return [[...other.map((value) => value + half), ...other.map(() => 0)], half, other]
    },
  },
}

/** What judges code for each further listing of the card, by the listing's id. */
export const furtherCases = { 'three-sum': threeSum, 'merge-from-back': mergeFromBack } satisfies Readonly<
  Record<string, Cases>
>
