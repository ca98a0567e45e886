import type { Lesson } from '../../lesson.ts'

export const lesson: Lesson = {
  id: 2,
  name: 'sliding-window',
  displayName: 'Sliding Window',
  description:
    'Keep a small summary of one contiguous range up to date: a value enters at the right end, and values leave at the left end. Both ends only move forward, so every element is added once and removed at most once.',
  idea: 'Grow a window on the right and shrink it on the left, and update its summary instead of computing it again.',
  scenarios: [
    'Largest average of any k consecutive values',
    'Shortest subarray of positive numbers whose sum reaches a target',
    'Longest subarray that contains at most k zeros',
    'Number of subarrays of positive numbers whose product stays below a limit',
    'Largest value in every window of k consecutive values',
  ],
  identificationClues:
    'You need the longest, the shortest or the number of contiguous subarrays, or the best one of a fixed length. Growing the window can only break the condition, or only fulfill it; a fixed length always works. If the length is free and values can be negative, a sum has no such direction, so use prefix sums. If what ends at i only continues what ends at i - 1, use linear DP.',
  recognitionGuide: {
    keyPhrases: ['contiguous subarray', 'window of size k', 'longest subarray', 'at most k'],
    commonVariations: [
      'Fixed size: one value enters and one leaves at every step; for a match within k positions, the window is a set of the last k values',
      'Longest valid: you shrink only while the rule is broken, and record the length afterward',
      'Shortest valid: while the rule holds, you record the length and then shrink',
      'Exactly k: you count the windows with at most k and subtract those with at most k - 1',
      'Window with a maximum: a deque of candidates, largest in front, replaces the running sum; its code is with Queue & Deque Operations',
      'Take from both ends: what you leave is one window in the middle, so look for the window with the smallest sum, or with the sum that must stay',
    ],
  },
  commonMistakes: [
    'Using a window of free length on sums with negative numbers: in [1,-1,3] with target 3 it stops at all three values, although the last one alone is enough',
    'Shrinking once where a loop is needed: when one large value enters, several small ones may have to leave; check that the rule holds again afterwards',
    'Recording at the wrong moment: for the longest, record once the window is valid; for the shortest, record before each shrink; test inputs of one element',
    'Summing the window from scratch at each step: it is correct, but costs n times k; time it on a long array with k near n / 2',
  ],
  complexity: {
    time: 'O(n)',
    timeReason:
      'Each of the n values enters the window once and leaves it at most once, even where two loops are nested.',
    space: 'O(1)',
    spaceReason:
      'One running value is enough, or counts of a fixed number of distinct values; a window that stores its elements needs room for them.',
  },
  whenNot: [
    'The chosen elements need not be adjacent: a subsequence is decided element by element, as in Linear DP (Fibonacci Style)',
  ],
  story: {
    problem:
      'A trail map lists the altitude at every kilometer marker. A hiker wants the **longest contiguous section** whose **total climb is at most** 300 meters. The climb of a section is the sum of its rises; descents count as 0.',
    naive:
      'Try every start and every end, and add up the rises between them. Overlapping sections share rises, so you add the same ones again and again.',
    insight:
      'A rise is never negative. So when a section climbs too much, every longer one with the same start does too, and the start must move.',
    invariant:
      'After shrinking, the climb is that of the section from `left` to `right`, and no valid section that ends at `right` starts further left.',
    plan: [
      'Turn the altitudes into rises, with 0 for a descent.',
      'Move `right` by one and add its rise to the climb.',
      'While the climb exceeds 300, subtract the rise at `left` and move `left` by one.',
      'Record the length if it is the longest so far.',
    ],
    rival: {
      name: 'prefix-sum',
      reason:
        'Prefix sums give the climb of any one section, but you still have to search for the best start. A hash map of totals finds only exact sums, not “at most”.',
    },
  },
  workedExample:
    'What is the longest run of days with at most 10 km in total, in [4, 3, 5, 1, 2]? Add 4 and 3: total 7, two days. Add 5: 12 is too much, so drop 4: total 8, two days. Add 1: total 9, three days. Add 2: 11 is too much, so drop 3: total 8, three days. The answer is 3. Each day entered once and left at most once.',
  listings: [
    {
      id: 'sliding-window',
      label: 'Fixed size',
      note: 'The window always has k values, so one enters and one leaves at each step.',
      shows: ['Fixed size'],
    },
    {
      id: 'longest-window',
      label: 'Longest valid window',
      note: 'The length varies: grow at the right, shrink while the rule is broken, then record.',
      shows: ['Longest valid'],
    },
    {
      id: 'shortest-window',
      label: 'Shortest valid window',
      note: 'The rule holds once the window is long enough, so record while shrinking.',
      shows: ['Shortest valid'],
    },
    {
      id: 'windows-exactly-k',
      label: 'Exactly k distinct values',
      note: 'Shrinking cannot follow “exactly k”, so subtract two counts of “at most”.',
      shows: ['Exactly k'],
    },
  ],
  practice: [
    {
      number: 643,
      title: 'Maximum Average Subarray I',
      slug: 'maximum-average-subarray-i',
      difficulty: 'Easy',
      premium: false,
      adds: 'The window has a fixed length: you add what enters, subtract what leaves, and never sum from scratch.',
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
      adds: 'The summary is a set instead of a sum, and k is a distance, so the set contains the k values before this one.',
    },
    {
      number: 209,
      title: 'Minimum Size Subarray Sum',
      slug: 'minimum-size-subarray-sum',
      difficulty: 'Medium',
      premium: false,
      adds: 'The length varies now: you shrink while the sum is still large enough, and record before each value leaves.',
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
      adds: 'A budget allows some values that break the rule, so flipping becomes counting the zeros inside.',
    },
    {
      number: 713,
      title: 'Subarray Product Less Than K',
      slug: 'subarray-product-less-than-k',
      difficulty: 'Medium',
      premium: false,
      adds: 'You count windows instead of measuring one: each right end adds the window length, and limits of 0 and 1 are the trap.',
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
      adds: 'Shrinking cannot follow a rule of exactly k, so you subtract two counts of at most.',
    },
  ],
}
