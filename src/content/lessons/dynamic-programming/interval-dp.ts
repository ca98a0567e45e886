import type { Lesson } from '../../lesson.ts'

export const intervalDp: Lesson = {
  id: 42,
  name: 'interval-dp',
  displayName: 'Interval & Game DP',
  description:
    'Solve short ranges first, then try every split point or last move to join them into longer ranges.',
  scenarios: [],
  identificationClues: '',
  practice: [
    {
      number: 96,
      title: 'Unique Binary Search Trees',
      slug: 'unique-binary-search-trees',
      difficulty: 'Medium',
      premium: false,
    },
    { number: 877, title: 'Stone Game', slug: 'stone-game', difficulty: 'Medium', premium: false },
    {
      number: 486,
      title: 'Predict the Winner',
      slug: 'predict-the-winner',
      difficulty: 'Medium',
      premium: false,
    },
    {
      number: 375,
      title: 'Guess Number Higher or Lower II',
      slug: 'guess-number-higher-or-lower-ii',
      difficulty: 'Medium',
      premium: false,
    },
    {
      number: 1039,
      title: 'Minimum Score Triangulation of Polygon',
      slug: 'minimum-score-triangulation-of-polygon',
      difficulty: 'Medium',
      premium: false,
    },
    { number: 312, title: 'Burst Balloons', slug: 'burst-balloons', difficulty: 'Hard', premium: false },
    {
      number: 1547,
      title: 'Minimum Cost to Cut a Stick',
      slug: 'minimum-cost-to-cut-a-stick',
      difficulty: 'Hard',
      premium: false,
    },
    { number: 664, title: 'Strange Printer', slug: 'strange-printer', difficulty: 'Hard', premium: false },
    {
      number: 1000,
      title: 'Minimum Cost to Merge Stones',
      slug: 'minimum-cost-to-merge-stones',
      difficulty: 'Hard',
      premium: false,
    },
  ],
}
