import type { Lesson } from '../../lesson.ts'

export const slidingWindow: Lesson = {
  id: 2,
  name: 'sliding-window',
  displayName: 'Sliding Window',
  description:
    'Keep one small summary of a contiguous stretch up to date as its right end takes a value in and its left end lets one go. Both ends only move forward, so every element is added once and removed once.',
  scenarios: [
    'Best average of any k neighbouring values',
    'Shortest stretch of positive numbers whose sum reaches a target',
    'Longest stretch that contains at most k zeroes',
    'Number of stretches whose product stays below a limit',
    'Largest value in every window of k neighbours',
  ],
  identificationClues:
    'The longest, the shortest or the number of contiguous stretches is asked for, and making the window longer can push the condition only one way. Negative numbers break that for sums: dropping a value may raise the total, and prefix sums are the pattern instead.',
  recognitionGuide: {
    keyPhrases: [
      'contiguous subarray',
      'of size k',
      'flip at most k',
      'longest subarray',
      'minimal length',
      'consecutive elements',
      'product less than k',
      'k different integers',
    ],
    commonVariations: [
      'Fixed size: one value enters and one leaves at every step',
      'Longest valid: shrink only while the rule is broken, then record the length',
      'Exactly k: count the windows with at most k and subtract those with at most k - 1',
      'Window with a maximum: a deque of candidates, largest in front, takes the place of the sum',
    ],
  },
  commonMistakes: [
    'Using it on sums with negative numbers: in [1,-1,3] with target 3 it stops at all three values, although the last one alone is enough',
    'Shrinking once where a loop is needed: when one large value enters, several small ones may have to leave; check that the rule holds again afterwards',
    'Recording at the wrong moment: for the longest, record once the window is valid; for the shortest, before each shrink; inputs of one element show the slip',
    'Summing the window afresh at each step: right, but n times k; time it on a long array with k near n / 2',
  ],
  complexity: {
    time: 'O(n)',
    timeReason:
      'Each of the n values enters the window once and leaves it at most once, even where two loops are nested.',
    space: 'O(1)',
    spaceReason:
      'One running sum is enough; a rule about kinds of values needs a map with one entry for each kind inside.',
  },
  whenNot: [
    'A sum is asked for and values may be negative: take Prefix Sums & Kadane, because dropping a value can raise the sum',
    'The chosen elements may lie apart: a subsequence is decided element by element, as in Linear DP (Fibonacci Style)',
    'Only the two ends decide and nothing between them: let Two Pointers close in and keep no summary',
  ],
  practice: [
    {
      number: 643,
      title: 'Maximum Average Subarray I',
      slug: 'maximum-average-subarray-i',
      difficulty: 'Easy',
      premium: false,
      adds: 'The window has a fixed length: add what enters, subtract what leaves, and never sum up afresh.',
    },
    {
      number: 121,
      title: 'Best Time to Buy and Sell Stock',
      slug: 'best-time-to-buy-and-sell-stock',
      difficulty: 'Easy',
      premium: false,
      adds: 'The left end may jump: a price below the buying price makes every earlier start useless.',
    },
    {
      number: 219,
      title: 'Contains Duplicate II',
      slug: 'contains-duplicate-ii',
      difficulty: 'Easy',
      premium: false,
      adds: 'The summary is a set instead of a sum, and k is a distance, so the set holds the k values before this one.',
    },
    {
      number: 209,
      title: 'Minimum Size Subarray Sum',
      slug: 'minimum-size-subarray-sum',
      difficulty: 'Medium',
      premium: false,
      adds: 'The length varies now: shrink while the sum still suffices, and record before each value leaves.',
    },
    {
      number: 904,
      title: 'Fruit Into Baskets',
      slug: 'fruit-into-baskets',
      difficulty: 'Medium',
      premium: false,
      adds: 'The rule limits kinds, so the window keeps counts: a kind is gone only when its count reaches zero.',
    },
    {
      number: 1004,
      title: 'Max Consecutive Ones III',
      slug: 'max-consecutive-ones-iii',
      difficulty: 'Medium',
      premium: false,
      adds: 'Values that break the rule are allowed on a budget, which turns flipping into counting zeroes.',
    },
    {
      number: 713,
      title: 'Subarray Product Less Than K',
      slug: 'subarray-product-less-than-k',
      difficulty: 'Medium',
      premium: false,
      adds: 'Counts windows instead of measuring one: each right end adds the window length; limits of 0 and 1 are the trap.',
    },
    {
      number: 239,
      title: 'Sliding Window Maximum',
      slug: 'sliding-window-maximum',
      difficulty: 'Hard',
      premium: false,
      adds: 'A maximum cannot be subtracted when it leaves, so a deque keeps only the values that may still win.',
    },
    {
      number: 992,
      title: 'Subarrays with K Different Integers',
      slug: 'subarrays-with-k-different-integers',
      difficulty: 'Hard',
      premium: false,
      adds: 'Exactly k is not a rule that shrinking can follow; two counts with at most are subtracted instead.',
    },
  ],
}
