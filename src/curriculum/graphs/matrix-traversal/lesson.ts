import type { Lesson } from '../../lesson.ts'

export const lesson: Lesson = {
  id: 33,
  name: 'matrix-traversal',
  displayName: 'Matrix & Grid Traversal',
  shortName: 'Matrix & Grid',
  description:
    'A grid is a graph whose edges are its directions, or simply rows, rings and borders to walk in order. Keep the directions in one list, and check the bounds before you read a cell.',
  idea: 'Treat the grid as a graph whose edges are its directions, and check bounds and mark before you enter a cell.',
  scenarios: [
    'Count islands and measure their area',
    'Walk a matrix in a spiral',
    'Rotate an image by 90 degrees in place',
    'Compute the next state of every cell from its neighbors',
    'Clear the row and the column of every zero',
    'Find the regions that do not touch the border',
  ],
  identificationClues:
    'The input is a finished grid, and neighbors are the adjacent cells. You need regions, borders, the next state of each cell, or the cells in a certain order. If the problem asks for the fewest steps, use breadth-first search. If each cell follows from cells that are already final, or the number of moves is limited, use grid DP. If cells change between queries, use union-find.',
  recognitionGuide: {
    keyPhrases: ['an m x n grid', 'horizontally or vertically', 'in spiral order', 'surrounded by'],
    commonVariations: [
      'Flood fill: you mark each cell as you enter it, then continue to its unmarked neighbors',
      'Border first: you flood from the edge of the grid to find everything that is not enclosed',
      'Rings: four bounds close in, or four cells trade values, for spirals and rotations',
      'Two states in one cell: you store the new value beside the old one, in a second bit or in the first row and column',
      'Order by value: if moves only go to larger values there is no cycle, so the result of each cell can be memoized',
    ],
  },
  commonMistakes: [
    'Reading before the bounds check: index -1 is an error or, in Python, the last row; test a grid of one cell',
    'Overwriting what is still needed: neighbors then read the new state; keep old and new in two bits, or work on a copy',
    'Walking the last row of a spiral twice: check the bounds again before you walk back, and test a single row and a single column',
    'Mixing up height and width: the code works on squares only; test a grid of 2 rows and 3 columns',
  ],
  complexity: {
    time: 'O(R · C)',
    timeReason:
      'Each cell of R rows and C columns is visited a fixed number of times and looks at a few neighbors.',
    space: 'O(R · C)',
    spaceReason:
      'Marks for all cells, and a stack or queue that can contain most of them; marking in place saves only the marks.',
  },
  whenNot: [
    'Moves differ in cost: take the cheapest open cell from a heap (Weighted Graphs: Shortest Path & MST)',
  ],
  story: {
    problem:
      'A block of rock is a grid of solid and open cells. Water is pressed into every open cell of the top row and moves between **open cells that share a side, upward too**. How many **cells get wet**?',
    naive:
      'Searching from each open cell for a path to the top row repeats nearly the same search R · C times.',
    insight:
      'Reverse the search: start at the top row and flood downward, sideways and upward. One mark per cell serves every start at once.',
    invariant:
      'Water reaches every marked cell, each is marked only once, and no cell outside the grid is ever read.',
    plan: [
      'List the four directions once.',
      'Start a flood at each open, dry cell of the top row.',
      'For each neighbor, check the bounds first, then whether it is open and dry.',
      'Mark it wet before you go on from it.',
      'Count the marks.',
    ],
    rival: {
      name: 'grid-dp',
      reason:
        'Filling row by row, it would decide each cell from the cells above and to the left. Here water may climb out of a bend, so a cell can depend on cells below it and to its right, which are not computed yet.',
    },
  },
  workedExample:
    'How many occupied seats belong to the group of the front left one, if the rows are X X . and . X .? Enter the front left seat and mark it. To its right is an X: mark it. Below that is another X: mark it. All other neighbors are empty or outside the grid, and the bounds are checked before each read. The group has three seats.',
  listings: [
    {
      id: 'matrix-traversal',
      label: 'Count islands with a queue',
      note: 'Sinking a cell as it joins the queue is the mark, and a queue never overflows the call stack.',
      shows: ['Flood fill'],
    },
    {
      id: 'grid-flood-fill',
      label: 'Flood fill, recursive',
      note: 'The shortest version: one check covers the bounds, the color and the mark.',
      shows: ['Flood fill'],
    },
    {
      id: 'grid-spiral',
      label: 'Spiral with four bounds',
      note: 'Each side that has been walked moves its bound inward; the checks in between protect a single row or column.',
      shows: ['Rings'],
    },
    {
      id: 'grid-border-first',
      label: 'Border first',
      note: 'Mark what touches the border; whatever is left is enclosed and can be flipped.',
      shows: ['Border first'],
    },
  ],
  practice: [
    {
      number: 733,
      title: 'Flood Fill',
      slug: 'flood-fill',
      difficulty: 'Easy',
      premium: false,
      adds: 'There is one region and one start; compare with the old color before you write the new one.',
    },
    {
      number: 463,
      title: 'Island Perimeter',
      slug: 'island-perimeter',
      difficulty: 'Easy',
      premium: false,
      adds: 'No search is needed: each land cell adds four sides and loses one per land neighbor.',
    },
    {
      number: 54,
      title: 'Spiral Matrix',
      slug: 'spiral-matrix',
      difficulty: 'Medium',
      premium: false,
      adds: 'Four bounds close in; check them again before you walk back along a single last row or column.',
    },
    {
      number: 48,
      title: 'Rotate Image',
      slug: 'rotate-image',
      difficulty: 'Medium',
      premium: false,
      adds: 'Transposing and then reversing each row rotates the matrix in place in two simple passes.',
    },
    {
      number: 73,
      title: 'Set Matrix Zeroes',
      slug: 'set-matrix-zeroes',
      difficulty: 'Medium',
      premium: false,
      adds: 'The first row and column store the notes, so two flags have to remember their own zeros.',
    },
    {
      number: 289,
      title: 'Game of Life',
      slug: 'game-of-life',
      difficulty: 'Medium',
      premium: false,
      adds: 'All cells change at once, so the old and the new state share a cell until the end.',
    },
    {
      number: 200,
      title: 'Number of Islands',
      slug: 'number-of-islands',
      difficulty: 'Medium',
      premium: false,
      adds: 'A search starts at each land cell that has not been sunk yet, and you count the starts.',
    },
    {
      number: 695,
      title: 'Max Area of Island',
      slug: 'max-area-of-island',
      difficulty: 'Medium',
      premium: false,
      adds: 'Each search returns a size: one for the cell plus the sizes of its four calls.',
    },
    {
      number: 130,
      title: 'Surrounded Regions',
      slug: 'surrounded-regions',
      difficulty: 'Medium',
      premium: false,
      adds: 'It is easier from outside: mark what touches the border and flip the rest.',
    },
    {
      number: 329,
      title: 'Longest Increasing Path in a Matrix',
      slug: 'longest-increasing-path-in-a-matrix',
      difficulty: 'Hard',
      premium: false,
      adds: 'Moves to larger values never form a cycle, so the longest path from each cell can be memoized.',
    },
  ],
}
