import { type Cases, enlarge, numbers, shuffle, wholeNumber } from '#algorithms/cases.ts'
import type { CodeProof } from '#algorithms/code-proof.ts'
import { anyPair } from '../pairs-with-sum.ts'

type Args = readonly [nums: readonly number[], target: number]

export const cases: Cases<Args, readonly number[]> = {
  kind: 'function',
  statement:
    'Return the indices of two different elements of `nums` that add up to `target`, the smaller index first. If several pairs do, any of them is right; if none does, return an empty array. The array is in no particular order and may contain duplicates.',
  name: { python: 'two_sum', typescript: 'twoSum', java: 'twoSum', cpp: 'twoSum' },
  parameters: [
    { name: 'nums', type: 'int[]' },
    { name: 'target', type: 'int' },
  ],
  returns: 'int[]',
  examples: [
    { name: 'the lesson', args: [[22, 7, 15, 11, 2, 18, 25], 9], result: [1, 4] },
    { name: 'no values', args: [[], 0], result: [] },
    { name: 'one value that is the target', args: [[9], 9], result: [] },
    { name: 'one value, even if it is half the target', args: [[4, 1, 6], 8], result: [] },
    { name: 'the same value twice', args: [[5, 4, 9, 4], 8], result: [1, 3] },
    { name: 'zero and zero', args: [[0, 3, 0], 0], result: [0, 2] },
    { name: 'negatives', args: [[3, -8, 10, -1, 5, -4], -9], result: [1, 3] },
    { name: 'a sum that no pair has', args: [[6, 1, 9, 4], 20], result: [] },
  ],
  random(next, size) {
    const nums = numbers(next, size, -6, 9)
    const [one = 0, other = 0] = shuffle(next, nums)
    return [nums, next() < 0.5 ? one + other : wholeNumber(next, -14, 20)]
  },
  larger: (args) => enlarge(args),
  ...anyPair,
  growth: {
    kind: 'No pair has the sum and all values differ: trying every pair takes n² / 2 additions.',
    order: 1,
    sizes: [4096, 16_384, 65_536, 262_144],
    input: (size) => [Array.from({ length: size }, (_, index) => 2 * index), 2 * size - 1],
  },
}

/** How the tests run each further listing of the card, by the listing's id. */
export const variations: Readonly<Record<string, CodeProof>> = {
  'random-set': {
    kind: 'driven',
    drive: {
      python: `
        numbers = RandomSet()
        print(numbers.insert(4))
        print(numbers.insert(7))
        print(numbers.insert(4))
        print(numbers.remove(4))
        print(numbers.remove(4))
        print(numbers.get_random())
        print(numbers.insert(9))
        print(numbers.insert(2))
        print(numbers.remove(2))
        print(numbers.remove(7))
        print(numbers.get_random())`,
      typescript: `
        const numbers = new RandomSet()
        print(numbers.insert(4))
        print(numbers.insert(7))
        print(numbers.insert(4))
        print(numbers.remove(4))
        print(numbers.remove(4))
        print(numbers.getRandom())
        print(numbers.insert(9))
        print(numbers.insert(2))
        print(numbers.remove(2))
        print(numbers.remove(7))
        print(numbers.getRandom())`,
      java: `
        RandomSet numbers = new RandomSet();
        print(numbers.insert(4));
        print(numbers.insert(7));
        print(numbers.insert(4));
        print(numbers.remove(4));
        print(numbers.remove(4));
        print(numbers.getRandom());
        print(numbers.insert(9));
        print(numbers.insert(2));
        print(numbers.remove(2));
        print(numbers.remove(7));
        print(numbers.getRandom());`,
      cpp: `
        RandomSet numbers;
        print(numbers.insert(4));
        print(numbers.insert(7));
        print(numbers.insert(4));
        print(numbers.remove(4));
        print(numbers.remove(4));
        print(numbers.getRandom());
        print(numbers.insert(9));
        print(numbers.insert(2));
        print(numbers.remove(2));
        print(numbers.remove(7));
        print(numbers.getRandom());`,
    },
    results: [true, true, false, true, false, 7, true, true, true, true, 9],
  },
}
