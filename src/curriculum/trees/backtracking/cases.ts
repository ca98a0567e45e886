import { type Cases, enlarge, numbers, wholeNumber } from '#algorithms/cases.ts'

type Args = readonly [nums: readonly number[], target: number]
type Subsets = readonly (readonly number[])[]

export const cases: Cases<Args, Subsets> = {
  kind: 'function',
  statement:
    'Return all combinations of elements of `nums` whose sum is `target`, each element used at most once, in any order. Combinations of the same numbers are duplicates, even if they use different elements: return each only once. The numbers are positive; `target` is not negative, and for 0 the only combination is the empty one.',
  name: {
    python: 'subsets_with_sum',
    typescript: 'subsetsWithSum',
    java: 'subsetsWithSum',
    cpp: 'subsetsWithSum',
  },
  parameters: [
    { name: 'nums', type: 'int[]' },
    { name: 'target', type: 'int' },
  ],
  returns: 'int[][]',
  examples: [
    {
      name: 'the numbers of the lesson',
      args: [[2, 3, 5, 7], 10],
      result: [
        [2, 3, 5],
        [3, 7],
      ],
    },
    { name: 'no numbers', args: [[], 3], result: [] },
    { name: 'one number', args: [[4], 4], result: [[4]] },
    { name: 'numbers that are not in order', args: [[3, 1, 2], 3], result: [[1, 2], [3]] },
    { name: 'a sum that nothing reaches', args: [[4, 6, 8], 11], result: [] },
    { name: 'equal numbers, each subset once', args: [[2, 1, 2], 3], result: [[1, 2]] },
    { name: 'only equal numbers', args: [[2, 2, 2], 4], result: [[2, 2]] },
    { name: 'nothing to reach', args: [[1], 0], result: [[]] },
  ],
  random: (next, size) => [numbers(next, size, 1, 9), wholeNumber(next, 0, 24)],
  larger: (args) => enlarge(args, 50_000),
  /** In the order of their numbers. */
  reference(nums, target) {
    const sorted = nums.toSorted((a, b) => a - b)
    const all = Array.from({ length: 2 ** sorted.length }, (_, mask) =>
      sorted.filter((_, bit) => (mask >> bit) & 1),
    )
    const fitting = all.filter((subset) => subset.reduce((sum, value) => sum + value, 0) === target)
    return [...new Map(fitting.map((subset) => [subset.join(), subset])).values()].toSorted(inOrder)
  },
  /** In any order, and so the numbers of each. */
  isRight: (result, [nums, target]) =>
    String(inOneOrder(result)) === String(inOneOrder(cases.reference(nums, target))),
  isValid: ([nums, target]) => nums.every((num) => num >= 1) && target >= 0,
  growth: {
    kind: 'Different numbers that reach the sum only all together: no path is cut off early, and there are 2ⁿ of them.',
    order: 3,
    sizes: [4, 8, 16],
    input: (size) => [Array.from({ length: size }, (_, index) => index + 1), (size * (size + 1)) / 2],
  },
}

function inOrder(first: readonly number[], second: readonly number[]): number {
  const at = first.findIndex((value, index) => value !== second[index])
  return (first[at] ?? 0) - (second[at] ?? 0)
}

function inOneOrder(subsets: Subsets): readonly string[] {
  return subsets.map((subset) => `[${subset.toSorted((a, b) => a - b)}]`).toSorted()
}
