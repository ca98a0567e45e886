import type { Lesson } from '../../lesson.ts'

export const lesson: Lesson = {
  id: 10,
  name: 'binary-search-on-answer',
  displayName: 'Binary Search on the Answer',
  shortName: 'Search on Answer',
  description:
    'The answer is a number within known limits, and one guess is easy to test. If a guess works, all larger ones work too (or all smaller ones), so you test the middle guess and halve the range each time.',
  idea: 'Guess the answer and test it: if a guess works, so does every larger one (or every smaller one), so each test halves the range.',
  scenarios: [
    'Slowest speed that still finishes in time',
    'Smallest ship that carries everything within a number of days',
    'Largest minimum distance when placing items',
    'Split an array so that its largest part is as small as possible',
    'Kth smallest value of a sorted matrix, or of all pair differences',
    'Most complete rows that a limited supply can fill',
  ],
  identificationClues:
    'The answer is a number between known limits. If a guess works, every larger one works, too (or every smaller one). You can test one guess with a pass over the input or a formula, as when you minimize a maximum, maximize a minimum, or count up to a k-th value. If sorting and pairing gives the answer directly, you need no guess.',
  recognitionGuide: {
    keyPhrases: [
      'minimize the maximum',
      'maximize the minimum',
      'minimum integer k such that',
      'kth smallest',
    ],
    commonVariations: [
      'Smallest that works: if the middle works, you keep it and go left',
      'Largest that works: you round the middle up, and if it works, you keep it and go right',
      'Greedy test: you fill each part as far as the guess allows and count the parts',
      'Counting test: you count the values that are at most the guess and compare the count with k',
      'Real-valued answer: you halve a fixed number of times, such as 60, instead of waiting for the two ends to meet',
    ],
  },
  commonMistakes: [
    'A test that is not monotonic: write down the results for small guesses; yes, no, yes means that halving is wrong',
    'A lower limit that is too low: for an item that cannot be split, a guess below the largest item lets a careless test say yes; try one item',
    'Rounding down while looking for the largest: `lo = mid` then repeats forever once two guesses remain',
    'Rounding down inside the test: a pile of 7 at speed 3 takes three hours, not two; check one pile by hand',
  ],
  complexity: {
    time: 'O(n log R)',
    timeReason:
      'R is the number of possible guesses: about log2(R) of them are tested, each with one pass over n items or rows.',
    space: 'O(1)',
    spaceReason: 'The test keeps a few running numbers, and the guesses are never stored.',
  },
  whenNot: [
    'A guess that works implies nothing about larger ones: halving would skip answers, so build them up, as in Linear DP (Fibonacci Style)',
  ],
  story: {
    problem:
      'Five printers run at the same time; printer i needs t[i] seconds per page, at most 60. What is the **least number of seconds** after which **at least a billion pages** are finished in total?',
    naive:
      'You could advance the clock second by second and count pages. That takes hundreds of millions of steps, although one look at a later time that is still too short would rule out most of them.',
    insight:
      'After T seconds, printer i has finished T / t[i] pages, rounded down. One pass over the printers tests any T, and if T is enough, so is every later time.',
    invariant: 'Every time below `lo` is too short, and `hi` is known to be enough.',
    plan: [
      'Set `lo` to 1 and `hi` to the time the fastest printer needs alone.',
      'While `lo` is less than `hi`, take the middle time and add up the pages.',
      'If there are enough, set `hi` to `mid`; otherwise set `lo` to `mid + 1`.',
      'Return `lo`.',
    ],
    rival: {
      name: 'heap-priority-queue',
      reason:
        'A heap can hand the next page to whichever printer finishes it first, but that is one heap operation per page, a billion in all. Fewer than forty guesses with five divisions each replace them.',
    },
  },
  workedExample:
    'What is the smallest side of a square board that fits seven square notes of side 2? A board of side `s` fits `s / 2`, rounded down, in each direction. Guess between 1 and 16. Side 8 fits 16: it works. Side 4 fits 4: it fails. Side 6 fits 9: it works. Side 5 fits 4: it fails. So the answer is 6.',
  listings: [
    {
      id: 'binary-search-on-answer',
      label: 'Smallest that works: speed',
      note: 'If a speed is enough, all faster ones are, so keep the middle and look for a slower one.',
      shows: ['Smallest that works'],
    },
    {
      id: 'smallest-capacity',
      label: 'Smallest that works: capacity',
      note: 'The test fills each part greedily; the lowest sensible guess is the largest single item.',
      shows: ['Smallest that works', 'Greedy test'],
    },
    {
      id: 'largest-gap',
      label: 'Largest that works',
      note: 'The middle is rounded up, because a guess that works stays as `lo`.',
      shows: ['Largest that works'],
    },
    {
      id: 'kth-in-sorted-matrix',
      label: 'Counting test',
      note: 'The k-th smallest value is the first guess that at least k values do not exceed.',
      shows: ['Counting test'],
    },
  ],
  practice: [
    {
      number: 441,
      title: 'Arranging Coins',
      slug: 'arranging-coins',
      difficulty: 'Easy',
      premium: false,
      adds: 'A formula adds up the coins of a guess, and you keep the largest guess that still fits, so the middle rounds up.',
    },
    {
      number: 875,
      title: 'Koko Eating Bananas',
      slug: 'koko-eating-bananas',
      difficulty: 'Medium',
      premium: false,
      adds: 'The test becomes a pass over the piles, and each quotient must be rounded up on its own.',
    },
    {
      number: 1011,
      title: 'Capacity To Ship Packages Within D Days',
      slug: 'capacity-to-ship-packages-within-d-days',
      difficulty: 'Medium',
      premium: false,
      adds: 'The order is fixed, so the test loads day by day; no capacity below the heaviest package can work.',
    },
    {
      number: 1283,
      title: 'Find the Smallest Divisor Given a Threshold',
      slug: 'find-the-smallest-divisor-given-a-threshold',
      difficulty: 'Medium',
      premium: false,
      adds: 'The same search appears without any time or load: a larger divisor never makes the sum larger.',
    },
    {
      number: 1482,
      title: 'Minimum Number of Days to Make m Bouquets',
      slug: 'minimum-number-of-days-to-make-m-bouquets',
      difficulty: 'Medium',
      premium: false,
      adds: 'The test must find adjacent flowers, since one that has not bloomed breaks a bouquet; too few flowers need an early -1.',
    },
    {
      number: 1552,
      title: 'Magnetic Force Between Two Balls',
      slug: 'magnetic-force-between-two-balls',
      difficulty: 'Medium',
      premium: false,
      adds: 'The test places balls instead of summing: sort the positions, then use the first one that keeps the guessed distance.',
    },
    {
      number: 378,
      title: 'Kth Smallest Element in a Sorted Matrix',
      slug: 'kth-smallest-element-in-a-sorted-matrix',
      difficulty: 'Medium',
      premium: false,
      adds: 'The test counts values up to the guess along a staircase; the first guess that reaches k is a value of the matrix.',
    },
    {
      number: 410,
      title: 'Split Array Largest Sum',
      slug: 'split-array-largest-sum',
      difficulty: 'Hard',
      premium: false,
      adds: 'The statement hides the limit: guess the largest part sum, cut greedily, and compare the number of parts with k.',
    },
    {
      number: 719,
      title: 'Find K-th Smallest Pair Distance',
      slug: 'find-k-th-smallest-pair-distance',
      difficulty: 'Hard',
      premium: false,
      adds: 'There are too many pairs to list, so you sort the numbers and let two pointers count the pairs within the guess.',
    },
  ],
}
