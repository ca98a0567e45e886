import type { Lesson } from '../../lesson.ts'

export const twoPointers: Lesson = {
  id: 1,
  name: 'two-pointers',
  displayName: 'Two Pointers',
  description:
    'Move two indices through an array, toward each other or at different speeds, so each step rules out many pairs at once.',
  scenarios: [],
  identificationClues: '',
  practice: [
    { number: 283, title: 'Move Zeroes', slug: 'move-zeroes', difficulty: 'Easy', premium: false },
    {
      number: 26,
      title: 'Remove Duplicates from Sorted Array',
      slug: 'remove-duplicates-from-sorted-array',
      difficulty: 'Easy',
      premium: false,
    },
    {
      number: 88,
      title: 'Merge Sorted Array',
      slug: 'merge-sorted-array',
      difficulty: 'Easy',
      premium: false,
    },
    {
      number: 977,
      title: 'Squares of a Sorted Array',
      slug: 'squares-of-a-sorted-array',
      difficulty: 'Easy',
      premium: false,
    },
    {
      number: 167,
      title: 'Two Sum II - Input Array Is Sorted',
      slug: 'two-sum-ii-input-array-is-sorted',
      difficulty: 'Medium',
      premium: false,
    },
    {
      number: 11,
      title: 'Container With Most Water',
      slug: 'container-with-most-water',
      difficulty: 'Medium',
      premium: false,
    },
    { number: 15, title: '3Sum', slug: '3sum', difficulty: 'Medium', premium: false },
    { number: 16, title: '3Sum Closest', slug: '3sum-closest', difficulty: 'Medium', premium: false },
    {
      number: 42,
      title: 'Trapping Rain Water',
      slug: 'trapping-rain-water',
      difficulty: 'Hard',
      premium: false,
    },
  ],
}
