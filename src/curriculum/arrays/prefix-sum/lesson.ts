import type { Lesson } from '../../lesson.ts'

export const lesson: Lesson = {
  id: 3,
  name: 'prefix-sum',
  displayName: 'Prefix Sums & Kadane',
  shortName: 'Prefix Sums',
  description:
    "Keep a running total, so that the sum of any range is the difference of two totals you already have. Kadane's algorithm carries the best sum that ends at this index and either extends it or starts over.",
  idea: 'The sum of any range is the difference of two running totals, so keep the totals and subtract.',
  formula: 'sum of i..j = total[j] - total[i-1]',
  scenarios: [
    'Answer many range-sum queries on an array that never changes',
    'Count the subarrays that sum to exactly k, negative values included',
    'Find the subarray with the largest sum',
    'Apply many additions to ranges, then read the final values',
    'Compute the product of all other elements without dividing',
    'Find the index where the sums on both sides are equal',
  ],
  identificationClues:
    'You need sums, products or XORs of contiguous ranges. Values can be negative, the total must be exact or a multiple of k, or many ranges are queried. A range is then the difference of two running totals, whatever the signs. If a load rises and falls along a route, add up its changes. If growing a range can only break the condition, a window needs no memory.',
  recognitionGuide: {
    keyPhrases: [
      'between indices left and right',
      'subarrays whose sum equals',
      'subarray with the largest sum',
      'divisible by k',
    ],
    commonVariations: [
      'Table of totals: you store every prefix sum once and answer each range with one subtraction',
      'Prefix with a map: you remember how often each earlier total occurred and look up `total - k`; in a grid, the column sums between two rows are such an array',
      'Remainders: two totals with the same remainder enclose a range whose sum is a multiple of k',
      'Totals from both sides: you combine what is left of an index with what is right of it',
      'Kadane: you keep only the best sum or product that ends at this index',
      'Difference array: you mark where a change begins and where it ends, and add up once',
    ],
  },
  commonMistakes: [
    'No entry for the empty prefix: subarrays that start at index 0 are missed; begin the map with total 0 seen once',
    "Starting Kadane's best at 0: [-3] then answers 0, the sum of no element at all",
    'Carrying only the largest product: in [-2,3,-4] the smallest so far turns into the largest; keep both',
    'Off by one in the table: the difference `prefix[r] - prefix[l]` leaves out one end; compare a range of one element with the array',
  ],
  complexity: {
    time: 'O(n)',
    timeReason:
      'Each of the n values changes one running total, and looking up an earlier total takes O(1) on average.',
    space: 'O(n)',
    spaceReason: 'The table or the map keeps up to n + 1 totals.',
  },
  whenNot: [
    'The array changes between queries: one update alters all later totals, so keep a Fenwick or segment tree',
  ],
  story: {
    problem:
      'A bakery logs each sale of the day as cash or card, in order. Find the **longest run of consecutive sales** with **exactly as many** cash sales as card sales.',
    naive:
      'Count both kinds for every start and every end. There are about n² runs, and runs that overlap repeat the same counting.',
    insight:
      'Count +1 for cash and -1 for card, and write down the running total after each sale. A run is balanced exactly when the total before it equals the total after it. So for each end you only need the earliest index with the same total.',
    invariant: 'The map stores every total seen so far together with the first index at which it occurred.',
    plan: [
      'Record total 0 before the first sale.',
      'Add +1 or -1 to the total.',
      'If this total was seen before, the sales since its first index are balanced: compare their number with the best.',
      'If it was not seen before, record it with this index.',
    ],
    rival: {
      name: 'sliding-window',
      reason:
        'One more sale can balance a run or unbalance it. So a window never knows whether to grow or to shrink.',
    },
  },
  workedExample:
    'Does [4, -3, 1, 2, -3] contain a subarray with sum 0? The totals, starting before the first value, are 0, 4, 1, 2, 4, 1. Total 4 occurs after one value and again after four values, so the three values between add nothing: -3 + 1 + 2 = 0. Total 1 occurs twice as well: 1 + 2 - 3 = 0.',
  listings: [
    {
      id: 'prefix-sum',
      label: 'Prefix with a map',
      note: 'It counts subarrays with an exact sum, whatever the signs of the values are.',
      shows: ['Prefix with a map'],
    },
    {
      id: 'range-sums',
      label: 'Table of totals',
      note: 'The array never changes and there are many ranges to sum.',
      shows: ['Table of totals'],
    },
    {
      id: 'kadane',
      label: 'Kadane',
      note: "Kadane's algorithm finds the largest sum of a subarray and stores no earlier totals.",
      shows: ['Kadane'],
    },
    {
      id: 'difference-array',
      label: 'Difference array',
      note: 'It is the reverse idea: many ranges are changed first, and the values are read once at the end.',
      shows: ['Difference array'],
    },
  ],
  practice: [
    {
      number: 303,
      title: 'Range Sum Query - Immutable',
      slug: 'range-sum-query-immutable',
      difficulty: 'Easy',
      premium: false,
      adds: 'It is the technique on its own: you build the totals once, each range costs one subtraction, and a leading 0 avoids a special case.',
    },
    {
      number: 724,
      title: 'Find Pivot Index',
      slug: 'find-pivot-index',
      difficulty: 'Easy',
      premium: false,
      adds: 'You need no table: once the grand total is known, a running left sum gives the right side too.',
    },
    {
      number: 53,
      title: 'Maximum Subarray',
      slug: 'maximum-subarray',
      difficulty: 'Medium',
      premium: false,
      adds: 'It introduces Kadane: at each value you decide whether the sum so far helps or starting over is better.',
    },
    {
      number: 238,
      title: 'Product of Array Except Self',
      slug: 'product-of-array-except-self',
      difficulty: 'Medium',
      premium: false,
      adds: 'Products from both sides meet at each index, and because of zeros you could not simply divide.',
    },
    {
      number: 560,
      title: 'Subarray Sum Equals K',
      slug: 'subarray-sum-equals-k',
      difficulty: 'Medium',
      premium: false,
      adds: 'Sums must be exact and are counted, so a map stores how often each earlier total has occurred.',
    },
    {
      number: 152,
      title: 'Maximum Product Subarray',
      slug: 'maximum-product-subarray',
      difficulty: 'Medium',
      premium: false,
      adds: 'It is Kadane for products: a negative value swaps the best and the worst, so you carry both.',
    },
    {
      number: 918,
      title: 'Maximum Sum Circular Subarray',
      slug: 'maximum-sum-circular-subarray',
      difficulty: 'Medium',
      premium: false,
      adds: 'The best subarray may wrap around: it is the total minus the worst subarray, unless that leaves nothing.',
    },
    {
      number: 1094,
      title: 'Car Pooling',
      slug: 'car-pooling',
      difficulty: 'Medium',
      premium: false,
      adds: 'You use the idea in reverse: you note where the load changes, and one running total gives the load everywhere.',
    },
    {
      number: 134,
      title: 'Gas Station',
      slug: 'gas-station',
      difficulty: 'Medium',
      premium: false,
      adds: 'When the running total falls below zero, all starts so far are ruled out, so one pass is enough.',
    },
    {
      number: 1074,
      title: 'Number of Submatrices That Sum to Target',
      slug: 'number-of-submatrices-that-sum-to-target',
      difficulty: 'Hard',
      premium: false,
      adds: 'It adds a dimension: for each pair of rows, you sum the columns between them and count as in one row.',
    },
  ],
}
