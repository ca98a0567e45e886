import type { Lesson } from '../../lesson.ts'

export const rangeSearch: Lesson = {
  id: 8,
  name: 'range-search',
  displayName: 'Boundary & Range Search',
  description:
    'Search for the place where a condition changes from no to yes, not for a value. Keep no on the left and yes on the right, and close the gap until they touch: what is left is the first yes.',
  scenarios: [
    'First and last position of a repeated value',
    'First version in which a defect appears',
    'Latest entry stored at or before a given time',
    'How many partners in a sorted list reach a threshold',
  ],
  identificationClues:
    'A sorted index range, and the question says first, last, next, nearest, or how many qualify. Meeting an equal element does not end the search. If what you halve is a possible result such as a speed or a capacity, and not a stored position, it is binary search on the answer.',
  recognitionGuide: {
    keyPhrases: [
      'first and last position',
      'first bad version',
      'smallest element greater than',
      'at or before the timestamp',
      'k closest elements',
      'number of pairs',
    ],
    commonVariations: [
      'Lower bound: the first element that is not smaller than x',
      'Upper bound: the first element larger than x; the gap between both bounds is a count',
      'Latest not after: one step left of the upper bound',
    ],
  },
  commonMistakes: [
    'Stopping at the first equal element: on [2,2,2] it reports the middle one',
    'Reading past the end: when every element is smaller, the bound is n; check before reading that slot',
    'Walking from a match to the edge: right but linear; time it on a million equal values',
  ],
  practice: [
    {
      number: 278,
      title: 'First Bad Version',
      slug: 'first-bad-version',
      difficulty: 'Easy',
      premium: false,
    },
    {
      number: 744,
      title: 'Find Smallest Letter Greater Than Target',
      slug: 'find-smallest-letter-greater-than-target',
      difficulty: 'Easy',
      premium: false,
    },
    {
      number: 1351,
      title: 'Count Negative Numbers in a Sorted Matrix',
      slug: 'count-negative-numbers-in-a-sorted-matrix',
      difficulty: 'Easy',
      premium: false,
    },
    {
      number: 34,
      title: 'Find First and Last Position of Element in Sorted Array',
      slug: 'find-first-and-last-position-of-element-in-sorted-array',
      difficulty: 'Medium',
      premium: false,
    },
    {
      number: 658,
      title: 'Find K Closest Elements',
      slug: 'find-k-closest-elements',
      difficulty: 'Medium',
      premium: false,
    },
    {
      number: 981,
      title: 'Time Based Key-Value Store',
      slug: 'time-based-key-value-store',
      difficulty: 'Medium',
      premium: false,
    },
    {
      number: 2300,
      title: 'Successful Pairs of Spells and Potions',
      slug: 'successful-pairs-of-spells-and-potions',
      difficulty: 'Medium',
      premium: false,
    },
    {
      number: 436,
      title: 'Find Right Interval',
      slug: 'find-right-interval',
      difficulty: 'Medium',
      premium: false,
    },
    {
      number: 2563,
      title: 'Count the Number of Fair Pairs',
      slug: 'count-the-number-of-fair-pairs',
      difficulty: 'Medium',
      premium: false,
    },
    {
      number: 1235,
      title: 'Maximum Profit in Job Scheduling',
      slug: 'maximum-profit-in-job-scheduling',
      difficulty: 'Hard',
      premium: false,
    },
  ],
}
