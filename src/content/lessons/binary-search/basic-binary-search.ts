import type { Lesson } from '../../lesson.ts'

export const basicBinarySearch: Lesson = {
  id: 7,
  name: 'basic-binary-search',
  displayName: 'Basic Binary Search',
  description:
    'Compare the middle of an ordered range with the value you seek, then drop the half that cannot contain it. Twenty comparisons are enough for a million elements.',
  scenarios: [
    'Find a value in a sorted array',
    'Give the slot where a new value belongs',
    'Compute an integer square root without a library call',
    'Search a matrix in which each row continues the one before',
  ],
  identificationClues:
    'The data is fully sorted, can be read at any index, and one exact value or slot is wanted. If equal values repeat and the first or last counts, use boundary search; if the order is broken at one place, rotated array search; if nothing stored is sorted but guesses can be tested, search the answer.',
  recognitionGuide: {
    keyPhrases: [
      'sorted in ascending order',
      'O(log n) runtime',
      'return its index',
      'where it would be inserted',
      'higher or lower',
      'not found, return -1',
    ],
    commonVariations: [
      'Exact match: stop when equal, otherwise move past the middle',
      'Insertion slot: after the loop, left is where the value would go',
      'Virtual array: compute element i from a row and a column, or from a formula, without storing a list',
    ],
  },
  commonMistakes: [
    'A loop that never ends: left = mid with the middle rounded down does not move on two elements; run it on a length of 2',
    'Mixed interval styles: an open right end together with left <= right reads one past the array; write down what left and right promise',
    'Overflow in the middle: with fixed-width integers low + high can turn negative; use low + (high - low) / 2',
  ],
  practice: [
    { number: 704, title: 'Binary Search', slug: 'binary-search', difficulty: 'Easy', premium: false },
    {
      number: 35,
      title: 'Search Insert Position',
      slug: 'search-insert-position',
      difficulty: 'Easy',
      premium: false,
    },
    {
      number: 374,
      title: 'Guess Number Higher or Lower',
      slug: 'guess-number-higher-or-lower',
      difficulty: 'Easy',
      premium: false,
    },
    { number: 69, title: 'Sqrt(x)', slug: 'sqrtx', difficulty: 'Easy', premium: false },
    {
      number: 367,
      title: 'Valid Perfect Square',
      slug: 'valid-perfect-square',
      difficulty: 'Easy',
      premium: false,
    },
    {
      number: 74,
      title: 'Search a 2D Matrix',
      slug: 'search-a-2d-matrix',
      difficulty: 'Medium',
      premium: false,
    },
    {
      number: 540,
      title: 'Single Element in a Sorted Array',
      slug: 'single-element-in-a-sorted-array',
      difficulty: 'Medium',
      premium: false,
    },
    {
      number: 4,
      title: 'Median of Two Sorted Arrays',
      slug: 'median-of-two-sorted-arrays',
      difficulty: 'Hard',
      premium: false,
    },
  ],
}
