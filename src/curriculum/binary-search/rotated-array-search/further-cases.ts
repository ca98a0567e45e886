import { type Cases, list, wholeNumber } from '#algorithms/cases.ts'
import { isAscending, isDistinct } from '#algorithms/valid-inputs.ts'

type Nums = readonly number[]

const rotatedMinimum: Cases<readonly [nums: Nums], number> = {
  kind: 'function',
  name: { python: 'find_minimum', typescript: 'findMinimum', java: 'findMinimum', cpp: 'findMinimum' },
  parameters: [{ name: 'nums', type: 'int[]' }],
  returns: 'int',
  statement:
    '`nums` was sorted in ascending order; then some values were moved from its front to its end, in their order, or none. All values differ, and there is one at least. Return the smallest.',
  examples: [
    { name: 'in the middle', args: [[22, 25, 2, 7, 11]], result: 2 },
    { name: 'not rotated', args: [[1, 2, 3]], result: 1 },
    { name: 'two values', args: [[3, 1]], result: 1 },
    { name: 'one value', args: [[5]], result: 5 },
    { name: 'last', args: [[2, 3, 4, 5, -1]], result: -1 },
  ],
  random(next, size) {
    const nums = [
      ...new Set([wholeNumber(next, -9, 9), ...list(next, size - 1, () => wholeNumber(next, -9, 9))]),
    ]
    return [rotated(next, nums)]
  },
  reference: (nums) => Math.min(...nums),
  isValid: ([nums]) => nums.length > 0 && isDistinct(nums) && isRotated(nums),
  growth: {
    kind: 'The smallest value comes last: walking there takes n steps.',
    order: 0,
    sizes: [4096, 16_384, 65_536, 262_144],
    input: (size) => [[...Array.from({ length: size - 1 }, (_, index) => index + 1), 0]],
  },
}

const peakElement: Cases<readonly [nums: Nums], number> = {
  kind: 'function',
  name: { python: 'find_peak', typescript: 'findPeak', java: 'findPeak', cpp: 'findPeak' },
  parameters: [{ name: 'nums', type: 'int[]' }],
  returns: 'int',
  statement:
    'Return the index of a value of `nums` that is greater than its neighbors; the first and the last value have only one. If several are, any of them is right. Neighbors always differ, and `nums` is not empty.',
  examples: [
    { name: 'a peak in the middle', args: [[1, 4, 9, 6, 2]], result: 2 },
    { name: 'ascending', args: [[1, 2, 3, 4]], result: 3 },
    { name: 'descending', args: [[9, 5, 3]], result: 0 },
    { name: 'one value', args: [[7]], result: 0 },
    { name: 'two values', args: [[1, 2]], result: 1 },
    { name: 'a peak near the start', args: [[1, 3, 2, 0, -1]], result: 1 },
  ],
  random(next, size) {
    const nums = [wholeNumber(next, -5, 9)]
    for (const step of list(next, size - 1, () => wholeNumber(next, 1, 4)))
      nums.push(nums.at(-1)! + (next() < 0.5 ? step : -step))
    return [nums]
  },
  reference: (nums) => nums.findIndex((_, index) => isPeak(nums, index)),
  isRight: (index, [nums]) => nums[index] !== undefined && isPeak(nums, index),
  isValid: ([nums]) => nums.length > 0 && nums.every((num, index) => num !== nums[index + 1]),
  growth: {
    kind: 'Values that only rise: walking to the peak takes n steps.',
    order: 0,
    sizes: [4096, 16_384, 65_536, 262_144],
    input: (size) => [Array.from({ length: size }, (_, index) => index)],
  },
}

const rotatedWithDuplicates: Cases<readonly [nums: Nums, target: number], boolean> = {
  kind: 'function',
  name: { python: 'contains', typescript: 'contains', java: 'contains', cpp: 'contains' },
  parameters: [
    { name: 'nums', type: 'int[]' },
    { name: 'target', type: 'int' },
  ],
  returns: 'bool',
  statement:
    '`nums` was sorted in ascending order, with equal values; then some values were moved from its front to its end, in their order, or none. Return whether `target` is in it.',
  examples: [
    { name: 'between equal values', args: [[1, 1, 1, 0, 1], 0], result: true },
    { name: 'near the start', args: [[1, 0, 1, 1, 1], 0], result: true },
    { name: 'a value that is missing', args: [[2, 5, 6, 0, 0, 1, 2], 3], result: false },
    { name: 'the smallest', args: [[2, 5, 6, 0, 0, 1, 2], 0], result: true },
    { name: 'no values', args: [[], 1], result: false },
    { name: 'two values', args: [[3, 1], 1], result: true },
    { name: 'only equal values', args: [[4, 4, 4], 5], result: false },
  ],
  random(next, size) {
    const largest = wholeNumber(next, 1, 4)
    const values = list(next, size, () => wholeNumber(next, 0, largest))
    return [rotated(next, values), wholeNumber(next, 0, largest)]
  },
  reference: (nums, target) => nums.includes(target),
  isValid: ([nums]) => isRotated(nums),
  growth: {
    kind: 'Equal values at both ends tell nothing, so the search shrinks by one value at each end.',
    order: 1,
    sizes: [4096, 16_384, 65_536],
    input: (size) => [Array.from({ length: size }, () => 1), 0],
  },
}

function rotated(next: () => number, values: Nums): Nums {
  const sorted = values.toSorted((a, b) => a - b)
  const moved = wholeNumber(next, 0, Math.max(0, sorted.length - 1))
  return [...sorted.slice(moved), ...sorted.slice(0, moved)]
}

function isRotated(nums: Nums): boolean {
  return (
    nums.length === 0 || nums.some((_, start) => isAscending([...nums.slice(start), ...nums.slice(0, start)]))
  )
}

function isPeak(nums: Nums, index: number): boolean {
  const [before = Number.NEGATIVE_INFINITY, after = Number.NEGATIVE_INFINITY] = [
    nums[index - 1],
    nums[index + 1],
  ]
  return before < nums[index]! && after < nums[index]!
}

/** What judges code for each further listing of the card, by the listing's id. */
export const furtherCases = {
  'rotated-minimum': rotatedMinimum,
  'peak-element': peakElement,
  'rotated-with-duplicates': rotatedWithDuplicates,
} satisfies Readonly<Record<string, Cases>>
