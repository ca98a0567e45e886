import type { Lesson } from '../../lesson.ts'

export const gridDp: Lesson = {
  id: 41,
  name: 'grid-dp',
  displayName: 'Grid DP',
  description:
    'Each cell of a board takes its answer from neighbours that are already done, usually above, left or diagonal. Fill row by row; often one row of memory is enough.',
  scenarios: [
    'Number of ways through a grid with obstacles',
    'Cheapest way down a triangle',
    'Largest square made of ones',
    'Least health needed to cross a dungeon',
  ],
  identificationClues:
    'Moves over a board can never come back (right and down only, or row by row), and a count, a best total or a largest square is asked for. If all four directions are allowed, cells depend on each other in circles: search the grid. If the axes are two texts, it is string DP.',
  recognitionGuide: {
    keyPhrases: [
      'only move either down or right',
      'unique paths',
      'minimum path sum',
      'bottom-right corner',
      'largest square',
      'falling path',
    ],
    commonVariations: [
      "From the start: a cell's own value plus the best way in",
      'From the goal: when what matters is what must be left, as with health',
      'Two walkers: one row at a time, two columns in the state',
    ],
  },
  commonMistakes: [
    'The general rule in the first row and column: one neighbour is missing there; test a single row',
    'Ways behind a wall: after an obstacle, the rest of the first row must stay 0',
    'Health computed from the start: the best total so far is not the safest way; fill from the goal and compare',
  ],
  practice: [
    { number: 118, title: "Pascal's Triangle", slug: 'pascals-triangle', difficulty: 'Easy', premium: false },
    { number: 62, title: 'Unique Paths', slug: 'unique-paths', difficulty: 'Medium', premium: false },
    { number: 63, title: 'Unique Paths II', slug: 'unique-paths-ii', difficulty: 'Medium', premium: false },
    { number: 64, title: 'Minimum Path Sum', slug: 'minimum-path-sum', difficulty: 'Medium', premium: false },
    { number: 120, title: 'Triangle', slug: 'triangle', difficulty: 'Medium', premium: false },
    { number: 221, title: 'Maximal Square', slug: 'maximal-square', difficulty: 'Medium', premium: false },
    {
      number: 931,
      title: 'Minimum Falling Path Sum',
      slug: 'minimum-falling-path-sum',
      difficulty: 'Medium',
      premium: false,
    },
    { number: 174, title: 'Dungeon Game', slug: 'dungeon-game', difficulty: 'Hard', premium: false },
    { number: 1463, title: 'Cherry Pickup II', slug: 'cherry-pickup-ii', difficulty: 'Hard', premium: false },
  ],
}
