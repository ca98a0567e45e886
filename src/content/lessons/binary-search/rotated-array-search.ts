import type { Lesson } from '../../lesson.ts'

export const rotatedArraySearch: Lesson = {
  id: 9,
  name: 'rotated-array-search',
  displayName: 'Rotated & Mountain Arrays',
  description:
    'Decide which half still has a clean order, then discard the half that cannot hold the target or the peak.',
  scenarios: [],
  identificationClues: '',
  practice: [
    {
      number: 1752,
      title: 'Check if Array Is Sorted and Rotated',
      slug: 'check-if-array-is-sorted-and-rotated',
      difficulty: 'Easy',
      premium: false,
    },
    {
      number: 852,
      title: 'Peak Index in a Mountain Array',
      slug: 'peak-index-in-a-mountain-array',
      difficulty: 'Medium',
      premium: false,
    },
    {
      number: 153,
      title: 'Find Minimum in Rotated Sorted Array',
      slug: 'find-minimum-in-rotated-sorted-array',
      difficulty: 'Medium',
      premium: false,
    },
    {
      number: 33,
      title: 'Search in Rotated Sorted Array',
      slug: 'search-in-rotated-sorted-array',
      difficulty: 'Medium',
      premium: false,
    },
    {
      number: 162,
      title: 'Find Peak Element',
      slug: 'find-peak-element',
      difficulty: 'Medium',
      premium: false,
    },
    {
      number: 81,
      title: 'Search in Rotated Sorted Array II',
      slug: 'search-in-rotated-sorted-array-ii',
      difficulty: 'Medium',
      premium: false,
    },
    {
      number: 154,
      title: 'Find Minimum in Rotated Sorted Array II',
      slug: 'find-minimum-in-rotated-sorted-array-ii',
      difficulty: 'Hard',
      premium: false,
    },
    {
      number: 1095,
      title: 'Find in Mountain Array',
      slug: 'find-in-mountain-array',
      difficulty: 'Hard',
      premium: false,
    },
  ],
}
