import { type Cases, enlarge, numbers, wholeNumber } from '#algorithms/cases.ts'
import type { CodeProof } from '#algorithms/code-proof.ts'
import { isAscending } from '#algorithms/valid-inputs.ts'

type Args = readonly [nums: readonly number[], target: number]

const lesson = [2, 7, 11, 15, 18, 22, 25]

export const cases: Cases<Args, number> = {
  kind: 'function',
  statement:
    '`nums` is sorted in ascending order and may contain duplicates. Return an index of `target`, or -1 if the array does not contain it. If it appears more than once, any of its indices is right.',
  name: {
    python: 'binary_search',
    typescript: 'binarySearch',
    java: 'binarySearch',
    cpp: 'binarySearch',
  },
  parameters: [
    { name: 'nums', type: 'int[]' },
    { name: 'target', type: 'int' },
  ],
  returns: 'int',
  examples: [
    { name: 'the lesson', args: [lesson, 18], result: 4 },
    { name: 'a value between two others', args: [lesson, 12], result: -1 },
    { name: 'a value below all', args: [lesson, -3], result: -1 },
    { name: 'a value just above all', args: [lesson, 26], result: -1 },
    { name: 'a value far above all', args: [lesson, 99], result: -1 },
    { name: 'the first value', args: [lesson, 2], result: 0 },
    { name: 'the last value', args: [lesson, 25], result: 6 },
    { name: 'no values', args: [[], 0], result: -1 },
    { name: 'one value', args: [[5], 5], result: 0 },
    { name: 'one value that is too large', args: [[5], 4], result: -1 },
    { name: 'one value that is too small', args: [[5], 6], result: -1 },
    { name: 'all values equal', args: [[4, 4, 4, 4], 4], result: 1 },
    { name: 'zero among negatives', args: [[-9, -4, -1, 0], 0], result: 3 },
  ],
  random(next, size) {
    const nums = numbers(next, size, -8, 12)
    return [nums.toSorted((a, b) => a - b), wholeNumber(next, -9, 13)]
  },
  larger: (args) => enlarge(args),
  reference: (nums, target) => nums.indexOf(target),
  /** Among equal values any index is right. */
  isRight: (index, [nums, target]) => (index === -1 ? !nums.includes(target) : nums[index] === target),
  isValid: ([nums]) => isAscending(nums),
  growth: {
    kind: 'A target above all values: looking at one value after the other takes n steps.',
    order: 0,
    sizes: [4096, 16_384, 65_536, 262_144],
    input: (size) => [Array.from({ length: size }, (_, index) => 2 * index), 2 * size],
  },
}

/** How the tests run each further listing of the card, by the listing's id. */
export const variations: Readonly<Record<string, CodeProof>> = {
  'median-by-cut': {
    kind: 'driven',
    // Doubled, so that the results are whole numbers in every language.
    drive: {
      python: `
        doubled = lambda a, b: int(2 * median(a, b))
        print([doubled([1, 3], [2]), doubled([1, 2], [3, 4]), doubled([], [7])])
        print([doubled([5, 5], [5]), doubled([10, 20, 30], [1]), doubled([-5, -3], [-4, 8])])`,
      typescript: `
        const doubled = (a: number[], b: number[]) => 2 * median(a, b)
        print([doubled([1, 3], [2]), doubled([1, 2], [3, 4]), doubled([], [7])])
        print([doubled([5, 5], [5]), doubled([10, 20, 30], [1]), doubled([-5, -3], [-4, 8])])`,
      java: `
        java.util.function.BiFunction<int[], int[], Integer> doubled = (a, b) -> (int) (2 * median(a, b));
        print(List.of(
            doubled.apply(new int[] {1, 3}, new int[] {2}),
            doubled.apply(new int[] {1, 2}, new int[] {3, 4}),
            doubled.apply(new int[] {}, new int[] {7})));
        print(List.of(
            doubled.apply(new int[] {5, 5}, new int[] {5}),
            doubled.apply(new int[] {10, 20, 30}, new int[] {1}),
            doubled.apply(new int[] {-5, -3}, new int[] {-4, 8})));`,
      cpp: `
        auto doubled = [](vector<int> a, vector<int> b) { return (int)(2 * median(a, b)); };
        print(vector<int>{doubled({1, 3}, {2}), doubled({1, 2}, {3, 4}), doubled({}, {7})});
        print(vector<int>{doubled({5, 5}, {5}), doubled({10, 20, 30}, {1}), doubled({-5, -3}, {-4, 8})});`,
    },
    results: [
      [4, 5, 14],
      [10, 30, -7],
    ],
  },
}
