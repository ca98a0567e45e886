import type { Lesson } from '../../lesson.ts'

export const breadthFirstSearch: Lesson = {
  id: 32,
  name: 'breadth-first-search',
  displayName: 'Breadth-First Search',
  description:
    'Expand outward in rings from one or many sources; the first visit is a shortest route when edges cost the same.',
  scenarios: [],
  identificationClues: '',
  practice: [
    { number: 733, title: 'Flood Fill', slug: 'flood-fill', difficulty: 'Easy', premium: false },
    { number: 994, title: 'Rotting Oranges', slug: 'rotting-oranges', difficulty: 'Medium', premium: false },
    { number: 542, title: '01 Matrix', slug: '01-matrix', difficulty: 'Medium', premium: false },
    { number: 286, title: 'Walls and Gates', slug: 'walls-and-gates', difficulty: 'Medium', premium: true },
    {
      number: 1091,
      title: 'Shortest Path in Binary Matrix',
      slug: 'shortest-path-in-binary-matrix',
      difficulty: 'Medium',
      premium: false,
    },
    {
      number: 1926,
      title: 'Nearest Exit from Entrance in Maze',
      slug: 'nearest-exit-from-entrance-in-maze',
      difficulty: 'Medium',
      premium: false,
    },
    { number: 752, title: 'Open the Lock', slug: 'open-the-lock', difficulty: 'Medium', premium: false },
    {
      number: 909,
      title: 'Snakes and Ladders',
      slug: 'snakes-and-ladders',
      difficulty: 'Medium',
      premium: false,
    },
    { number: 127, title: 'Word Ladder', slug: 'word-ladder', difficulty: 'Hard', premium: false },
    { number: 815, title: 'Bus Routes', slug: 'bus-routes', difficulty: 'Hard', premium: false },
  ],
}
