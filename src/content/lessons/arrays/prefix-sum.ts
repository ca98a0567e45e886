import type { Lesson } from '../../lesson.ts'

export const prefixSum: Lesson = {
  id: 3,
  name: 'prefix-sum',
  displayName: 'Prefix Sums & Kadane',
  description:
    "Keep a running total, so that the sum of any range is the difference of two totals you already have. Kadane's form carries the best sum that ends here and either extends it or starts afresh.",
  scenarios: [
    'Answer many range-sum questions on an array that never changes',
    'Count stretches that sum to exactly k, negative values included',
    'Find the contiguous stretch with the largest sum',
    'Apply many additions to ranges, then read the final values',
  ],
  identificationClues:
    'Sums or products over contiguous ranges, with negative values allowed or with many ranges asked about. A sliding window needs values that are never negative; here a stretch is found as the gap between two totals, so signs do not matter.',
  recognitionGuide: {
    keyPhrases: [
      'sum of the elements between',
      'subarray sum equals k',
      'largest sum',
      'product of every other element',
      'left sum equals right sum',
      'circular array',
    ],
    commonVariations: [
      'Prefix with a map: remember how often each earlier total occurred and look up total - k',
      'Kadane: keep only the best sum that ends at this index',
      'Difference array: mark where a change begins and ends, then add up once',
    ],
  },
  commonMistakes: [
    'No entry for the empty prefix: stretches that start at index 0 are missed; begin the map with total 0 seen once',
    "Starting Kadane's best at 0: [-3] then answers 0, the sum of no element at all",
    'Carrying only the largest product: in [-2,3,-4] the smallest so far turns into the largest; keep both',
  ],
  practice: [
    {
      number: 303,
      title: 'Range Sum Query - Immutable',
      slug: 'range-sum-query-immutable',
      difficulty: 'Easy',
      premium: false,
    },
    { number: 724, title: 'Find Pivot Index', slug: 'find-pivot-index', difficulty: 'Easy', premium: false },
    { number: 53, title: 'Maximum Subarray', slug: 'maximum-subarray', difficulty: 'Medium', premium: false },
    {
      number: 238,
      title: 'Product of Array Except Self',
      slug: 'product-of-array-except-self',
      difficulty: 'Medium',
      premium: false,
    },
    {
      number: 560,
      title: 'Subarray Sum Equals K',
      slug: 'subarray-sum-equals-k',
      difficulty: 'Medium',
      premium: false,
    },
    {
      number: 152,
      title: 'Maximum Product Subarray',
      slug: 'maximum-product-subarray',
      difficulty: 'Medium',
      premium: false,
    },
    {
      number: 918,
      title: 'Maximum Sum Circular Subarray',
      slug: 'maximum-sum-circular-subarray',
      difficulty: 'Medium',
      premium: false,
    },
    { number: 1094, title: 'Car Pooling', slug: 'car-pooling', difficulty: 'Medium', premium: false },
    { number: 134, title: 'Gas Station', slug: 'gas-station', difficulty: 'Medium', premium: false },
    {
      number: 1074,
      title: 'Number of Submatrices That Sum to Target',
      slug: 'number-of-submatrices-that-sum-to-target',
      difficulty: 'Hard',
      premium: false,
    },
  ],
}
