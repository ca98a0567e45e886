import type { Lesson } from '../../lesson.ts'

export const zeroOneKnapsack: Lesson = {
  id: 38,
  name: 'zero-one-knapsack',
  displayName: '0/1 Knapsack',
  description:
    'Decide once per item, take it or leave it, while a table over remaining capacity records what can be reached.',
  scenarios: [],
  identificationClues: '',
  practice: [
    {
      number: 416,
      title: 'Partition Equal Subset Sum',
      slug: 'partition-equal-subset-sum',
      difficulty: 'Medium',
      premium: false,
    },
    { number: 494, title: 'Target Sum', slug: 'target-sum', difficulty: 'Medium', premium: false },
    { number: 474, title: 'Ones and Zeroes', slug: 'ones-and-zeroes', difficulty: 'Medium', premium: false },
    {
      number: 1049,
      title: 'Last Stone Weight II',
      slug: 'last-stone-weight-ii',
      difficulty: 'Medium',
      premium: false,
    },
    {
      number: 2915,
      title: 'Length of the Longest Subsequence That Sums to Target',
      slug: 'length-of-the-longest-subsequence-that-sums-to-target',
      difficulty: 'Medium',
      premium: false,
    },
    {
      number: 879,
      title: 'Profitable Schemes',
      slug: 'profitable-schemes',
      difficulty: 'Hard',
      premium: false,
    },
    {
      number: 956,
      title: 'Tallest Billboard',
      slug: 'tallest-billboard',
      difficulty: 'Hard',
      premium: false,
    },
    {
      number: 2518,
      title: 'Number of Great Partitions',
      slug: 'number-of-great-partitions',
      difficulty: 'Hard',
      premium: false,
    },
  ],
}
