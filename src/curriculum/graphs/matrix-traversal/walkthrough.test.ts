import { expect, test } from 'vitest'
import { expectComputedNumbers } from '../../walkthroughs/computed-numbers.ts'
import { visits, walkthrough } from './walkthrough.ts'

const gridOf = (text: string) => text.split(' / ').map((row) => [...row].map(Number))
const map = gridOf('0110 / 1100 / 0011')

interface Slips {
  readonly countsCorners?: boolean
  /** Reads from the end at a negative index, as Python does. */
  readonly wraps?: boolean
  readonly mixesSizes?: boolean
  readonly marksLate?: boolean
}

/** The number of islands, and of cells that joined a queue. */
function count(grid: readonly (readonly number[])[], slips: Slips = {}) {
  const left = grid.map((row) => [...row])
  const width = slips.mixesSizes ? grid.length : grid[0]!.length
  const around = [-1, 0, 1].flatMap((down) => [-1, 0, 1].map((right) => [down, right] as const))
  const directions = around.filter(
    ([down, right]) =>
      Math.abs(down) + Math.abs(right) === 1 || (slips.countsCorners && down !== 0 && right !== 0),
  )
  const wrap = (index: number, size: number) => (slips.wraps && index < 0 ? index + size : index)
  let islands = 0
  let joined = 0
  grid.forEach((row, r) => {
    row.forEach((_, c) => {
      if (left[r]![c] !== 1) return
      islands++
      const queue = [[r, c] as const]
      joined++
      if (!slips.marksLate) left[r]![c] = 0
      for (const [y, x] of queue) {
        left[y]![x] = 0
        for (const [down, right] of directions) {
          const below = wrap(y + down, grid.length)
          const beside = wrap(x + right, width)
          if (beside < 0 || beside >= width || left[below]?.[beside] !== 1) continue
          if (!slips.marksLate) left[below]![beside] = 0
          queue.push([below, beside])
          joined++
        }
      }
    })
  })
  return { islands, joined }
}

const firstCells = map.flatMap((row, r) =>
  row.flatMap((cell, c) => (cell === 1 && map[r - 1]?.[c] !== 1 && row[c - 1] !== 1 ? [`${r},${c}`] : [])),
)

function pathsTo(row: number, column: number): number {
  return row === 0 || column === 0 ? 1 : pathsTo(row - 1, column) + pathsTo(row, column - 1)
}

test('there are two islands, and the first tries count three and one', () => {
  expect(count(map).islands).toBe(2)
  expect(firstCells).toEqual(['0,1', '1,0', '2,2'])
  expect(count(map, { countsCorners: true }).islands).toBe(1)
})

test('every wrong option is wrong for the reason it gives', () => {
  expect(count(map, { wraps: true }).islands).toBe(1)
  const block = gridOf('11 / 11')
  expect([count(block).joined, count(block, { marksLate: true }).joined]).toEqual([4, 5])
  const square = Array.from({ length: 5 }, () => [1, 1, 1, 1, 1])
  expect([count(square).joined, count(square, { marksLate: true }).joined]).toEqual([25, 251])
  expect(count(map, { marksLate: true }).joined).toBe(count(map).joined)
})

test('only the second grid shows the slip', () => {
  const answers = walkthrough.code.edge.options.map(({ text }) => {
    const grid = gridOf(text.replaceAll('`', ''))
    return [count(grid).islands, count(grid, { mixesSizes: true }).islands]
  })
  expect(answers).toEqual([
    [2, 2],
    [1, 3],
    [2, 2],
  ])
})

test('every number of the lesson follows from its input', () => {
  const { islands } = count(map)
  const land = map.flat().filter((cell) => cell === 1).length
  // The “trillion” of the text.
  expect((1000 * 1000) ** 2).toBe(1e12)
  expectComputedNumbers(walkthrough, [
    ['It counts 3, and there are 2', firstCells.length, islands],
    ['It counts 1, and there are 2', count(map, { countsCorners: true }).islands, islands],
    ['It finds 2 islands', islands],
    ['2 islands: each', islands],
    ['3 cells are counted', firstCells.length],
    ['1 outline', 1],
    ['6 of the 20 visits', land, visits.length],
    ['1,000 by 1,000 cells that is all land', 1000, 1000],
    ['a block of 2 by 2 cells', 2, 2],
    ['the count would be 1', count(map, { wraps: true }).islands],
    ['changes nothing: 2 islands', 2],
    ['the answer is 3 instead of 1', 3, 1],
    ['the answer 2 is right', 2],
    ['with 2 rows and 3 columns', 2, 3],
    ['But there are 3', pathsTo(1, 2)],
    ['There are 3 paths', pathsTo(1, 2)],
    ['3', pathsTo(1, 2)],
  ])
})
