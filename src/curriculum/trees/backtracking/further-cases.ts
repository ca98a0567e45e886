import { isPermutation, subsetsOf, sumOf } from '#algorithms/brute-force.ts'
import { type Cases, list, wholeNumber } from '#algorithms/cases.ts'

type Lists = readonly (readonly number[])[]

const allSubsets: Cases<readonly [nums: readonly number[]], Lists> = {
  kind: 'function',
  name: { python: 'all_subsets', typescript: 'allSubsets', java: 'allSubsets', cpp: 'allSubsets' },
  parameters: [{ name: 'nums', type: 'int[]' }],
  returns: 'int[][]',
  statement:
    'Return all subsets of the elements of `nums`, the empty one included, in any order, and their elements in any order. Equal values count as different elements.',
  examples: [
    {
      name: 'three numbers',
      args: [[1, 2, 3]],
      result: [[], [3], [2], [2, 3], [1], [1, 3], [1, 2], [1, 2, 3]],
    },
    { name: 'no numbers', args: [[]], result: [[]] },
    { name: 'one number', args: [[0]], result: [[], [0]] },
    { name: 'equal numbers', args: [[5, 5]], result: [[], [5], [5], [5, 5]] },
  ],
  random: (next, size) => [list(next, Math.min(6, size), () => wholeNumber(next, 0, 5))],
  reference: (nums) => subsetsOf(nums),
  isRight: (result, args) => isPermutation(inOrder(result), inOrder(allSubsets.reference(...args))),
  isValid: ([nums]) => nums.length <= 16,
  growth: {
    kind: 'Any numbers: there are 2ⁿ subsets.',
    order: 3,
    sizes: [3, 6, 12],
    input: (size) => [Array.from({ length: size }, (_, index) => index)],
  },
}

const uniquePermutations: Cases<readonly [nums: readonly number[]], Lists> = {
  kind: 'function',
  name: {
    python: 'unique_permutations',
    typescript: 'uniquePermutations',
    java: 'uniquePermutations',
    cpp: 'uniquePermutations',
  },
  parameters: [{ name: 'nums', type: 'int[]' }],
  returns: 'int[][]',
  statement:
    'Return all orders of the elements of `nums`, each list of values only once, in any order. `nums` may contain equal values, and may be changed.',
  examples: [
    {
      name: 'two equal values',
      args: [[1, 2, 1]],
      result: [
        [1, 1, 2],
        [1, 2, 1],
        [2, 1, 1],
      ],
    },
    { name: 'no numbers', args: [[]], result: [[]] },
    { name: 'only equal numbers', args: [[3, 3, 3]], result: [[3, 3, 3]] },
    {
      name: 'two pairs',
      args: [[2, 2, -1, -1]],
      result: [
        [-1, -1, 2, 2],
        [-1, 2, -1, 2],
        [-1, 2, 2, -1],
        [2, -1, -1, 2],
        [2, -1, 2, -1],
        [2, 2, -1, -1],
      ],
    },
    {
      name: 'different numbers',
      args: [[3, 1, 2]],
      result: [
        [1, 2, 3],
        [1, 3, 2],
        [2, 1, 3],
        [2, 3, 1],
        [3, 1, 2],
        [3, 2, 1],
      ],
    },
  ],
  random: (next, size) => [list(next, Math.min(5, size), () => wholeNumber(next, 0, 3))],
  reference: (nums) => [...new Map(ordersOf(nums).map((order) => [String(order), order])).values()],
  isRight: (result, args) => isPermutation(result, uniquePermutations.reference(...args)),
  isValid: ([nums]) => nums.length <= 8,
  growth: {
    kind: 'Different numbers: there are n! orders.',
    order: 3,
    sizes: [2, 4, 8],
    input: (size) => [Array.from({ length: size }, (_, index) => index)],
  },
}

const combinationSum: Cases<readonly [candidates: readonly number[], target: number], Lists> = {
  kind: 'function',
  name: {
    python: 'combination_sum',
    typescript: 'combinationSum',
    java: 'combinationSum',
    cpp: 'combinationSum',
  },
  parameters: [
    { name: 'candidates', type: 'int[]' },
    { name: 'target', type: 'int' },
  ],
  returns: 'int[][]',
  statement:
    'Return all combinations of the `candidates` that add up to `target`, in any order, where each candidate may be used again and again; combinations differ if they use one of them a different number of times. All candidates are positive and different, and `target` is not negative.',
  examples: [
    { name: 'a candidate twice', args: [[7, 2, 6, 3], 7], result: [[2, 2, 3], [7]] },
    {
      name: 'three combinations',
      args: [[2, 3, 5], 8],
      result: [
        [2, 2, 2, 2],
        [2, 3, 3],
        [3, 5],
      ],
    },
    { name: 'a target that is too small', args: [[2], 1], result: [] },
    { name: 'one candidate again and again', args: [[3], 9], result: [[3, 3, 3]] },
    { name: 'a sum that nothing reaches', args: [[4, 6], 7], result: [] },
  ],
  random: (next, size) => [
    [...new Set(list(next, Math.min(5, size), () => wholeNumber(next, 2, 8)))],
    wholeNumber(next, 0, Math.min(14, 2 * size)),
  ],
  reference(candidates, target) {
    const many = candidates.flatMap((candidate) =>
      Array.from({ length: Math.floor(target / candidate) }, () => candidate),
    )
    const fitting = choicesOf(many).filter((chosen) => sumOf(chosen) === target)
    return fitting
  },
  isRight: (result, args) => isPermutation(inOrder(result), inOrder(combinationSum.reference(...args))),
  isValid: ([candidates, target]) =>
    new Set(candidates).size === candidates.length &&
    candidates.every((candidate) => candidate >= 1) &&
    target >= 0 &&
    target <= 40,
  growth: {
    kind: 'Small candidates and a growing target: the number of combinations grows faster than n³.',
    order: 3,
    sizes: [10, 20, 40],
    input: (size) => [[2, 3, 5, 7], size],
  },
}

const nQueens: Cases<readonly [n: number], readonly (readonly string[])[]> = {
  kind: 'function',
  name: { python: 'n_queens', typescript: 'nQueens', java: 'nQueens', cpp: 'nQueens' },
  parameters: [{ name: 'n', type: 'int' }],
  returns: 'string[][]',
  statement:
    'Put `n` queens on a board with as many rows and columns so that no two are in the same row, column or diagonal. Return all such boards, in any order, each as its rows from the top, written with `Q` for a queen and `.` for an empty square. `n` is at least 1.',
  examples: [
    {
      name: 'four queens',
      args: [4],
      result: [
        ['.Q..', '...Q', 'Q...', '..Q.'],
        ['..Q.', 'Q...', '...Q', '.Q..'],
      ],
    },
    { name: 'one queen', args: [1], result: [['Q']] },
    { name: 'two queens', args: [2], result: [] },
    { name: 'three queens', args: [3], result: [] },
  ],
  random: (next, size) => [wholeNumber(next, 1, Math.max(1, Math.min(6, size)))],
  reference: (n) =>
    ordersOf(Array.from({ length: n }, (_, index) => index))
      .filter((columns) =>
        columns.every((column, row) =>
          columns.every(
            (other, below) => row === below || Math.abs(column - other) !== Math.abs(row - below),
          ),
        ),
      )
      .map((columns) => columns.map((column) => `${'.'.repeat(column)}Q${'.'.repeat(n - column - 1)}`)),
  isRight: (result, args) => isPermutation(result, nQueens.reference(...args)),
  isValid: ([n]) => n >= 1 && n <= 8,
  growth: {
    kind: 'Any board: the number of ways to try grows faster than n³.',
    order: 3,
    sizes: [2, 4, 8],
    input: (size) => [size],
  },
}

function inOrder(lists: Lists): Lists {
  return lists.map((own) => own.toSorted((a, b) => a - b))
}

function ordersOf(items: readonly number[]): Lists {
  if (items.length === 0) return [[]]
  return items.flatMap((first, index) => ordersOf(items.toSpliced(index, 1)).map((rest) => [first, ...rest]))
}

/** How often each value is chosen decides, not which of its elements are. */
function choicesOf(many: readonly number[]): Lists {
  return [...new Set(many)].reduce<Lists>(
    (choices, value) => {
      const most = many.filter((each) => each === value).length
      const times = Array.from({ length: most + 1 }, (_, count) => Array.from({ length: count }, () => value))
      return choices.flatMap((chosen) => times.map((more) => chosen.concat(more)))
    },
    [[]],
  )
}

/** What judges code for each further listing of the card, by the listing's id. */
export const furtherCases = {
  'all-subsets': allSubsets,
  'unique-permutations': uniquePermutations,
  'combination-sum': combinationSum,
  'n-queens': nQueens,
} satisfies Readonly<Record<string, Cases>>
