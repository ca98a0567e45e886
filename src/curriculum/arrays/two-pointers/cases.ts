import { type Cases, enlarge, numbers, wholeNumber } from '#algorithms/cases.ts'
import type { CodeProof } from '#algorithms/code-proof.ts'
import { isAscending } from '#algorithms/valid-inputs.ts'
import { anyPair } from '../pairs-with-sum.ts'

type Args = readonly [nums: readonly number[], target: number]

const lesson = [2, 7, 11, 15, 18, 22, 25]

export const cases: Cases<Args, readonly number[]> = {
  kind: 'function',
  statement:
    '`nums` is sorted in ascending order and may contain duplicates. Return the indices of two different elements that add up to `target`, the smaller index first. If several pairs do, any of them is right; if none does, return an empty array.',
  name: { python: 'two_sum', typescript: 'twoSum', java: 'twoSum', cpp: 'twoSum' },
  parameters: [
    { name: 'nums', type: 'int[]' },
    { name: 'target', type: 'int' },
  ],
  returns: 'int[]',
  examples: [
    { name: 'the lesson', args: [lesson, 9], result: [0, 1] },
    { name: 'the last two values', args: [lesson, 47], result: [5, 6] },
    { name: 'a target between two sums', args: [lesson, 10], result: [] },
    { name: 'no values', args: [[], 0], result: [] },
    { name: 'one value, even if twice that value is the target', args: [[4], 8], result: [] },
    { name: 'two equal values', args: [[4, 4], 8], result: [0, 1] },
    { name: 'zero as the target', args: [[-3, -1, 0, 1, 2], 0], result: [1, 3] },
    { name: 'only negative values', args: [[-9, -7, -2], -16], result: [0, 1] },
    { name: 'a target above all sums', args: [[1, 2, 3], 100], result: [] },
  ],
  random(next, size) {
    const nums = numbers(next, size, -6, 9)
    return [nums.toSorted((a, b) => a - b), wholeNumber(next, -14, 20)]
  },
  larger: (args) => enlarge(args),
  ...anyPair,
  isValid: ([nums]) => isAscending(nums),
  growth: {
    kind: 'No pair has the sum, so the pointers meet: trying every pair takes n² / 2 additions.',
    order: 1,
    sizes: [4096, 16_384, 65_536, 262_144],
    input: (size) => [Array.from({ length: size }, (_, index) => 2 * index), 2 * size - 1],
  },
}

/** How the tests run each further listing of the card, by the listing's id. */
export const variations: Readonly<Record<string, CodeProof>> = {
  'reader-writer': {
    kind: 'driven',
    drive: {
      python: `
        def kept(nums, unwanted):
            length = remove_all(nums, unwanted)
            return nums[:length]
        print(kept([3, 2, 2, 3, 5], 3))
        print(kept([1, 4], 9))
        print(kept([7, 7], 7))
        print(kept([], 0))`,
      typescript: `
        const first = [3, 2, 2, 3, 5]
        const length = removeAll(first, 3)
        print(first.slice(0, length))
        const second = [1, 4]
        print(second.slice(0, removeAll(second, 9)))
        const third = [7, 7]
        print(third.slice(0, removeAll(third, 7)))
        const fourth: number[] = []
        print(fourth.slice(0, removeAll(fourth, 0)))`,
      java: `
        int[] first = {3, 2, 2, 3, 5};
        print(Arrays.copyOf(first, removeAll(first, 3)));
        int[] second = {1, 4};
        print(Arrays.copyOf(second, removeAll(second, 9)));
        int[] third = {7, 7};
        print(Arrays.copyOf(third, removeAll(third, 7)));
        int[] fourth = {};
        print(Arrays.copyOf(fourth, removeAll(fourth, 0)));`,
      cpp: `
        vector<int> first{3, 2, 2, 3, 5};
        first.resize(removeAll(first, 3));
        print(first);
        vector<int> second{1, 4};
        second.resize(removeAll(second, 9));
        print(second);
        vector<int> third{7, 7};
        third.resize(removeAll(third, 7));
        print(third);
        vector<int> fourth{};
        fourth.resize(removeAll(fourth, 0));
        print(fourth);`,
    },
    results: [[2, 2, 5], [1, 4], [], []],
  },
}
