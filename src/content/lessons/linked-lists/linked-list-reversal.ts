import type { Lesson } from '../../lesson.ts'

export const linkedListReversal: Lesson = {
  id: 18,
  name: 'linked-list-reversal',
  displayName: 'Linked List Reversal',
  description:
    'Turn links around in place with previous, current and next, for the whole list or for one segment of it.',
  scenarios: [],
  identificationClues: '',
  practice: [
    {
      number: 206,
      title: 'Reverse Linked List',
      slug: 'reverse-linked-list',
      difficulty: 'Easy',
      premium: false,
    },
    {
      number: 24,
      title: 'Swap Nodes in Pairs',
      slug: 'swap-nodes-in-pairs',
      difficulty: 'Medium',
      premium: false,
    },
    {
      number: 92,
      title: 'Reverse Linked List II',
      slug: 'reverse-linked-list-ii',
      difficulty: 'Medium',
      premium: false,
    },
    {
      number: 2130,
      title: 'Maximum Twin Sum of a Linked List',
      slug: 'maximum-twin-sum-of-a-linked-list',
      difficulty: 'Medium',
      premium: false,
    },
    {
      number: 445,
      title: 'Add Two Numbers II',
      slug: 'add-two-numbers-ii',
      difficulty: 'Medium',
      premium: false,
    },
    {
      number: 2487,
      title: 'Remove Nodes From Linked List',
      slug: 'remove-nodes-from-linked-list',
      difficulty: 'Medium',
      premium: false,
    },
    {
      number: 2816,
      title: 'Double a Number Represented as a Linked List',
      slug: 'double-a-number-represented-as-a-linked-list',
      difficulty: 'Medium',
      premium: false,
    },
    {
      number: 2074,
      title: 'Reverse Nodes in Even Length Groups',
      slug: 'reverse-nodes-in-even-length-groups',
      difficulty: 'Medium',
      premium: false,
    },
    {
      number: 25,
      title: 'Reverse Nodes in k-Group',
      slug: 'reverse-nodes-in-k-group',
      difficulty: 'Hard',
      premium: false,
    },
  ],
}
