import type { Lesson } from '../../lesson.ts'

export const matrixTraversal: Lesson = {
  id: 33,
  name: 'matrix-traversal',
  displayName: 'Matrix & Grid Traversal',
  description:
    'Treat cells as nodes and neighbours as edges, or walk rows, rings and diagonals with careful bounds.',
  scenarios: [],
  identificationClues: '',
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
