import { defineDemo } from '#algorithms/demo.ts'
import { type LandGrid, landGrid } from '#algorithms/fields/grid.ts'
import { countIslands } from './algorithm.ts'

interface IslandsInput extends Record<string, unknown> {
  readonly grid: LandGrid
}

export const demo = defineDemo<IslandsInput>({
  fields: { grid: landGrid({ label: 'Map of land and water', maxRows: 5, maxColumns: 6 }) },
  presets: [
    { name: 'From the lesson', input: { grid: from('11000', '11000', '00100', '00011') } },
    { name: 'Touching at corners', input: { grid: from('101', '010', '101') } },
    { name: 'A lake inside', input: { grid: from('11110', '10010', '10110', '11100') } },
    { name: 'One long island', input: { grid: from('111111', '000001', '111111', '100000', '111111') } },
    { name: 'One row', input: { grid: from('101101') } },
    { name: 'Only water', input: { grid: from('0000', '0000', '0000') } },
    { name: 'Empty', input: { grid: [] } },
  ],
  legend: [
    { role: 'default', means: 'land, not sunk yet' },
    { role: 'visited', means: 'water' },
    { role: 'active', means: 'current cell' },
    { role: 'frontier', means: 'sunk, in the queue' },
    { role: 'settled', means: 'sunk' },
    { role: 'result', means: 'first cell of an island' },
  ],
  trace: ({ grid }) => countIslands(grid),
  subtitle: ({ grid }) => `Number of islands on a map of ${grid.length} by ${grid[0]?.length ?? 0} cells`,
})

function from(...rows: readonly string[]): LandGrid {
  return rows.map((row) => [...row].map((cell) => (cell === '1' ? 1 : 0)))
}
