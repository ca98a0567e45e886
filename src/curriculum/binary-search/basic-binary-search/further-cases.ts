import { type Cases, list, wholeNumber } from '#algorithms/cases.ts'
import { isAscending, isDistinct, isRectangle } from '#algorithms/valid-inputs.ts'

type Rows = readonly (readonly number[])[]

const integerSquareRoot: Cases<readonly [x: number], number> = {
  kind: 'function',
  name: {
    python: 'integer_square_root',
    typescript: 'integerSquareRoot',
    java: 'integerSquareRoot',
    cpp: 'integerSquareRoot',
  },
  parameters: [{ name: 'x', type: 'int' }],
  returns: 'int',
  statement:
    'Return the largest whole number whose square is at most `x`, without a square root function. `x` is not negative.',
  examples: [
    { name: 'zero', args: [0], result: 0 },
    { name: 'one', args: [1], result: 1 },
    { name: 'one below a square', args: [15], result: 3 },
    { name: 'a square', args: [16], result: 4 },
    { name: 'one below the next square', args: [24], result: 4 },
    { name: 'a large square', args: [2147395600], result: 46340 },
    { name: 'the largest 32-bit number', args: [2147483647], result: 46340 },
  ],
  random: (next, size) => [wholeNumber(next, 0, size * size + size)],
  reference(x) {
    let root = 0
    while ((root + 1) ** 2 <= x) root++
    return root
  },
  isValid: ([x]) => x >= 0 && x < 2 ** 31,
  growth: {
    kind: 'A large square: trying one number after the other takes √x steps.',
    order: 0,
    sizes: [1024, 4096, 32_768],
    input: (size) => [size * size],
  },
}

const matrixBinarySearch: Cases<readonly [matrix: Rows, target: number], boolean> = {
  kind: 'function',
  name: { python: 'search_matrix', typescript: 'searchMatrix', java: 'searchMatrix', cpp: 'searchMatrix' },
  parameters: [
    { name: 'matrix', type: 'int[][]' },
    { name: 'target', type: 'int' },
  ],
  returns: 'bool',
  statement:
    'The rows of `matrix` are equally long and not empty. Each row ascends, and begins with a larger value than the row before ends with. Return whether `target` is in the matrix.',
  examples: [
    {
      name: 'in the middle',
      args: [
        [
          [1, 4, 6],
          [8, 9, 13],
          [20, 31, 40],
        ],
        13,
      ],
      result: true,
    },
    {
      name: 'between two values',
      args: [
        [
          [1, 4, 6],
          [8, 9, 13],
          [20, 31, 40],
        ],
        7,
      ],
      result: false,
    },
    {
      name: 'the first value',
      args: [
        [
          [1, 4, 6],
          [8, 9, 13],
          [20, 31, 40],
        ],
        1,
      ],
      result: true,
    },
    {
      name: 'the last value',
      args: [
        [
          [1, 4, 6],
          [8, 9, 13],
          [20, 31, 40],
        ],
        40,
      ],
      result: true,
    },
    { name: 'one value that is not it', args: [[[5]], 4], result: false },
    { name: 'one column', args: [[[2], [3], [9]], 9], result: true },
    { name: 'no rows', args: [[], 1], result: false },
  ],
  random(next, size) {
    const columns = wholeNumber(next, 1, 4)
    const rows = list(next, size / columns, () => columns)
    let value = wholeNumber(next, -5, 0)
    const matrix = rows.map(() => Array.from({ length: columns }, () => (value += wholeNumber(next, 1, 3))))
    return [matrix, wholeNumber(next, -5, value + 2)]
  },
  reference: (matrix, target) => matrix.flat().includes(target),
  isValid: ([matrix]) => isRectangle(matrix) && isAscending(matrix.flat()) && isDistinct(matrix.flat()),
  growth: {
    kind: 'A target above all values in a square matrix: looking at one after the other takes n steps.',
    order: 0,
    sizes: [1024, 4096, 16_384, 65_536],
    input(size) {
      const columns = Math.floor(Math.sqrt(size))
      const rows = Array.from({ length: columns }, (_, row) => row * columns)
      return [rows.map((first) => rows.map((_, column) => first + column)), size]
    },
  },
}

const medianByCut: Cases<readonly [a: readonly number[], b: readonly number[]], number> = {
  kind: 'function',
  statement:
    'Return the median of all values of `a` and `b`, which are sorted in ascending order: the middle one, or the mean of the two in the middle. All values are even, so that it is whole, and there is one value at least. Merging the arrays takes longer than needed.',
  name: { python: 'median', typescript: 'median', java: 'median', cpp: 'median' },
  parameters: [
    { name: 'a', type: 'int[]' },
    { name: 'b', type: 'int[]' },
  ],
  returns: 'int',
  examples: [
    { name: 'an odd number of values', args: [[2, 6], [4]], result: 4 },
    {
      name: 'an even number of values',
      args: [
        [2, 4],
        [6, 8],
      ],
      result: 5,
    },
    { name: 'one array is empty', args: [[], [14]], result: 14 },
    { name: 'equal values', args: [[10, 10], [10]], result: 10 },
    { name: 'one array comes first', args: [[20, 40, 60], [2]], result: 30 },
    {
      name: 'negative values',
      args: [
        [-10, -6],
        [-8, 16],
      ],
      result: -7,
    },
  ],
  random(next, size) {
    const ascending = () => list(next, size / 2, () => 2 * wholeNumber(next, -4, 6)).toSorted((a, b) => a - b)
    const [a, b] = [ascending(), ascending()]
    return [a, b.length + a.length > 0 ? b : [4]]
  },
  reference(a, b) {
    const sorted = [...a, ...b].toSorted((one, other) => one - other)
    return (sorted[(sorted.length - 1) >> 1]! + sorted[sorted.length >> 1]!) / 2
  },
  isValid: (args) =>
    args.flat().length > 0 &&
    args.every((values) => isAscending(values) && values.every((value) => value % 2 === 0)),
  growth: {
    kind: 'Values in turns: merging both arrays takes n steps.',
    order: 0,
    sizes: [4096, 16_384, 65_536, 262_144],
    input: (size) => [
      Array.from({ length: size >> 1 }, (_, index) => 4 * index),
      Array.from({ length: size >> 1 }, (_, index) => 4 * index + 2),
    ],
  },
}

/** What judges code for each further listing of the card, by the listing's id. */
export const furtherCases = {
  'median-by-cut': medianByCut,
  'integer-square-root': integerSquareRoot,
  'matrix-binary-search': matrixBinarySearch,
} satisfies Readonly<Record<string, Cases>>
