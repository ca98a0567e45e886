import type { Lesson } from '../../lesson.ts'

export const linkedListReversal: Lesson = {
  id: 18,
  name: 'linked-list-reversal',
  displayName: 'Linked List Reversal',
  description:
    'Walk with three references, previous, current and next, and turn every link round as you pass it. For a segment, remember the node in front of it and its first node, which becomes its last.',
  scenarios: [
    'Reverse a whole list',
    'Reverse only the nodes from one position to another',
    'Reverse a list in groups of k',
    'Add from the lowest digit when the list starts with the highest',
  ],
  identificationClues:
    'Part of the list has to end up in, or be read in, the opposite order, without copying it. To reach just one node counted from the end, fast and slow pointers do without turning a link; if nodes only leave or join, it is plain manipulation.',
  recognitionGuide: {
    keyPhrases: [
      'reverse the list',
      'from position left to position right',
      'k nodes at a time',
      'swap every two adjacent nodes',
      'most significant digit comes first',
      'in reverse order',
    ],
    commonVariations: [
      'Whole list: previous ends up as the new head',
      'Segment: turn it, then tie both its ends back to the list',
      'There and back: reverse, work forward, reverse again, for carries and comparisons that run from right to left',
    ],
  },
  commonMistakes: [
    'Returning the old head: it is the tail now, so the result prints a single node',
    'Loose ends around a segment: everything behind it is gone; print the node after it',
    'Turning a short last group: with k = 3 and five nodes the last two usually stay; count k nodes before turning',
  ],
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
