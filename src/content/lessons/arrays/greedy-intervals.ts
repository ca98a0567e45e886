import type { Lesson } from '../../lesson.ts'

export const greedyIntervals: Lesson = {
  id: 6,
  name: 'greedy-intervals',
  displayName: 'Intervals & Greedy Choice',
  description:
    'Order ranges by start or end, then take the locally best range each time: merge it, skip it, or extend the reach.',
  scenarios: [],
  identificationClues: '',
  practice: [
    { number: 455, title: 'Assign Cookies', slug: 'assign-cookies', difficulty: 'Easy', premium: false },
    { number: 252, title: 'Meeting Rooms', slug: 'meeting-rooms', difficulty: 'Easy', premium: true },
    { number: 56, title: 'Merge Intervals', slug: 'merge-intervals', difficulty: 'Medium', premium: false },
    { number: 57, title: 'Insert Interval', slug: 'insert-interval', difficulty: 'Medium', premium: false },
    {
      number: 435,
      title: 'Non-overlapping Intervals',
      slug: 'non-overlapping-intervals',
      difficulty: 'Medium',
      premium: false,
    },
    {
      number: 763,
      title: 'Partition Labels',
      slug: 'partition-labels',
      difficulty: 'Medium',
      premium: false,
    },
    { number: 55, title: 'Jump Game', slug: 'jump-game', difficulty: 'Medium', premium: false },
    { number: 45, title: 'Jump Game II', slug: 'jump-game-ii', difficulty: 'Medium', premium: false },
    { number: 253, title: 'Meeting Rooms II', slug: 'meeting-rooms-ii', difficulty: 'Medium', premium: true },
    {
      number: 1899,
      title: 'Merge Triplets to Form Target Triplet',
      slug: 'merge-triplets-to-form-target-triplet',
      difficulty: 'Medium',
      premium: false,
    },
    { number: 135, title: 'Candy', slug: 'candy', difficulty: 'Hard', premium: false },
  ],
}
