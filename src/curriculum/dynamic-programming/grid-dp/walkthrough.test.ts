import { expect, test } from 'vitest'
import { expectComputedNumbers } from '../../walkthroughs/computed-numbers.ts'
import { recursion, walkthrough } from './walkthrough.ts'

type Grid = readonly (readonly number[])[]
type Tile = readonly [row: number, column: number]

const costs: Grid = [
  [2, 5, 2],
  [1, 3, 2],
  [1, 6, 1],
]

const sum = (numbers: readonly number[]) => numbers.reduce((total, each) => total + each, 0)
const paidOn = (path: readonly Tile[], grid = costs) => path.map(([i, j]) => grid[i]![j]!)

/** All paths from the start to a tile, right and down only. */
function pathsTo([i, j]: Tile): Tile[][] {
  if (i === 0 && j === 0) return [[[0, 0]]]
  const before = [...(i > 0 ? pathsTo([i - 1, j]) : []), ...(j > 0 ? pathsTo([i, j - 1]) : [])]
  return before.map((path) => [...path, [i, j]])
}

const least = (tile: Tile, grid = costs) => Math.min(...pathsTo(tile).map((path) => sum(paidOn(path, grid))))

/** Goes on to the cheaper of the next tiles. */
function goCheaper(path: readonly Tile[], step: 1 | -1): readonly Tile[] {
  const [i, j] = path.at(-1)!
  const next = [[i + step, j] as Tile, [i, j + step] as Tile].filter(([row, column]) => costs[row]?.[column])
  if (next.length === 0) return path
  const cheaper = next.reduce((a, b) => (costs[b[0]]![b[1]]! < costs[a[0]]![a[1]]! ? b : a))
  return goCheaper([...path, cheaper], step)
}

/** The least total over moves in all four directions, from trying every path without a repeated tile. */
function leastInAllDirections(grid: Grid): number {
  const [lastRow, lastColumn] = [grid.length - 1, grid[0]!.length - 1]
  function go(i: number, j: number, seen: ReadonlySet<string>): number {
    const cost = grid[i]?.[j]
    const name = `${i} ${j}`
    if (cost === undefined || seen.has(name)) return Infinity
    if (i === lastRow && j === lastColumn) return cost
    const met = new Set([...seen, name])
    return cost + Math.min(go(i + 1, j, met), go(i - 1, j, met), go(i, j + 1, met), go(i, j - 1, met))
  }
  return go(0, 0, new Set())
}

const walls: Grid = [
  [1, 9, 1, 1, 1],
  [1, 9, 1, 9, 1],
  [1, 1, 1, 9, 1],
]

const forward = paidOn(goCheaper([[0, 0]], 1))
const backward = paidOn(goCheaper([[2, 2]], -1)).toReversed()
const goal: Tile = [2, 2]

/** Paths right and down over a square of tiles. */
function countPaths(size: number): number {
  const row = Array.from({ length: size }, () => 1)
  for (let i = 1; i < size; i++) for (let j = 1; j < size; j++) row[j] = row[j]! + row[j - 1]!
  return row.at(-1)!
}

test('every number of the lesson follows from its input', () => {
  const repeats = recursion.calls.filter(({ isRepeat }) => isRepeat).length
  const best = pathsTo(goal)
    .map((path) => paidOn(path))
    .find((paid) => sum(paid) === least(goal))!
  expectComputedNumbers(walkthrough, [
    ['It uses 11, and 9 is possible', sum(forward), least(goal)],
    ['It uses 12, and 9 is possible', sum(backward), least(goal)],
    ['It uses 9, and it can never be wrong', least(goal)],
    ['2 + 1 + 1 + 6 + 1 = 11', ...forward, sum(forward)],
    ['2 + 5 + 2 + 2 + 1 = 12', ...backward, sum(backward)],
    ['2 + 1 + 3 + 2 + 1 = 9', ...best, sum(best)],
    ['There are only 6 paths here', pathsTo(goal).length],
    ['10 of the 19 calls are repeats', repeats, recursion.calls.length],
    [
      '4 of them lead over the middle tile',
      pathsTo(goal).filter((path) => path.some(([i, j]) => i === 1 && j === 1)).length,
    ],
    ['A grid of 15 by 15 tiles has 40,116,600 paths, but only 225 tiles', 15, 15, countPaths(15), 15 * 15],
    ['min(8, 10) + 1 = 9', least([1, 2]), least([2, 1]), costs[2]![2]!, least(goal)],
    [
      'from a tile of 2. But the path to there costs 9, and the one from the left only 6',
      costs[0]![2]!,
      least([0, 2]),
      least([1, 1]),
    ],
    ['6 + 1 = 7 is no path', least([1, 1]), costs[2]![2]!, 7],
    ['costs 0 + 5 = 5', 0, costs[0]![1]!, 5],
    ['over the start, for 7', least([0, 1])],
    ['costs 2 + 5 = 7', costs[0]![0]!, costs[0]![1]!, least([0, 1])],
    ['the answer stays 4.', least([0, 0], [[4]])],
    ['the answer stays 4 + 2 = 6', 4, 2, least([1, 0], [[4], [2]])],
    ['the answer is 2. The path over both tiles costs 6', 0 + 2, least([0, 1], [[4, 2]])],
    ['15', least([2, 4], walls)],
    ['it gives 15', least([2, 4], walls)],
    ['one of the tiles of 9', 9],
    ['avoids them and uses 11', leastInAllDirections(walls)],
    ['11, the least there is', leastInAllDirections(walls)],
  ])
})

test('the recursion and the pictures are as the lesson says', () => {
  expect(recursion.result).toBe(9)
  expect(pathsTo(goal).filter((path) => sum(paidOn(path)) === 9)).toHaveLength(1)
  expect(countPaths(3)).toBe(6)
  // The table of the picture, but for the goal.
  expect(costs.map((row, i) => row.map((_, j) => least([i, j])))).toEqual([
    [2, 7, 9],
    [3, 6, 8],
    [4, 10, 9],
  ])
})
