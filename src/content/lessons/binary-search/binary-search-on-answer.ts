import type { Lesson } from '../../lesson.ts'

export const binarySearchOnAnswer: Lesson = {
  id: 10,
  name: 'binary-search-on-answer',
  displayName: 'Binary Search on the Answer',
  description:
    'The answer is a number within known limits, and one guess is easy to test. If a guess works, all larger ones work too (or all smaller), so you halve the range of guesses and run the test each time.',
  scenarios: [
    'Slowest eating speed that still finishes in time',
    'Smallest ship that carries everything within d days',
    'Largest minimum distance when placing balls',
    'Split an array so that the heaviest part is as light as possible',
  ],
  identificationClues:
    'The wording asks to minimise a maximum, maximise a minimum, or find the least speed, size or time that suffices, and one simple pass checks a candidate. The input need not be sorted: you halve the possible answers, not the array. That sets it apart from every other binary search.',
  recognitionGuide: {
    keyPhrases: [
      'minimize the maximum',
      'maximize the minimum',
      'minimum speed',
      'least capacity',
      'within d days',
      'kth smallest distance',
    ],
    commonVariations: [
      'Smallest that works: keep the middle when it is feasible and go left',
      'Largest that works: round the middle up and go right',
      'Counting test: count the values that are at most the guess and compare with k',
    ],
  },
  commonMistakes: [
    'A test that is not monotone: list the verdict for small guesses; yes, no, yes means that halving is wrong',
    'Limits that shut out the answer: the lower one must be at least the largest single item when an item cannot be split; try one item',
    'Rounding down while seeking the largest: low = mid repeats for ever once two guesses remain',
  ],
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
