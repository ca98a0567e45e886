import { type Cases, variantOf, wholeNumber } from '#algorithms/cases.ts'
import { isRectangle } from '#algorithms/valid-inputs.ts'
import { cases } from './cases.ts'

type Costs = readonly (readonly number[])[]

const gridMemo = variantOf(cases, {
  name: {
    python: 'min_path_sum_with_memo',
    typescript: 'minPathSumWithMemo',
    java: 'minPathSumWithMemo',
    cpp: 'minPathSumWithMemo',
  },
  statement:
    'Return the smallest sum of `costs` on a path from the upper left cell to the lower right one that goes only right and down, top-down with a memo. The grid has one row and one column at least, and all rows have the same length.',
  growth: {
    kind: 'A square grid: without a memo, the calls grow exponentially with its side.',
    order: 1,
    sizes: [64, 256, 1024, 4096],
    input(size): readonly [Costs] {
      const side = Array.from({ length: Math.floor(Math.sqrt(size)) }, (_, index) => index)
      return [side.map((row) => side.map((column) => (row * 31 + column * 17) % 100))]
    },
  },
})

const gridOneRow = variantOf(cases, {
  name: {
    python: 'min_path_sum_one_row',
    typescript: 'minPathSumOneRow',
    java: 'minPathSumOneRow',
    cpp: 'minPathSumOneRow',
  },
  statement:
    'Return the smallest sum of `costs` on a path from the upper left cell to the lower right one that goes only right and down, with one row instead of a table. The grid has one row and one column at least, and all rows have the same length.',
})

const maximalSquare: Cases<readonly [grid: readonly (readonly string[])[]], number> = {
  kind: 'function',
  name: {
    python: 'maximal_square',
    typescript: 'maximalSquare',
    java: 'maximalSquare',
    cpp: 'maximalSquare',
  },
  parameters: [{ name: 'grid', type: 'char[][]' }],
  returns: 'int',
  statement:
    'The cells of `grid` are the characters `0` and `1`. Return the area of the largest square that has only ones. There is one row at least, all rows have the same length, and none is empty.',
  examples: [
    {
      name: 'a square of three',
      args: [
        [
          ['0', '1', '1', '1'],
          ['1', '1', '1', '1'],
          ['0', '1', '1', '1'],
          ['1', '0', '1', '1'],
        ],
      ],
      result: 9,
    },
    {
      name: 'only single ones',
      args: [
        [
          ['1', '0'],
          ['0', '1'],
        ],
      ],
      result: 1,
    },
    { name: 'no ones', args: [[['0', '0']]], result: 0 },
    { name: 'one column', args: [[['1'], ['1'], ['1']]], result: 1 },
    { name: 'one cell', args: [[['1']]], result: 1 },
  ],
  random(next, size) {
    const side = Math.max(1, Math.floor(Math.sqrt(size)))
    const width = wholeNumber(next, 1, side + 1)
    return [
      Array.from({ length: wholeNumber(next, 1, side + 1) }, () =>
        Array.from({ length: width }, () => (next() < 0.75 ? '1' : '0')),
      ),
    ]
  },
  reference(grid) {
    const isFull = (top: number, left: number, side: number) =>
      grid
        .slice(top, top + side)
        .map((row) => row.slice(left, left + side).join(''))
        .join() === Array.from({ length: side }, () => '1'.repeat(side)).join()
    const areas = grid.flatMap((row, top) =>
      row.flatMap((_, left) => grid.map((_, less) => (isFull(top, left, less + 1) ? (less + 1) ** 2 : 0))),
    )
    return Math.max(...areas)
  },
  isValid: ([grid]) =>
    grid.length > 0 && isRectangle(grid) && grid.flat().every((cell) => /^[01]$/.test(cell)),
  growth: {
    kind: 'A square grid of ones: checking each square anew is n² or worse in the number of cells.',
    order: 1,
    sizes: [256, 1024, 4096, 16_384],
    input(size) {
      const side = Math.floor(Math.sqrt(size))
      return [Array.from({ length: side }, () => Array.from({ length: side }, () => '1'))]
    },
  },
}

/** What judges code for each further listing of the card, by the listing's id. */
export const furtherCases = {
  'grid-memo': gridMemo,
  'grid-one-row': gridOneRow,
  'maximal-square': maximalSquare,
} satisfies Readonly<Record<string, Cases>>
