import type { Lesson } from '../../lesson.ts'

export const matrixTraversal: Lesson = {
  id: 33,
  name: 'matrix-traversal',
  displayName: 'Matrix & Grid Traversal',
  description:
    'A grid is a graph whose edges are its directions, or simply rows, rings and diagonals to be walked in order. Keep the directions in one list, and check the bounds before you read.',
  scenarios: [
    'Count islands and measure their area',
    'Walk a matrix in a spiral',
    'Turn an image by a quarter in place',
    'Work out the next state of every cell from its neighbours',
  ],
  identificationClues:
    "The input is a grid, and regions, borders or the order of walking are asked for. If the number of steps must be smallest, it is breadth-first search; if moves are restricted to right and down, so that a cell's value is built from those before it, it is grid DP.",
  recognitionGuide: {
    keyPhrases: [
      'm x n grid',
      'horizontally or vertically',
      'islands',
      'in spiral order',
      'rotate the image',
      'surrounded by',
    ],
    commonVariations: [
      'Flood: mark each cell as you enter it',
      'Border first: start at the edge to find what is not enclosed',
      'Rings: four bounds that shrink, for spirals and rotations',
    ],
  },
  commonMistakes: [
    'Reading before the bounds check: index -1 is an error or, in some languages, the last row; test a grid of one cell',
    'Overwriting what is still needed: neighbours read the new state; keep old and new in two bits, or work on a copy',
    'Walking the last row of a spiral twice: test a single row and a single column',
  ],
  practice: [
    { number: 733, title: 'Flood Fill', slug: 'flood-fill', difficulty: 'Easy', premium: false },
    { number: 463, title: 'Island Perimeter', slug: 'island-perimeter', difficulty: 'Easy', premium: false },
    { number: 54, title: 'Spiral Matrix', slug: 'spiral-matrix', difficulty: 'Medium', premium: false },
    { number: 48, title: 'Rotate Image', slug: 'rotate-image', difficulty: 'Medium', premium: false },
    {
      number: 73,
      title: 'Set Matrix Zeroes',
      slug: 'set-matrix-zeroes',
      difficulty: 'Medium',
      premium: false,
    },
    { number: 289, title: 'Game of Life', slug: 'game-of-life', difficulty: 'Medium', premium: false },
    {
      number: 200,
      title: 'Number of Islands',
      slug: 'number-of-islands',
      difficulty: 'Medium',
      premium: false,
    },
    {
      number: 695,
      title: 'Max Area of Island',
      slug: 'max-area-of-island',
      difficulty: 'Medium',
      premium: false,
    },
    {
      number: 130,
      title: 'Surrounded Regions',
      slug: 'surrounded-regions',
      difficulty: 'Medium',
      premium: false,
    },
    {
      number: 329,
      title: 'Longest Increasing Path in a Matrix',
      slug: 'longest-increasing-path-in-a-matrix',
      difficulty: 'Hard',
      premium: false,
    },
  ],
}
