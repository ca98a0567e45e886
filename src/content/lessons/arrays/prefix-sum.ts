import type { Lesson } from '../../lesson.ts'

export const prefixSum: Lesson = {
  id: 3,
  name: 'prefix-sum',
  displayName: 'Prefix Sums & Kadane',
  description:
    'Carry a running total, product or best-so-far, so any range or best subarray is answered from earlier results.',
  scenarios: [],
  identificationClues: '',
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
