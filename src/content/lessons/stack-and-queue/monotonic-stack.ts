import type { Lesson } from '../../lesson.ts'

export const monotonicStack: Lesson = {
  id: 22,
  name: 'monotonic-stack',
  displayName: 'Monotonic Stack',
  description:
    'Keep the stack in increasing or decreasing order so that each pop reveals a next greater or next smaller element.',
  scenarios: [],
  identificationClues: '',
  practice: [
    {
      number: 496,
      title: 'Next Greater Element I',
      slug: 'next-greater-element-i',
      difficulty: 'Easy',
      premium: false,
    },
    {
      number: 1475,
      title: 'Final Prices With a Special Discount in a Shop',
      slug: 'final-prices-with-a-special-discount-in-a-shop',
      difficulty: 'Easy',
      premium: false,
    },
    {
      number: 739,
      title: 'Daily Temperatures',
      slug: 'daily-temperatures',
      difficulty: 'Medium',
      premium: false,
    },
    {
      number: 503,
      title: 'Next Greater Element II',
      slug: 'next-greater-element-ii',
      difficulty: 'Medium',
      premium: false,
    },
    {
      number: 901,
      title: 'Online Stock Span',
      slug: 'online-stock-span',
      difficulty: 'Medium',
      premium: false,
    },
    { number: 853, title: 'Car Fleet', slug: 'car-fleet', difficulty: 'Medium', premium: false },
    { number: 402, title: 'Remove K Digits', slug: 'remove-k-digits', difficulty: 'Medium', premium: false },
    {
      number: 907,
      title: 'Sum of Subarray Minimums',
      slug: 'sum-of-subarray-minimums',
      difficulty: 'Medium',
      premium: false,
    },
    {
      number: 84,
      title: 'Largest Rectangle in Histogram',
      slug: 'largest-rectangle-in-histogram',
      difficulty: 'Hard',
      premium: false,
    },
    { number: 85, title: 'Maximal Rectangle', slug: 'maximal-rectangle', difficulty: 'Hard', premium: false },
  ],
}
