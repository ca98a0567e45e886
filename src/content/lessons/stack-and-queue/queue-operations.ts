import type { Lesson } from '../../lesson.ts'

export const queueOperations: Lesson = {
  id: 21,
  name: 'queue-operations',
  displayName: 'Queue & Deque Operations',
  description:
    'Serve items in arrival order, or trim both ends of a deque, for streams, rotations and moving windows.',
  scenarios: [],
  identificationClues: '',
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
