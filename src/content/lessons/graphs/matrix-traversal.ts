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
  complexity: { time: 'O(R · C)', timeReason: 'Each cell of R rows and C columns is entered once and looks at four neighbours.', space: 'O(R · C)', spaceReason: 'Marks for all cells, and at worst a stack or queue that holds most of them; marking in place saves the first.' },
  whenNot: ['Moves lead only right or down and a total is asked for: fill a table (Grid DP)', 'Land appears while you have to keep counting: join neighbours (Union-Find)', 'Cells have different costs: take the cheapest open cell from a heap (Weighted Graphs: Shortest Path & MST)'],
  practice: [
    { number: 733, title: 'Flood Fill', slug: 'flood-fill', difficulty: 'Easy', premium: false, adds: 'One region from one start; compare with the old colour before the new one is written.' },
    { number: 463, title: 'Island Perimeter', slug: 'island-perimeter', difficulty: 'Easy', premium: false, adds: 'No search at all: each land cell brings four sides and loses one per neighbour.' },
    { number: 54, title: 'Spiral Matrix', slug: 'spiral-matrix', difficulty: 'Medium', premium: false, adds: 'Four borders that close in; check them again before the way back on a single last row.' },
    { number: 48, title: 'Rotate Image', slug: 'rotate-image', difficulty: 'Medium', premium: false, adds: 'Transpose and mirror: a rotation in place out of two simple passes.' },
    {
      number: 73,
      title: 'Set Matrix Zeroes',
      slug: 'set-matrix-zeroes',
      difficulty: 'Medium',
      premium: false, adds: 'The first row and column serve as notes, which needs two flags for themselves.' },
    { number: 289, title: 'Game of Life', slug: 'game-of-life', difficulty: 'Medium', premium: false, adds: 'All cells change at once, so old and new state share a cell until the end.' },
    {
      number: 200,
      title: 'Number of Islands',
      slug: 'number-of-islands',
      difficulty: 'Medium',
      premium: false, adds: 'A search starts at every land cell not yet sunk, and the starts are counted.' },
    {
      number: 695,
      title: 'Max Area of Island',
      slug: 'max-area-of-island',
      difficulty: 'Medium',
      premium: false, adds: 'Each search returns a size, summed up over its four calls.' },
    {
      number: 130,
      title: 'Surrounded Regions',
      slug: 'surrounded-regions',
      difficulty: 'Medium',
      premium: false, adds: 'Easier from the outside: mark what touches the border, and flip the rest.' },
    {
      number: 329,
      title: 'Longest Increasing Path in a Matrix',
      slug: 'longest-increasing-path-in-a-matrix',
      difficulty: 'Hard',
      premium: false, adds: 'Directed by value there are no cycles, so the longest path from a cell can be kept.' },
  ],
}
