import { type Cases, enlarge, shuffle, wholeNumber } from '#algorithms/cases.ts'
import type { CodeProof } from '#algorithms/code-proof.ts'

type Args = readonly [nums: readonly number[]]

export const cases: Cases<Args, number> = {
  kind: 'function',
  statement:
    'In `nums` one number appears exactly once, and every other number appears exactly twice, in any order. Return the number that appears once.',
  name: {
    python: 'single_number',
    typescript: 'singleNumber',
    java: 'singleNumber',
    cpp: 'singleNumber',
  },
  parameters: [{ name: 'nums', type: 'int[]' }],
  returns: 'int',
  examples: [
    { name: 'the numbers of the lesson', args: [[4, 1, 2, 1, 2]], result: 4 },
    { name: 'one number', args: [[9]], result: 9 },
    { name: 'only zero', args: [[0]], result: 0 },
    { name: 'zero is the single number', args: [[5, 0, 5]], result: 0 },
    { name: 'zero appears twice', args: [[0, 6, 0]], result: 6 },
    { name: 'the single number comes first', args: [[21, 6, 13, 6, 13]], result: 21 },
    { name: 'a negative single number', args: [[-3, 5, -8, 5, -3]], result: -8 },
    { name: 'a number and its negative are not equal', args: [[-1, 1, 1]], result: -1 },
    {
      name: 'the largest and the smallest int',
      args: [[2147483647, -2147483648, 2147483647]],
      result: -2147483648,
    },
  ],
  /** Pairs of equal numbers and one single number, in any order. */
  random(next, size) {
    const numbers = Array.from({ length: 64 }, (_, index) => index - 32)
    const different = shuffle(next, numbers).slice(0, wholeNumber(next, 1, Math.floor((size + 1) / 2)))
    return [shuffle(next, [...different, ...different.slice(1)])]
  },
  larger: (args) => enlarge(args),
  reference: (nums) => nums.find((num) => nums.indexOf(num) === nums.lastIndexOf(num)) ?? 0,
  isValid([nums]) {
    const copies = [...new Set(nums)].map((num) => nums.filter((each) => each === num).length)
    return copies.filter((count) => count === 1).length === 1 && copies.every((count) => count <= 2)
  },
  growth: {
    kind: 'Equal numbers half the array apart: searching for the other one of each takes about n² / 4 comparisons.',
    order: 1,
    sizes: [4095, 16_383, 65_535, 262_143, 1_048_575],
    input(size) {
      const different = Math.ceil(size / 2)
      return [Array.from({ length: 2 * different - 1 }, (_, index) => index % different)]
    },
  },
}

/** How the tests run each further listing of the card, by the listing's id. */
export const variations: Readonly<Record<string, CodeProof>> = {
  'bit-tricks': {
    kind: 'driven',
    drive: {
      python: `
        print(count_bits(0))
        print(count_bits(1))
        print(count_bits(12))
        print(count_bits(255))
        print(lowest_set_bit(1))
        print(lowest_set_bit(12))
        print(lowest_set_bit(96))
        print(is_power_of_two(0))
        print(is_power_of_two(1))
        print(is_power_of_two(64))
        print(is_power_of_two(96))`,
      typescript: `
        print(countBits(0))
        print(countBits(1))
        print(countBits(12))
        print(countBits(255))
        print(lowestSetBit(1))
        print(lowestSetBit(12))
        print(lowestSetBit(96))
        print(isPowerOfTwo(0))
        print(isPowerOfTwo(1))
        print(isPowerOfTwo(64))
        print(isPowerOfTwo(96))`,
      java: `
        print(countBits(0));
        print(countBits(1));
        print(countBits(12));
        print(countBits(255));
        print(lowestSetBit(1));
        print(lowestSetBit(12));
        print(lowestSetBit(96));
        print(isPowerOfTwo(0));
        print(isPowerOfTwo(1));
        print(isPowerOfTwo(64));
        print(isPowerOfTwo(96));`,
      cpp: `
        print(countBits(0));
        print(countBits(1));
        print(countBits(12));
        print(countBits(255));
        print(lowestSetBit(1) + 0L);
        print(lowestSetBit(12) + 0L);
        print(lowestSetBit(96) + 0L);
        print(isPowerOfTwo(0));
        print(isPowerOfTwo(1));
        print(isPowerOfTwo(64));
        print(isPowerOfTwo(96));`,
    },
    results: [0, 1, 2, 8, 1, 4, 32, false, true, true, false],
  },
  'base-conversion': {
    kind: 'driven',
    drive: {
      python: `
        print(to_base(0, 2))
        print(to_base(11, 2))
        print(to_base(255, 16))
        print(to_base(100, 7))
        print(from_base("0", 2))
        print(from_base("1011", 2))
        print(from_base("ff", 16))
        print(from_base("202", 7))`,
      typescript: `
        print(toBase(0, 2))
        print(toBase(11, 2))
        print(toBase(255, 16))
        print(toBase(100, 7))
        print(fromBase("0", 2))
        print(fromBase("1011", 2))
        print(fromBase("ff", 16))
        print(fromBase("202", 7))`,
      java: `
        print(toBase(0, 2));
        print(toBase(11, 2));
        print(toBase(255, 16));
        print(toBase(100, 7));
        print(fromBase("0", 2));
        print(fromBase("1011", 2));
        print(fromBase("ff", 16));
        print(fromBase("202", 7));`,
      cpp: `
        print(toBase(0, 2));
        print(toBase(11, 2));
        print(toBase(255, 16));
        print(toBase(100, 7));
        print(fromBase("0", 2));
        print(fromBase("1011", 2));
        print(fromBase("ff", 16));
        print(fromBase("202", 7));`,
    },
    results: ['0', '1011', 'ff', '202', 0, 11, 255, 100],
  },
}
