import type { Lesson } from '../../lesson.ts'

export const lesson: Lesson = {
  id: 41,
  name: 'grid-dp',
  displayName: 'Grid DP',
  description:
    'Each cell of a board takes its answer from neighbors that are already final, usually above, left or diagonal. Fill row by row; often one row of memory is enough.',
  idea: 'You can enter a cell only from a few neighbors, and their answers are already final when you get there.',
  formula: 'least[i][j] = cost[i][j] + min(least[i-1][j], least[i][j-1])',
  scenarios: [
    'Number of paths through a grid with obstacles',
    'Cheapest path down a triangle',
    'Largest square made of ones',
    'Least health needed to cross a dungeon',
    'Two robots collecting from one grid at the same time',
  ],
  identificationClues:
    'Each cell of a board can be computed from cells that are already final: moves go right and down only, or a square ends in this corner. If all directions are allowed but the number of moves is limited, the moves left are part of the state. If paths may come back without such a limit, search the grid. If a path must not reuse cells, use backtracking.',
  recognitionGuide: {
    keyPhrases: [
      'only move either down or right',
      'number of unique paths',
      'largest square',
      'exactly k moves',
    ],
    commonVariations: [
      'From the start: each cell adds its own value to the best path into it',
      'From the goal: you fill backward when what matters is what you still need, as with health',
      'Counting: you add the counts of all cells that lead here, and 0 for a blocked cell',
      'Two walkers: you go one row at a time, with two columns in the state',
      'One choice per row: the best cell above may be barred, so you keep the best and the second best of each row',
      'Squares: the side that ends in a cell is one more than the smallest of three neighbors',
      'Moves left: with all directions allowed, `ways[moves][cell]` adds up `ways[moves - 1]` of the neighbors; for a probability, divide by the number of directions',
    ],
  },
  commonMistakes: [
    'The general rule in the first row and column: one neighbor is missing there; test a single row',
    'Paths through a wall: after an obstacle, the rest of the first row must stay 0',
    'Health computed from the start: the best total so far is not the safest path; fill from the goal and compare',
    'A single row without its diagonal: the upper left value is overwritten before it is read; save it first, and compare with a full 3 by 3 table',
  ],
  complexity: {
    time: 'O(R · C)',
    timeReason: 'Each cell of R rows and C columns is computed once from two or three neighbors.',
    space: 'O(C)',
    spaceReason:
      'Only the row above is read, so one row is enough; naming the path itself needs all R · C cells.',
  },
  whenNot: [
    'The largest rectangle instead of the largest square: build column heights row by row and use a Monotonic Stack',
  ],
  story: {
    problem:
      'A cable runs from the top left to the bottom right room of a floor plan, going **only right or down**. Rooms have carpet (C) or tiles (T), row by row: CTC, CTT, TCC. Passing **between different floors costs one threshold**. What is the **fewest number of thresholds**?',
    naive:
      'Follow every path. A 3 by 3 plan has 6, but a 15 by 15 plan has over 40 million, and every path through a room prices the rest of the plan again.',
    insight:
      'How the cable reached a room does not matter afterward. So store only the cheapest way in, which comes from above or from the left.',
    invariant: 'When a room is computed, the rooms above and to the left of it are final.',
    plan: [
      'The start costs 0; along the first row and column there is only one way in.',
      'For each other room, price both ways in (plus 1 if the floors differ) and keep the cheaper.',
      'Go row by row: 0 1 2, then 0 1 1, then 1 2 2.',
      'The last room holds the answer, 2.',
    ],
    rival: {
      name: 'matrix-traversal',
      reason:
        'Breadth-first search finds the fewest moves, but every right-and-down path has four moves; it would not see the thresholds.',
    },
  },
  workedExample:
    'In how many ways can you cross 2 rows of 3 cells, moving right, down or diagonally down-right? Top row: 1 1 1. Second row: 1, then left + above + diagonal: 1 + 1 + 1 = 3, then 3 + 1 + 1 = 5. The edge cells have fewer ways in, so they need a rule of their own.',
  listings: [
    {
      id: 'grid-dp',
      label: 'Table (Minimum Path Sum)',
      note: 'The first row and column have one way in; keep the table when you need the path itself.',
      shows: ['From the start'],
    },
    {
      id: 'grid-memo',
      label: 'Recursion + memoization',
      note: 'Prefer it to the table when the values decide the order, as in Longest Increasing Path in a Matrix.',
      shows: ['From the start'],
    },
    {
      id: 'grid-one-row',
      label: 'One row',
      note: 'O(C) space: before its update, a cell still holds the value from the row above.',
      shows: ['From the start'],
    },
    {
      id: 'maximal-square',
      label: 'Squares (Maximal Square)',
      note: 'Three neighbors limit the side, and a saved diagonal makes one row enough.',
      shows: ['Squares'],
    },
  ],
  practice: [
    {
      number: 118,
      title: "Pascal's Triangle",
      slug: 'pascals-triangle',
      difficulty: 'Easy',
      premium: false,
      adds: 'Each cell is the sum of two parents, and the edges of the triangle are base cases.',
    },
    {
      number: 62,
      title: 'Unique Paths',
      slug: 'unique-paths',
      difficulty: 'Medium',
      premium: false,
      adds: 'You count paths: those from above plus those from the left.',
    },
    {
      number: 63,
      title: 'Unique Paths II',
      slug: 'unique-paths-ii',
      difficulty: 'Medium',
      premium: false,
      adds: 'A blocked cell counts zero, and in the first row or column it cuts off everything after it.',
    },
    {
      number: 64,
      title: 'Minimum Path Sum',
      slug: 'minimum-path-sum',
      difficulty: 'Medium',
      premium: false,
      adds: 'The minimum replaces the sum, and cells of the first row and column have only one way in.',
    },
    {
      number: 120,
      title: 'Triangle',
      slug: 'triangle',
      difficulty: 'Medium',
      premium: false,
      adds: 'If you fill from the bottom row upward, the edge cases vanish and the answer ends up at the top.',
    },
    {
      number: 221,
      title: 'Maximal Square',
      slug: 'maximal-square',
      difficulty: 'Medium',
      premium: false,
      adds: 'The side of a square is limited by three neighbors, and the answer may be in any cell.',
    },
    {
      number: 931,
      title: 'Minimum Falling Path Sum',
      slug: 'minimum-falling-path-sum',
      difficulty: 'Medium',
      premium: false,
      adds: 'Each cell reads three cells above it, two at the edges, and the answer is the best of the last row.',
    },
    {
      number: 174,
      title: 'Dungeon Game',
      slug: 'dungeon-game',
      difficulty: 'Hard',
      premium: false,
      adds: 'You fill backward from the goal, because each cell stores the health still needed from there.',
    },
    {
      number: 1463,
      title: 'Cherry Pickup II',
      slug: 'cherry-pickup-ii',
      difficulty: 'Hard',
      premium: false,
      adds: 'Two robots move down row by row together, so the state holds both columns.',
    },
  ],
}
