import { type Cases, enlarge, numbers, wholeNumber } from '#algorithms/cases.ts'
import { isAscending } from '#algorithms/valid-inputs.ts'

type Args = readonly [nums: readonly number[], target: number]

const lesson = [2, 4, 4, 4, 7, 9, 12]

export const cases: Cases<Args, readonly number[]> = {
  kind: 'function',
  statement:
    '`nums` is sorted in ascending order and may contain duplicates. Return the first and the last index of `target` as an array of two. If the array does not contain it, return -1 for both.',
  name: { python: 'search_range', typescript: 'searchRange', java: 'searchRange', cpp: 'searchRange' },
  parameters: [
    { name: 'nums', type: 'int[]' },
    { name: 'target', type: 'int' },
  ],
  returns: 'int[]',
  examples: [
    { name: 'the lesson', args: [lesson, 4], result: [1, 3] },
    { name: 'the first value', args: [lesson, 2], result: [0, 0] },
    { name: 'the last value', args: [lesson, 12], result: [6, 6] },
    { name: 'a value between two others', args: [lesson, 5], result: [-1, -1] },
    { name: 'a value below all', args: [lesson, 0], result: [-1, -1] },
    { name: 'a value above all', args: [lesson, 13], result: [-1, -1] },
    { name: 'all values equal', args: [[5, 5, 5, 5], 5], result: [0, 3] },
    { name: 'no values', args: [[], 0], result: [-1, -1] },
    { name: 'one value', args: [[6], 6], result: [0, 0] },
    { name: 'one other value', args: [[6], 7], result: [-1, -1] },
    { name: 'zeros after negatives', args: [[-7, -7, 0, 0], 0], result: [2, 3] },
    { name: 'the largest int', args: [[1, 2_147_483_647], 2_147_483_647], result: [1, 1] },
  ],
  random(next, size) {
    const nums = numbers(next, size, -4, 5)
    return [nums.toSorted((a, b) => a - b), wholeNumber(next, -5, 6)]
  },
  larger: (args) => enlarge(args),
  reference: (nums, target) => [nums.indexOf(target), nums.lastIndexOf(target)],
  isValid: ([nums]) => isAscending(nums),
  growth: {
    kind: 'All values are the target: walking from one of them to both ends takes n steps.',
    order: 0,
    sizes: [4096, 16_384, 65_536, 262_144],
    input: (size) => [Array.from({ length: size }, () => 7), 7],
  },
}
