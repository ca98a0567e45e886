import type { Lesson } from '../../lesson.ts'

export const greedyIntervals: Lesson = {
  id: 6,
  name: 'greedy-intervals',
  displayName: 'Intervals & Greedy Choice',
  description:
    'Sort the ranges by start or by end and sweep over them once with a single running boundary. At each range you merge, skip, keep or extend, and the choice is never regretted, so nothing has to be undone.',
  scenarios: [
    'Merge overlapping bookings into busy blocks',
    'Cancel as few meetings as possible so that none collide',
    'Count the rooms in use at the busiest moment',
    'Reach the last position in the fewest jumps',
  ],
  identificationClues:
    'The input is a list of start and end pairs, or how far you can get from each position, and one sweep in order settles every choice for good. If taking a range now could spoil a better total later, because ranges carry different profits, greed fails and dynamic programming is needed.',
  recognitionGuide: {
    keyPhrases: [
      'overlapping intervals',
      'non-overlapping',
      '[start, end]',
      'minimum number of intervals to remove',
      'meeting rooms',
      'reach the last index',
    ],
    commonVariations: [
      'Sort by start: merge while the next start lies within the current end',
      'Sort by end: keep the range that finishes first, it leaves the most room',
      'Farthest reach: extend a frontier and count a jump only when it is used up',
    ],
  },
  commonMistakes: [
    'Sorting by start to keep the most ranges: one long early range shuts out the rest; try [1,10], [2,3], [4,5]',
    'Unclear touching ends: decide from the statement whether [1,2] and [2,3] collide before choosing < or <=',
    'Taking the last end instead of the larger one: after [1,10], the range [2,3] must not shorten the block',
  ],
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
