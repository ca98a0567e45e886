import type { Lesson } from '../../lesson.ts'

export const longestIncreasingSubsequence: Lesson = {
  id: 40,
  name: 'longest-increasing-subsequence',
  displayName: 'Longest Increasing Subsequence',
  description:
    'For each element, take the best chain that may end just before it and add one. If you keep the smallest end of each chain length instead, a binary search replaces the scan and the whole costs n log n.',
  scenarios: [
    'Longest rising subsequence of numbers',
    'Most envelopes that fit into one another',
    'Longest chain of words, each one letter longer',
    'Fewest removals that leave a mountain',
  ],
  identificationClues:
    'Elements are picked from one sequence, gaps allowed, and each must fit the one picked before it by a rule between the two (larger, divisible, nests inside). If the run must be unbroken, a counter in one pass does; if two sequences are aligned, it is longest common subsequence.',
  recognitionGuide: {
    keyPhrases: [
      'strictly increasing subsequence',
      'longest chain',
      'one envelope can fit into',
      'every pair is divisible',
      'longest arithmetic subsequence',
      'minimum number of elements to remove',
    ],
    commonVariations: [
      'Scan back: best chain that ends at i over all fitting j before it',
      'Sorted tails: replace the first tail that is not smaller than x',
      'Sort one side first: widths upward and, among equal widths, heights downward',
    ],
  },
  commonMistakes: [
    'Taking the tails for the chain: only their number is right; [2,5,1] leaves 1, 5, which is no subsequence',
    'Upper bound instead of lower bound: equal values lengthen a strict chain; [2,2] must give 1',
    'Equal widths with rising heights: envelopes of one width seem to nest; test [1,1] and [1,2]',
  ],
  complexity: {
    time: 'O(n log n)',
    timeReason:
      'Each of the n values costs one binary search among the tails; comparing with all earlier ones is O(n²).',
    space: 'O(n)',
    spaceReason: 'At most one tail for each length.',
  },
  whenNot: [
    'The part has to be contiguous: one counter in one pass is enough',
    'Only the next larger element of each is wanted: keep a stack (Monotonic Stack)',
    'A budget limits the choice instead of order: fill by capacity (0/1 Knapsack)',
  ],
  practice: [
    {
      number: 674,
      title: 'Longest Continuous Increasing Subsequence',
      slug: 'longest-continuous-increasing-subsequence',
      difficulty: 'Easy',
      premium: false,
      adds: 'The contiguous cousin first: a run that breaks starts again at one.',
    },
    {
      number: 300,
      title: 'Longest Increasing Subsequence',
      slug: 'longest-increasing-subsequence',
      difficulty: 'Medium',
      premium: false,
      adds: 'Elements may be skipped: keep the least tail for each length and replace with binary search.',
    },
    {
      number: 646,
      title: 'Maximum Length of Pair Chain',
      slug: 'maximum-length-of-pair-chain',
      difficulty: 'Medium',
      premium: false,
      adds: 'Pairs chain by end before start, where taking the earliest end is already optimal.',
    },
    {
      number: 673,
      title: 'Number of Longest Increasing Subsequence',
      slug: 'number-of-longest-increasing-subsequence',
      difficulty: 'Medium',
      premium: false,
      adds: 'Counts travel beside lengths: an equal length adds, a longer one replaces.',
    },
    {
      number: 368,
      title: 'Largest Divisible Subset',
      slug: 'largest-divisible-subset',
      difficulty: 'Medium',
      premium: false,
      adds: 'Another relation in place of smaller-than, and the members themselves are asked for.',
    },
    {
      number: 1048,
      title: 'Longest String Chain',
      slug: 'longest-string-chain',
      difficulty: 'Medium',
      premium: false,
      adds: 'Sort by length; a predecessor is found by leaving out each letter and looking it up.',
    },
    {
      number: 1027,
      title: 'Longest Arithmetic Subsequence',
      slug: 'longest-arithmetic-subsequence',
      difficulty: 'Medium',
      premium: false,
      adds: 'The difference joins the state, as the last two members decide what may follow.',
    },
    {
      number: 354,
      title: 'Russian Doll Envelopes',
      slug: 'russian-doll-envelopes',
      difficulty: 'Hard',
      premium: false,
      adds: 'Two dimensions: rising width with falling height for ties, then the plain problem on heights.',
    },
    {
      number: 1671,
      title: 'Minimum Number of Removals to Make Mountain Array',
      slug: 'minimum-number-of-removals-to-make-mountain-array',
      difficulty: 'Hard',
      premium: false,
      adds: 'A chain from each side meets at a peak that needs something on both sides.',
    },
  ],
}
