import { defineSlip, type WrongLine } from '#algorithms/slip.ts'
import { countIslands } from './algorithm.ts'
import { demo } from './demo.ts'

export const slips = [
  defineSlip(demo, {
    id: 'height-for-width',
    name: 'Columns are checked against the number of rows',
    input: {
      grid: [
        [1, 1, 1, 0],
        [0, 0, 1, 1],
      ],
    },
    smallest: { grid: [[1, 1]] },
    wrong: ({ grid }) => countIslands(grid, ({ column }) => column < grid.length),
    say: String,
    firstWrong: 6,
    lines: [
      {
        label: 'look',
        code: {
          python: 'if x < len(grid) and grid[y][x] == 1:',
          typescript: 'if (x >= grid.length || grid[y]?.[x] !== 1) continue',
          java: 'if (x >= grid.length || grid[y][x] == 0) continue;',
          cpp: 'if (x >= height || grid[y][x] == 0) continue;',
        },
        why: 'The number of rows says nothing about columns: a map that is wider than high loses its right part.',
      },
    ],
    instead: {
      question: '(0, 1) has left the queue. What should have happened here?',
      options: ['(0, 2) joins the queue', '(1, 1) joins the queue', 'Nothing joins the queue'],
      answer: '(0, 2) joins the queue',
      wrong: {
        '(1, 1) joins the queue': 'The cell below, (1, 1), is water.',
        'Nothing joins the queue':
          'The cell to the right, (0, 2), is land that is not sunk yet, so it belongs to the same island.',
      },
      positions: {
        '(0, 2) joins the queue': { kind: 'table-cell', row: 0, column: 2 },
        '(1, 1) joins the queue': { kind: 'table-cell', row: 1, column: 1 },
      },
    },
    why: 'The map has 2 rows, so the columns 2 and 3 count as outside. Land there is never reached from a neighbor, and each of its three cells is counted as an island of its own.',
  }),
]

export const wrongLines: readonly WrongLine[] = [
  {
    label: 'mark',
    code: {
      python: 'grid[r][c] = 0',
      typescript: 'grid[r][c] = 0',
      java: 'grid[cell[0]][cell[1]] = 0;',
      cpp: 'grid[r][c] = 0;',
    },
    why: 'The neighbor must be sunk as it joins the queue. Otherwise it joins again, or the scan counts it as an island.',
  },
  {
    label: 'spread',
    code: {
      python: 'queue.append((row, col))',
      typescript: 'queue.push([row, col])',
      java: 'queue.add(new int[] {row, col});',
      cpp: 'waiting.push({row, col});',
    },
    why: 'Only the neighbors of the first cell would be sunk: the search must go on from the new cell.',
  },
]
