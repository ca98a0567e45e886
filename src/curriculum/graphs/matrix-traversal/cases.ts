import { type Cases, wholeNumber } from '#algorithms/cases.ts'
import { isRectangle } from '#algorithms/valid-inputs.ts'
import type { LandMap } from './island-scene.ts'

type Args = readonly [grid: LandMap]

export const cases: Cases<Args, number> = {
  kind: 'function',
  statement:
    '`grid` is a map with 1 for land and 0 for water. Return the number of islands: groups of land cells that are connected horizontally or vertically, but not diagonally. All rows have the same length and at least one cell, but there may be no rows.',
  name: { python: 'count_islands', typescript: 'countIslands', java: 'countIslands', cpp: 'countIslands' },
  parameters: [{ name: 'grid', type: 'int[][]' }],
  returns: 'int',
  examples: [
    { name: 'the map of the lesson', args: [mapFrom('11000', '11000', '00100', '00011')], result: 3 },
    { name: 'land that touches at corners only', args: [mapFrom('101', '010', '101')], result: 5 },
    { name: 'a lake in an island', args: [mapFrom('111', '101', '111')], result: 1 },
    { name: 'one row', args: [mapFrom('101101')], result: 3 },
    { name: 'one column', args: [mapFrom('1', '1', '0', '1')], result: 2 },
    { name: 'only water', args: [mapFrom('00', '00')], result: 0 },
    { name: 'one cell of land', args: [mapFrom('1')], result: 1 },
    { name: 'no cells', args: [[]], result: 0 },
  ],
  random(next, size) {
    const side = Math.ceil(Math.sqrt(size))
    const width = wholeNumber(next, 1, side + 1)
    const share = 0.25 + next() / 2
    return [
      Array.from({ length: wholeNumber(next, 0, side) }, () =>
        Array.from({ length: width }, () => (next() < share ? 1 : 0)),
      ),
    ]
  },
  reference: (grid) => new Set(spreadLeast(grid).values()).size,
  isValid: ([grid]) => isRectangle(grid) && grid.flat().every((cell) => cell === 0 || cell === 1),
  growth: {
    kind: 'A square whose every other row is an island: looking for each cell in a list of the n / 2 already sunk takes n² / 8 comparisons.',
    order: 1,
    sizes: [4096, 16_384, 65_536, 262_144],
    input(size) {
      const side = Math.floor(Math.sqrt(size))
      return [
        Array.from({ length: side }, (_, row) => Array.from({ length: side }, () => (row % 2 === 0 ? 1 : 0))),
      ]
    },
  },
}

function mapFrom(...rows: readonly string[]): LandMap {
  return rows.map((row) => [...row].map((cell) => (cell === '1' ? 1 : 0)))
}

/** Each cell of land takes the least name around it until nothing changes: one name for each island. */
export function spreadLeast(map: LandMap): ReadonlyMap<string, string> {
  const names = new Map<string, string>()
  map.forEach((cells, row) => {
    cells.forEach((value, column) => {
      if (value === 1) names.set(`${row},${column}`, `${row},${column}`)
    })
  })
  for (let isChanged = true; isChanged; ) {
    isChanged = false
    for (const [position, name] of names) {
      const [row, column] = position.split(',').map(Number) as [number, number] // Written above.
      const below = [`${row + 1},${column}`, `${row},${column + 1}`].filter((near) => names.has(near))
      const min = [name, ...below.map((near) => names.get(near)!)].sort()[0]!
      for (const each of [position, ...below]) {
        isChanged ||= names.get(each) !== min
        names.set(each, min)
      }
    }
  }
  return names
}
