import type { Lesson } from '../../lesson.ts'

export const monotonicStack: Lesson = {
  id: 22,
  name: 'monotonic-stack',
  displayName: 'Monotonic Stack',
  description:
    'Keep a stack whose values only fall, or only rise. Before pushing, pop everything that would break the order: for each popped element, the newcomer is its next greater (or next smaller) value.',
  scenarios: [
    'Days to wait until it gets warmer',
    'How many days in a row the price was not higher',
    'Largest rectangle under a histogram',
    'Smallest number after removing k digits',
  ],
  identificationClues:
    'For each element the nearest larger or smaller one to its left or right is wanted, or how far it rules. Pops are decided by size, never by matching kinds as in a plain stack. If elements also expire because the window has a fixed size, it is the monotonic deque of the queue pattern.',
  recognitionGuide: {
    keyPhrases: [
      'next greater element',
      'how many days until',
      'to the right that is smaller',
      'largest rectangle',
      'consecutive days before today',
      'remove k digits',
    ],
    commonVariations: [
      'Falling stack: a larger newcomer is the next greater of all it pops',
      'Rising stack: a smaller newcomer closes widths, as in the histogram',
      'Circular: pass over the array twice, with the index modulo n',
    ],
  },
  commonMistakes: [
    'The same strictness on both sides: with equal values, stretches are counted twice or not at all; test [2,2] and make only one side strict',
    'Forgetting what stays on the stack: those elements have no next greater; give them a default or end with a sentinel',
    'Values where indices are needed: as soon as a distance or width is asked for, it cannot be computed',
  ],
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
