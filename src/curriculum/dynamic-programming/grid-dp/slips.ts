import { defineSlip, type WrongLine } from '#algorithms/slip.ts'
import { leastPathSum } from './algorithm.ts'
import { demo } from './demo.ts'

export const slips = [
  defineSlip(demo, {
    id: 'free-first-column',
    name: 'Each cell of the first column is entered for nothing',
    input: {
      costs: [
        [1, 2, 9],
        [4, 9, 9],
        [1, 1, 1],
      ],
    },
    smallest: { costs: [[1], [0]] },
    wrong: ({ costs }) => leastPathSum(costs, (_, column) => column > 0),
    say: String,
    firstWrong: 5,
    lines: [
      {
        label: 'first-column',
        code: { python: 'before = 0', typescript: 'before = 0', java: 'before = 0;', cpp: 'before = 0;' },
        why: 'Only the start is entered for nothing: in the first column, every other cell is entered from above.',
      },
    ],
    instead: {
      question: 'Row 1, column 0 costs 4. What should its sum be?',
      options: ['1 + 4 = 5', '0 + 4 = 4', '3 + 4 = 7'],
      answer: '1 + 4 = 5',
      wrong: {
        '0 + 4 = 4': 'A path that begins here has skipped the start, which costs 1.',
        '3 + 4 = 7':
          'The 3 is in row 0, column 1. No move leads from there to this cell, because paths go right and down only.',
      },
    },
    why: 'The cell above has the sum 1, so the sum here is 1 + 4 = 5. With 0 before it, a path could begin anywhere in the first column: the answer is 3, although every path from the start costs at least 8.',
  }),
]

export const wrongLines: readonly WrongLine[] = [
  {
    label: 'inner',
    code: {
      python: 'before = max(above, left)',
      typescript: 'before = Math.max(above, left)',
      java: 'before = Math.max(above, left);',
      cpp: 'before = max(above, left);',
    },
    why: 'The path should be the cheapest, so it comes through the cheaper of the two cells.',
  },
  {
    label: 'first-row',
    code: {
      python: 'before = least[0][j]',
      typescript: 'before = least[0][j]',
      java: 'before = least[0][j];',
      cpp: 'before = least[0][j];',
    },
    why: 'That is the cell being computed. In the first row, a path comes from the cell on the left.',
  },
]
