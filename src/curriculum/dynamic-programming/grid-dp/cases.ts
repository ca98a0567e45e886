import { type Cases, enlarge, wholeNumber } from '#algorithms/cases.ts'
import { isRectangle } from '#algorithms/valid-inputs.ts'

type Grid = readonly (readonly number[])[]
type Args = readonly [costs: Grid]

const lesson = [
  [1, 3, 1, 5],
  [2, 8, 2, 1],
  [4, 1, 6, 2],
]
const lateTurn = [
  [1, 2, 9],
  [4, 9, 9],
  [1, 1, 1],
]
const mixed = [
  [0, -2, 3],
  [5, -4, 0],
  [1, 6, -1],
]

export const cases: Cases<Args, number> = {
  kind: 'function',
  statement:
    '`costs` is a grid with at least one row and one column; costs may be negative. A path leads from the top left cell to the bottom right cell and moves only right or down. Return the smallest sum of the costs on a path, both of these cells included.',
  name: { python: 'min_path_sum', typescript: 'minPathSum', java: 'minPathSum', cpp: 'minPathSum' },
  parameters: [{ name: 'costs', type: 'int[][]' }],
  returns: 'int',
  examples: [
    { name: 'the grid of the lesson', args: [lesson], result: 10 },
    { name: 'the cheapest first step leads astray', args: [lateTurn], result: 8 },
    { name: 'negatives and zero', args: [mixed], result: -7 },
    { name: 'one row', args: [[[3, 1, 4, 1]]], result: 9 },
    { name: 'one column', args: [[[3], [1], [4]]], result: 8 },
    { name: 'one cell', args: [[[7]]], result: 7 },
  ],
  random(next, size) {
    const side = Math.ceil(Math.sqrt(size))
    const rows = wholeNumber(next, 1, side)
    const columns = wholeNumber(next, 1, side)
    return [makeGrid(rows, columns, () => wholeNumber(next, -9, 20))]
  },
  larger: (args) => enlarge(args),
  reference: (costs) => Math.min(...sumsOf(costs, 0, 0)),
  isValid: ([costs]) => costs.length > 0 && isRectangle(costs),
  growth: {
    kind: 'A square grid of that many cells: it has the most paths, and their number grows exponentially with its side.',
    order: 1,
    sizes: [2500, 10_000, 40_000, 160_000],
    input: (size) => [
      makeGrid(Math.sqrt(size), Math.sqrt(size), (row, column) => (row * 31 + column * 17) % 100),
    ],
  },
}

function makeGrid(rows: number, columns: number, cost: (row: number, column: number) => number): Grid {
  return Array.from({ length: rows }, (_, row) =>
    Array.from({ length: columns }, (__, column) => cost(row, column)),
  )
}

/** The cost of every path from a cell to the goal. */
function sumsOf(costs: Grid, row: number, column: number): readonly number[] {
  const cost = costs[row]?.[column]
  if (cost === undefined) return []
  const isGoal = row === costs.length - 1 && column === (costs[0]?.length ?? 0) - 1
  const onward = isGoal ? [0] : [...sumsOf(costs, row + 1, column), ...sumsOf(costs, row, column + 1)]
  return onward.map((sum) => sum + cost)
}
