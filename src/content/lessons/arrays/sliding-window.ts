import type { Lesson } from '../../lesson.ts'

export const slidingWindow: Lesson = {
  id: 2,
  name: 'sliding-window',
  displayName: 'Sliding Window',
  description:
    'Hold a contiguous stretch of the array and keep one small summary of it up to date as the right end takes a value in and the left end lets one go. Both ends only move forward, so every element is added once and removed once.',
  scenarios: [
    'Best average of any k neighbouring values',
    'Shortest stretch of positive numbers whose sum reaches a target',
    'Longest stretch that contains at most k zeroes',
    'Number of stretches whose product stays below a limit',
  ],
  identificationClues:
    'The longest, the shortest or the number of contiguous stretches is asked for, and making the window longer can push the condition only one way. Negative numbers break that for sums: dropping a value may raise the total, and prefix sums are the pattern instead.',
  recognitionGuide: {
    keyPhrases: [
      'contiguous subarray',
      'of size k',
      'at most k',
      'longest subarray',
      'minimal length',
      'consecutive elements',
    ],
    commonVariations: [
      'Fixed size: one value enters and one leaves at every step',
      'Longest valid: shrink only while the rule is broken, then record the length',
      'Exactly k: count the windows with at most k and subtract those with at most k - 1',
    ],
  },
  commonMistakes: [
    'Using it on sums with negative numbers: in [1,-1,3] with target 3 it stops at all three values, although the last one alone is enough',
    'Shrinking once where a loop is needed: when one large value enters, several small ones may have to leave; check that the rule holds again afterwards',
    'Recording at the wrong moment: for the longest, record once the window is valid; for the shortest, before each shrink; inputs of one element show the slip',
  ],
  practice: [
    {
      number: 643,
      title: 'Maximum Average Subarray I',
      slug: 'maximum-average-subarray-i',
      difficulty: 'Easy',
      premium: false,
    },
    {
      number: 121,
      title: 'Best Time to Buy and Sell Stock',
      slug: 'best-time-to-buy-and-sell-stock',
      difficulty: 'Easy',
      premium: false,
    },
    {
      number: 219,
      title: 'Contains Duplicate II',
      slug: 'contains-duplicate-ii',
      difficulty: 'Easy',
      premium: false,
    },
    {
      number: 209,
      title: 'Minimum Size Subarray Sum',
      slug: 'minimum-size-subarray-sum',
      difficulty: 'Medium',
      premium: false,
    },
    {
      number: 904,
      title: 'Fruit Into Baskets',
      slug: 'fruit-into-baskets',
      difficulty: 'Medium',
      premium: false,
    },
    {
      number: 1004,
      title: 'Max Consecutive Ones III',
      slug: 'max-consecutive-ones-iii',
      difficulty: 'Medium',
      premium: false,
    },
    {
      number: 713,
      title: 'Subarray Product Less Than K',
      slug: 'subarray-product-less-than-k',
      difficulty: 'Medium',
      premium: false,
    },
    {
      number: 239,
      title: 'Sliding Window Maximum',
      slug: 'sliding-window-maximum',
      difficulty: 'Hard',
      premium: false,
    },
    {
      number: 992,
      title: 'Subarrays with K Different Integers',
      slug: 'subarrays-with-k-different-integers',
      difficulty: 'Hard',
      premium: false,
    },
  ],
}
