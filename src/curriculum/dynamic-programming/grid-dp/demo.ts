import { defineDemo } from '#algorithms/demo.ts'
import { type Matrix, numberMatrix } from '#algorithms/fields/grid.ts'
import { leastPathSum } from './algorithm.ts'

interface GridInput extends Record<string, unknown> {
  readonly costs: Matrix
}

export const demo = defineDemo<GridInput>({
  fields: {
    costs: numberMatrix({ label: 'Costs', min: -9, max: 99, maxRows: 5, maxColumns: 5 }),
  },
  presets: [
    {
      name: 'From the lesson',
      input: {
        costs: [
          [1, 3, 1, 5],
          [2, 8, 2, 1],
          [4, 1, 6, 2],
        ],
      },
    },
    {
      name: 'Cheapest next step would fail',
      input: {
        costs: [
          [1, 2, 9],
          [4, 9, 9],
          [1, 1, 1],
        ],
      },
    },
    {
      name: 'All costs equal',
      input: {
        costs: [
          [1, 1, 1],
          [1, 1, 1],
          [1, 1, 1],
        ],
      },
    },
    {
      name: 'Negatives and zero',
      input: {
        costs: [
          [0, -2, 3],
          [5, -4, 0],
          [1, 6, -1],
        ],
      },
    },
    { name: 'One row', input: { costs: [[3, 1, 4, 1]] } },
    { name: 'One column', input: { costs: [[3], [1], [4]] } },
    { name: 'One cell', input: { costs: [[7]] } },
  ],
  legend: [
    { role: 'active', means: 'cell being computed' },
    { role: 'compare', means: 'cells that lead here' },
    { role: 'default', means: 'still empty' },
    { role: 'settled', means: 'final; at the end, cheapest path' },
    { role: 'result', means: 'answer' },
  ],
  trace: ({ costs }) => leastPathSum(costs),
  subtitle: ({ costs }) => `Cheapest path through a grid of ${costs.length} × ${costs[0]?.length ?? 0}`,
  random: (next) => ({
    costs: Array.from({ length: next() < 0.5 ? 3 : 4 }, () =>
      Array.from({ length: 5 }, () => 1 + Math.floor(next() * 9)),
    ),
  }),
})
