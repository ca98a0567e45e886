import type { Lesson } from '../../lesson.ts'

export const gridDp: Lesson = {
  id: 41,
  name: 'grid-dp',
  displayName: 'Grid DP',
  description: 'Fill a board so that each cell depends on its upper, left or diagonal neighbours.',
  scenarios: [],
  identificationClues: '',
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
