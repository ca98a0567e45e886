import type { Lesson } from '../../lesson.ts'

export const binarySearchOnAnswer: Lesson = {
  id: 10,
  name: 'binary-search-on-answer',
  displayName: 'Binary Search on the Answer',
  description:
    'Guess the answer, test whether it is feasible in linear time, and halve the range of possible answers.',
  scenarios: [],
  identificationClues: '',
  practice: [
    { number: 441, title: 'Arranging Coins', slug: 'arranging-coins', difficulty: 'Easy', premium: false },
    {
      number: 875,
      title: 'Koko Eating Bananas',
      slug: 'koko-eating-bananas',
      difficulty: 'Medium',
      premium: false,
    },
    {
      number: 1011,
      title: 'Capacity To Ship Packages Within D Days',
      slug: 'capacity-to-ship-packages-within-d-days',
      difficulty: 'Medium',
      premium: false,
    },
    {
      number: 1283,
      title: 'Find the Smallest Divisor Given a Threshold',
      slug: 'find-the-smallest-divisor-given-a-threshold',
      difficulty: 'Medium',
      premium: false,
    },
    {
      number: 1482,
      title: 'Minimum Number of Days to Make m Bouquets',
      slug: 'minimum-number-of-days-to-make-m-bouquets',
      difficulty: 'Medium',
      premium: false,
    },
    {
      number: 1552,
      title: 'Magnetic Force Between Two Balls',
      slug: 'magnetic-force-between-two-balls',
      difficulty: 'Medium',
      premium: false,
    },
    {
      number: 378,
      title: 'Kth Smallest Element in a Sorted Matrix',
      slug: 'kth-smallest-element-in-a-sorted-matrix',
      difficulty: 'Medium',
      premium: false,
    },
    {
      number: 410,
      title: 'Split Array Largest Sum',
      slug: 'split-array-largest-sum',
      difficulty: 'Hard',
      premium: false,
    },
    {
      number: 719,
      title: 'Find K-th Smallest Pair Distance',
      slug: 'find-k-th-smallest-pair-distance',
      difficulty: 'Hard',
      premium: false,
    },
  ],
}
