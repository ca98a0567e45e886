import type { Lesson } from '../../lesson.ts'

export const lesson: Lesson = {
  id: 21,
  name: 'queue-operations',
  displayName: 'Queue & Deque Operations',
  shortName: 'Queues & Deques',
  description:
    'A queue serves in order of arrival; a deque can also add and remove at the other end. They fit problems in which items take turns or expire: the oldest leaves at the front, and a newcomer may make items at the back useless.',
  idea: 'Serve items in the order in which they arrive, and drop those that have expired or can no longer win.',
  scenarios: [
    'Count the calls of the last few seconds',
    'Simulate people who rejoin the line after each turn',
    'Build a ring buffer of fixed capacity',
    'Maximum of every window of size k',
    'Shortest subarray with sum at least k when values may be negative',
    'Build a queue from stacks, or a stack from queues',
  ],
  identificationClues:
    'Items are served in order of arrival or take turns, or you need the maximum or minimum of a window whose old entries expire. Items enter and leave only at the ends. If the newest comes first, use a stack; if the smallest comes first whatever its age, a heap. For a sum or a count per window over a stored array, a plain sliding window is enough.',
  recognitionGuide: {
    keyPhrases: [
      'first in first out',
      'in the past',
      'back to the end of the line',
      'maximum of each window',
    ],
    commonVariations: [
      'Rotation: you remove from the front and add again at the back until the right item comes up',
      'Expiry by time: before each answer, you remove from the front everything that is too old',
      'Ring buffer: a head and a size run over a fixed array, with indices modulo the capacity',
      'Monotonic deque: you remove useless values at the back and expired ones at the front',
      'Two stacks: one takes arrivals; the other serves them in reversed order and is refilled only when it is empty, O(1) amortized',
    ],
  },
  commonMistakes: [
    'A full ring that looks empty: head equals tail in both cases; store the size, or leave one cell unused',
    'Removing from the front of a plain array: each removal shifts the rest; double the input, and the time goes up fourfold',
    'Values instead of indices in a window deque: among equal values, you cannot tell which one has expired; store indices',
    'Moving values between two stacks too early: newer ones land on top of older ones; push 1 and 2, pop 1, push 3: the next must be 2',
  ],
  complexity: {
    time: 'O(1) per operation',
    timeReason:
      'Amortized: each element enters and leaves a constant number of times, so n operations take O(n), even if one moves many.',
    space: 'O(n)',
    spaceReason: 'The queue stores every element that has arrived and not yet left.',
  },
  whenNot: [
    'Elements in the middle are removed or moved: link the nodes and keep a map to them (Linked Structures in Design)',
  ],
  story: {
    problem:
      'A sensor sends speeds, one at a time and **without end**. After each one, show the average of the **last k**; **older ones no longer count**.',
    naive:
      'Store every speed and add up the last k each time. That is k additions per reading, and memory that grows forever.',
    insight:
      'From one average to the next, only two values change: the newest enters, and the oldest of the k leaves. A queue always has the oldest at its front.',
    invariant:
      'After each reading, the queue holds the last k speeds (or all so far), oldest in front, and `total` is their sum.',
    plan: [
      'Add the new speed at the back and to `total`.',
      'If the queue now has more than k speeds, remove the front and subtract it.',
      'Show `total` divided by the length of the queue.',
      'Since k is fixed, store the queue in a ring of k cells, where each new speed overwrites the oldest.',
    ],
    rival: {
      name: 'stack-operations',
      reason:
        'A stack hands back the newest value, but here the oldest has to go. With k = 2 and speeds 60, 90, 70, the last two average 80. A stack would pop the 70 it has just pushed, keep 60 and 90, and show 75.',
    },
  },
  workedExample:
    'A, B, C, and D stand in a circle, and every second one leaves. A moves from the front to the back, and B leaves: C D A. C moves to the back, and D leaves: A C. A moves to the back, and C leaves. A remains. Only the front and the back were ever touched.',
  listings: [
    {
      id: 'queue-operations',
      label: 'Queue from two stacks',
      note: 'Values are reversed twice, so they come out in the order of their arrival.',
      shows: ['Two stacks'],
    },
    {
      id: 'queue-ring-buffer',
      label: 'Circular buffer',
      note: 'A fixed array with a head and a size; indices wrap around with a remainder.',
      shows: ['Ring buffer'],
    },
    {
      id: 'queue-window-maximum',
      label: 'Maximum of every window',
      note: 'A monotonic deque: useless values leave at the back, expired ones at the front.',
      shows: ['Monotonic deque'],
    },
  ],
  practice: [
    {
      number: 232,
      title: 'Implement Queue using Stacks',
      slug: 'implement-queue-using-stacks',
      difficulty: 'Easy',
      premium: false,
      adds: 'Two stacks make a queue: moving one onto the other reverses the order, and each element moves once.',
    },
    {
      number: 225,
      title: 'Implement Stack using Queues',
      slug: 'implement-stack-using-queues',
      difficulty: 'Easy',
      premium: false,
      adds: 'The reverse costs more: after each push, the older elements have to be rotated to the back.',
    },
    {
      number: 933,
      title: 'Number of Recent Calls',
      slug: 'number-of-recent-calls',
      difficulty: 'Easy',
      premium: false,
      adds: 'Old entries expire by time, so you remove them from the front before every answer.',
    },
    {
      number: 2073,
      title: 'Time Needed to Buy Tickets',
      slug: 'time-needed-to-buy-tickets',
      difficulty: 'Easy',
      premium: false,
      adds: 'Simulating the queue works, but counting how often each person is served gives the answer in one pass.',
    },
    {
      number: 622,
      title: 'Design Circular Queue',
      slug: 'design-circular-queue',
      difficulty: 'Medium',
      premium: false,
      adds: 'A fixed array is used as a ring: a count, or one unused cell, distinguishes full from empty.',
    },
    {
      number: 641,
      title: 'Design Circular Deque',
      slug: 'design-circular-deque',
      difficulty: 'Medium',
      premium: false,
      adds: 'Both ends move now, and stepping back from index zero has to wrap around.',
    },
    {
      number: 649,
      title: 'Dota2 Senate',
      slug: 'dota2-senate',
      difficulty: 'Medium',
      premium: false,
      adds: 'Two queues hold indices: the smaller front index bans the other and rejoins at the back with a later index.',
    },
    {
      number: 950,
      title: 'Reveal Cards In Increasing Order',
      slug: 'reveal-cards-in-increasing-order',
      difficulty: 'Medium',
      premium: false,
      adds: 'Deal a queue of indices forward to learn the order in which they are revealed, then assign the sorted cards.',
    },
    {
      number: 239,
      title: 'Sliding Window Maximum',
      slug: 'sliding-window-maximum',
      difficulty: 'Hard',
      premium: false,
      adds: 'Entries leave at both ends: smaller ones at the back, expired ones at the front.',
    },
    {
      number: 862,
      title: 'Shortest Subarray with Sum at Least K',
      slug: 'shortest-subarray-with-sum-at-least-k',
      difficulty: 'Hard',
      premium: false,
      adds: 'Negative values break the plain window, so the deque holds increasing prefix sums instead.',
    },
  ],
}
