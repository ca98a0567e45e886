import { subarraysOf, subsetsOf } from '#algorithms/brute-force.ts'
import { type Cases, list, wholeNumber } from '#algorithms/cases.ts'
import { randomText } from '#algorithms/fields/text.ts'

type Nums = readonly number[]

const nextGreater: Cases<readonly [nums: Nums], Nums> = {
  kind: 'function',
  name: {
    python: 'next_greater_circular',
    typescript: 'nextGreaterCircular',
    java: 'nextGreaterCircular',
    cpp: 'nextGreaterCircular',
  },
  parameters: [{ name: 'nums', type: 'int[]' }],
  returns: 'int[]',
  statement:
    'For each value of `nums`, return the first greater value after it, where the first value follows the last one; -1 where no value is greater.',
  examples: [
    { name: 'answers from both rounds', args: [[2, 5, 3, 4]], result: [5, -1, 4, 5] },
    { name: 'equal values', args: [[1, 1]], result: [-1, -1] },
    { name: 'one value', args: [[9]], result: [-1] },
    { name: 'no values', args: [[]], result: [] },
    { name: 'around the end', args: [[3, 2, 1]], result: [-1, 3, 3] },
    { name: 'with zeros and negative values', args: [[0, -2, -1, 0]], result: [-1, -1, 0, -1] },
  ],
  random: (next, size) => [list(next, size, () => wholeNumber(next, -3, 6))],
  reference: (nums) =>
    nums.map(
      (num, index) => [...nums.slice(index), ...nums.slice(0, index)].find((each) => each > num) ?? -1,
    ),
  growth: {
    kind: 'Descending values: each but the first finds its answer only at the start, n² / 2 steps further in all.',
    order: 1,
    sizes: [4096, 16_384, 65_536],
    input: (size) => [Array.from({ length: size }, (_, index) => size - index)],
  },
}

const largestRectangle: Cases<readonly [heights: Nums], number> = {
  kind: 'function',
  name: {
    python: 'largest_rectangle',
    typescript: 'largestRectangle',
    java: 'largestRectangle',
    cpp: 'largestRectangle',
  },
  parameters: [{ name: 'heights', type: 'int[]' }],
  returns: 'int',
  statement:
    'Bars of width 1 with these `heights` stand side by side. Return the largest area of a rectangle within them. No height is negative.',
  examples: [
    { name: 'two bars', args: [[2, 4, 3, 1]], result: 6 },
    { name: 'no bars', args: [[]], result: 0 },
    { name: 'one bar', args: [[5]], result: 5 },
    { name: 'equal bars', args: [[2, 2, 2]], result: 6 },
    { name: 'up and down', args: [[1, 2, 3, 2, 1]], result: 6 },
    { name: 'a gap between two bars', args: [[4, 0, 4]], result: 4 },
  ],
  random: (next, size) => [list(next, size, () => wholeNumber(next, 0, 6))],
  reference: (heights) => Math.max(0, ...subarraysOf(heights).map((part) => part.length * Math.min(...part))),
  isValid: ([heights]) => heights.every((height) => height >= 0),
  growth: {
    kind: 'Ascending bars: all wait until the end, and trying each left and right edge takes n² / 2 steps.',
    order: 1,
    sizes: [4096, 16_384, 65_536],
    input: (size) => [Array.from({ length: size }, (_, index) => index)],
  },
}

const smallestAfterRemovals: Cases<readonly [digits: string, removals: number], string> = {
  kind: 'function',
  name: {
    python: 'smallest_number',
    typescript: 'smallestNumber',
    java: 'smallestNumber',
    cpp: 'smallestNumber',
  },
  parameters: [
    { name: 'digits', type: 'string' },
    { name: 'removals', type: 'int' },
  ],
  returns: 'string',
  statement:
    'Remove `removals` of the `digits` so that the number that the others form, in their order, is as small as possible. Return it without leading zeros, and `0` if no digit is left. `removals` is from 0 to the number of digits.',
  examples: [
    { name: 'two larger digits', args: ['5423', 2], result: '23' },
    { name: 'ascending digits', args: ['12345', 2], result: '123' },
    { name: 'zeros that come to the front', args: ['10200', 1], result: '200' },
    { name: 'every digit', args: ['9', 1], result: '0' },
    { name: 'only zeros left', args: ['100', 1], result: '0' },
    { name: 'no removal', args: ['112', 0], result: '112' },
    { name: 'equal digits', args: ['2211', 3], result: '1' },
  ],
  random(next, size) {
    const digits = randomText(next, '0123', wholeNumber(next, 1, Math.max(1, Math.min(9, size))))
    return [digits, wholeNumber(next, 0, digits.length)]
  },
  reference: (digits, removals) =>
    String(
      Math.min(
        ...subsetsOf([...digits])
          .filter((kept) => kept.length === digits.length - removals)
          .map((kept) => Number(kept.join(''))),
      ),
    ),
  isValid: ([digits, removals]) => /^\d+$/.test(digits) && removals >= 0 && removals <= digits.length,
  growth: {
    kind: 'Ascending and then descending digits, half of them to remove: a pass for each removal takes n² / 2 steps.',
    order: 1,
    sizes: [4096, 16_384, 65_536],
    input: (size) => ['1'.repeat(size >> 1) + '9'.repeat(size >> 2) + '0'.repeat(size >> 2), size >> 1],
  },
}

/** What judges code for each further listing of the card, by the listing's id. */
export const furtherCases = {
  'next-greater': nextGreater,
  'largest-rectangle': largestRectangle,
  'smallest-after-removals': smallestAfterRemovals,
} satisfies Readonly<Record<string, Cases>>
