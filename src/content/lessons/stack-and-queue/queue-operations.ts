import type { Lesson } from '../../lesson.ts'

export const queueOperations: Lesson = {
  id: 21,
  name: 'queue-operations',
  displayName: 'Queue & Deque Operations',
  description:
    'A queue serves in order of arrival; a deque may also drop from the back. They fit where time moves on: old entries expire at the front, and new ones can make those behind them useless.',
  scenarios: [
    'Count the calls of the last few seconds',
    'Simulate people who queue up again after each turn',
    'Build a ring buffer of fixed capacity',
    'Give the maximum of every window of size k',
  ],
  identificationClues:
    'First come, first served, turns taken in a circle, or a window that moves on while old entries expire. If the latest open thing comes first, it is a stack; if the smallest comes first whatever its age, a heap; if the queue holds places still to be explored, breadth-first search.',
  recognitionGuide: {
    keyPhrases: [
      'first in, first out',
      'circular queue',
      'recent requests',
      'goes to the end of the line',
      'round by round',
      'maximum of each window',
    ],
    commonVariations: [
      'Rotation: take from the front and put back behind until the turn comes',
      'Ring buffer: a head and a size, counted modulo the capacity',
      'Monotonic deque: drop smaller values at the back, expired ones at the front',
    ],
  },
  commonMistakes: [
    'A full ring that looks empty: head equals tail in both cases; keep the size or leave one slot free',
    'Taking from the front of a plain array: every removal shifts the rest; double the input and the time goes up fourfold',
    'Values instead of indices in a window deque: you cannot tell whether the front has expired',
  ],
  practice: [
    {
      number: 232,
      title: 'Implement Queue using Stacks',
      slug: 'implement-queue-using-stacks',
      difficulty: 'Easy',
      premium: false,
    },
    {
      number: 225,
      title: 'Implement Stack using Queues',
      slug: 'implement-stack-using-queues',
      difficulty: 'Easy',
      premium: false,
    },
    {
      number: 933,
      title: 'Number of Recent Calls',
      slug: 'number-of-recent-calls',
      difficulty: 'Easy',
      premium: false,
    },
    {
      number: 2073,
      title: 'Time Needed to Buy Tickets',
      slug: 'time-needed-to-buy-tickets',
      difficulty: 'Easy',
      premium: false,
    },
    {
      number: 622,
      title: 'Design Circular Queue',
      slug: 'design-circular-queue',
      difficulty: 'Medium',
      premium: false,
    },
    {
      number: 641,
      title: 'Design Circular Deque',
      slug: 'design-circular-deque',
      difficulty: 'Medium',
      premium: false,
    },
    { number: 649, title: 'Dota2 Senate', slug: 'dota2-senate', difficulty: 'Medium', premium: false },
    {
      number: 950,
      title: 'Reveal Cards In Increasing Order',
      slug: 'reveal-cards-in-increasing-order',
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
      number: 862,
      title: 'Shortest Subarray with Sum at Least K',
      slug: 'shortest-subarray-with-sum-at-least-k',
      difficulty: 'Hard',
      premium: false,
    },
  ],
}
