import type { Lesson } from '../../lesson.ts'

export const longestIncreasingSubsequence: Lesson = {
  id: 40,
  name: 'longest-increasing-subsequence',
  displayName: 'Longest Increasing Subsequence',
  description:
    'Extend the best chain that may come before each element, or keep sorted tails and binary search them.',
  scenarios: [],
  identificationClues: '',
  practice: [
    {
      number: 674,
      title: 'Longest Continuous Increasing Subsequence',
      slug: 'longest-continuous-increasing-subsequence',
      difficulty: 'Easy',
      premium: false,
    },
    {
      number: 300,
      title: 'Longest Increasing Subsequence',
      slug: 'longest-increasing-subsequence',
      difficulty: 'Medium',
      premium: false,
    },
    {
      number: 646,
      title: 'Maximum Length of Pair Chain',
      slug: 'maximum-length-of-pair-chain',
      difficulty: 'Medium',
      premium: false,
    },
    {
      number: 673,
      title: 'Number of Longest Increasing Subsequence',
      slug: 'number-of-longest-increasing-subsequence',
      difficulty: 'Medium',
      premium: false,
    },
    {
      number: 368,
      title: 'Largest Divisible Subset',
      slug: 'largest-divisible-subset',
      difficulty: 'Medium',
      premium: false,
    },
    {
      number: 1048,
      title: 'Longest String Chain',
      slug: 'longest-string-chain',
      difficulty: 'Medium',
      premium: false,
    },
    {
      number: 1027,
      title: 'Longest Arithmetic Subsequence',
      slug: 'longest-arithmetic-subsequence',
      difficulty: 'Medium',
      premium: false,
    },
    {
      number: 354,
      title: 'Russian Doll Envelopes',
      slug: 'russian-doll-envelopes',
      difficulty: 'Hard',
      premium: false,
    },
    {
      number: 1671,
      title: 'Minimum Number of Removals to Make Mountain Array',
      slug: 'minimum-number-of-removals-to-make-mountain-array',
      difficulty: 'Hard',
      premium: false,
    },
  ],
}
