import type { Lesson } from '../../lesson.ts'

export const slidingWindow: Lesson = {
  id: 2,
  name: 'sliding-window',
  displayName: 'Sliding Window',
  description:
    'Keep a contiguous range whose ends only move forward, updating its sum or counts in constant time as it slides.',
  scenarios: [],
  identificationClues: '',
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
