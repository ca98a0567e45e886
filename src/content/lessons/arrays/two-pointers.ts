import type { Lesson } from '../../lesson.ts'

export const twoPointers: Lesson = {
  id: 1,
  name: 'two-pointers',
  displayName: 'Two Pointers',
  description:
    'Keep two indices in one array and move them by a rule: toward each other from both ends, or as a slow writer behind a fast reader. Each move rules out positions that can no longer matter, so a search over all pairs becomes a single pass.',
  scenarios: [
    'Find two values in a sorted array that add up to a target',
    'Squeeze unwanted values out of an array without a second one',
    'Merge two sorted arrays from the back, where the free room is',
    'Find the two walls that hold the most water',
  ],
  identificationClues:
    'The answer is a pair or a place to cut, and the order tells you which index to move: sum too small, raise the left; too large, lower the right. If the array is unsorted and you need original positions, take a hash map; if everything between the two indices counts, take a sliding window.',
  recognitionGuide: {
    keyPhrases: [
      'sorted array',
      'two numbers that add up to',
      'in place',
      'without extra space',
      'triplets that sum to',
      'from both ends',
    ],
    commonVariations: [
      'Opposite ends: both indices start at the edges and close in',
      'Reader and writer: a fast index reads, a slow one marks where the next kept value goes',
      'Fix one, pair the rest: an outer loop holds one value while a pair sweeps the remainder, as in 3Sum',
    ],
  },
  commonMistakes: [
    'Moving the taller wall: the area can only shrink, because the shorter wall still limits it; print both heights before each move',
    'Repeated triples in the answer: try [-2,0,0,2,2]; equal neighbours must be skipped by the inner indices too, not only by the outer one',
    'Running the pair on unsorted data: it passes on the sorted example and fails once the same values are shuffled',
  ],
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
