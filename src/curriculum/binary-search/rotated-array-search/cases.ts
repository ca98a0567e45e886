import { type Cases, enlarge, list, wholeNumber } from '#algorithms/cases.ts'
import { isAscending, isDistinct } from '#algorithms/valid-inputs.ts'

type Args = readonly [nums: readonly number[], target: number]

const lesson = [22, 25, 2, 7, 11, 15, 18]

export const cases: Cases<Args, number> = {
  kind: 'function',
  statement:
    '`nums` has no duplicates. It was sorted in ascending order and then rotated: some elements, possibly none, were moved from its start to its end. Return the index of `target`, or -1 if the array does not contain it.',
  name: {
    python: 'search_rotated',
    typescript: 'searchRotated',
    java: 'searchRotated',
    cpp: 'searchRotated',
  },
  parameters: [
    { name: 'nums', type: 'int[]' },
    { name: 'target', type: 'int' },
  ],
  returns: 'int',
  examples: [
    { name: 'the lesson', args: [lesson, 22], result: 0 },
    { name: 'the last value before the fall', args: [lesson, 25], result: 1 },
    { name: 'the first value after the fall', args: [lesson, 2], result: 2 },
    { name: 'the last value', args: [lesson, 18], result: 6 },
    { name: 'a value between two others', args: [lesson, 9], result: -1 },
    { name: 'a value over all', args: [lesson, 30], result: -1 },
    { name: 'a rotation by nothing', args: [[1, 2, 3, 4, 5], 4], result: 3 },
    { name: 'no values', args: [[], 0], result: -1 },
    { name: 'one value', args: [[5], 5], result: 0 },
    { name: 'one other value', args: [[5], 6], result: -1 },
    { name: 'two values, turned', args: [[9, 4], 4], result: 1 },
    { name: 'zero among negatives', args: [[0, -3, -2, -1], 0], result: 0 },
  ],
  /** No two values are equal. */
  random(next, size) {
    let value = -10
    const sorted = list(next, size, () => {
      value += wholeNumber(next, 1, 3)
      return value
    })
    const found = sorted[wholeNumber(next, 0, 2 * sorted.length)]
    return [rotate(sorted, wholeNumber(next, 0, sorted.length)), found ?? wholeNumber(next, -10, 13)]
  },
  larger: (args) => enlarge(args),
  reference: (nums, target) => nums.indexOf(target),
  isValid([nums]) {
    const least = nums.indexOf(Math.min(...nums))
    return isDistinct(nums) && isAscending(rotate(nums, Math.max(0, least)))
  },
  growth: {
    kind: 'A target that is absent from an array rotated by half: looking at one value after the other takes n steps.',
    order: 0,
    sizes: [4096, 16_384, 65_536, 262_144],
    input: (size) => [
      rotate(
        Array.from({ length: size }, (_, index) => 2 * index),
        Math.floor(size / 2),
      ),
      2 * size - 1,
    ],
  },
}

function rotate(sorted: readonly number[], by: number): readonly number[] {
  return [...sorted.slice(by), ...sorted.slice(0, by)]
}
