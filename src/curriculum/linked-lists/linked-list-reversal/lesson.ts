import type { Lesson } from '../../lesson.ts'

export const lesson: Lesson = {
  id: 18,
  name: 'linked-list-reversal',
  displayName: 'Linked List Reversal',
  shortName: 'List Reversal',
  description:
    'Walk with three references, previous, current and next, and reverse every link as you pass it. For a segment, remember the node before it and its first node, which becomes its last.',
  idea: 'Save the next node, point the current one back at the node you came from, and move on.',
  scenarios: [
    'Reverse a whole list',
    'Reverse only the nodes from one position to another',
    'Reverse a list in groups of k',
    'Add from the lowest digit when the list starts with the highest',
    'Pair the first half of a list with the mirrored second half',
    'Drop each node that has a larger node after it, without a stack',
  ],
  identificationClues:
    'Part of the list has to end up in the opposite order, or each result depends on the nodes after it, such as a carry or a mirrored partner. One running value from the tail, or the reversed links, must be enough. If each node needs the nearest larger value after it, use a monotonic stack. To reach just one node from the end, fast and slow pointers reverse nothing.',
  recognitionGuide: {
    keyPhrases: [
      'reverse the nodes',
      'nodes in groups of k',
      'swap every two adjacent nodes',
      'most significant digit comes first',
    ],
    commonVariations: [
      'Whole list: you turn each link to the node before, and the last node is the new head',
      'Segment: you reverse it, then attach both its ends to the list again',
      'Groups: you count ahead, reverse one group, attach it, and continue after its last node',
      'There and back: you reverse, work forward, and reverse again, for carries and mirrored pairs',
      "Insert in front: you move the node after the segment's first one to the front of the segment, once per node",
    ],
  },
  commonMistakes: [
    'Returning the old head: it is the tail now, so the result prints a single node',
    'Loose ends around a segment: everything after it is gone; print the node after it',
    'Reversing a short last group: with k = 3 and five nodes the last two usually stay; count k nodes before reversing',
    'A link kept by the old head: it and its neighbor point at each other, and printing never ends; begin with previous as null',
  ],
  complexity: {
    time: 'O(n)',
    timeReason:
      'Each of the n links is reversed at most twice; counting a group beforehand visits its nodes once more.',
    space: 'O(1)',
    spaceReason: 'You keep three references; the recursive version keeps n calls on the stack.',
  },
  whenNot: [
    'The list must not change, even for a moment: push the nodes on a stack and pop them, as in Stack Operations',
  ],
  story: {
    problem:
      'A label printer works in rows of w labels, and its head moves **left to right, then right to left**. The labels are a **singly linked list** in reading order. Rearrange it into printing order: **every second block of w nodes runs backward**, without copying.',
    naive:
      'You could copy all labels into an array, reverse the blocks and rebuild the list. That takes O(n) memory, although each block only needs its links reversed.',
    insight:
      'Three references reverse a block in one pass. What remains are both ends: the node before the block must point at its old last node, and its old first node at what follows.',
    invariant:
      'Between two blocks, everything up to `before` is in printing order, and `before.next` starts the part not yet handled.',
    plan: [
      'Put a dummy before the head and set `before` to it.',
      'Move `before` forward by w nodes, which stay as they are.',
      'Reverse the next w nodes, or fewer at the end, and attach both ends.',
      'Set `before` to the last node of that block and repeat until no node is left.',
    ],
    rival: {
      name: 'linked-list-manipulation',
      reason:
        'Relinking with a tail appends nodes in the order in which you meet them. A backward block starts with the node you meet last.',
    },
  },
  workedExample:
    'Reverse everything after B in A > B > C > D. Save D, which C leads to. Set C.next to null, then D.next to C; the reversed part is D > C. Now attach it: set B.next to D. C, once the first node of the part, is its last: A > B > D > C.',
  listings: [
    {
      id: 'linked-list-reversal',
      label: 'Whole list',
      note: 'Three references reverse one link per round, and `prev` ends up on the new head.',
      shows: ['Whole list'],
    },
    {
      id: 'reverse-segment',
      label: 'Segment',
      note: 'Keep the node before the segment and move each following node to the front of the segment.',
      shows: ['Segment', 'Insert in front'],
    },
    {
      id: 'reverse-k-group',
      label: 'Groups of k',
      note: 'Look k nodes ahead first, so that a short last group stays as it is.',
      shows: ['Groups'],
    },
    {
      id: 'reverse-recursive',
      label: 'Recursive',
      note: 'The rest is reversed first; it is short, but n calls wait on the stack.',
      shows: ['Whole list'],
    },
  ],
  practice: [
    {
      number: 206,
      title: 'Reverse Linked List',
      slug: 'reverse-linked-list',
      difficulty: 'Easy',
      premium: false,
      adds: 'You use the three references by themselves: save next, reverse the link, move on; the last node becomes the head.',
    },
    {
      number: 24,
      title: 'Swap Nodes in Pairs',
      slug: 'swap-nodes-in-pairs',
      difficulty: 'Medium',
      premium: false,
      adds: 'The pairs are reversed inside the list, so each pair must be attached to the one before it.',
    },
    {
      number: 92,
      title: 'Reverse Linked List II',
      slug: 'reverse-linked-list-ii',
      difficulty: 'Medium',
      premium: false,
      adds: 'The segment may be anywhere: keep the node before it, and its first node, which becomes its last.',
    },
    {
      number: 2130,
      title: 'Maximum Twin Sum of a Linked List',
      slug: 'maximum-twin-sum-of-a-linked-list',
      difficulty: 'Medium',
      premium: false,
      adds: 'Once the second half is reversed, you can read both halves side by side.',
    },
    {
      number: 445,
      title: 'Add Two Numbers II',
      slug: 'add-two-numbers-ii',
      difficulty: 'Medium',
      premium: false,
      adds: 'Carries run against the links, so you reverse both numbers or push their digits on stacks.',
    },
    {
      number: 2487,
      title: 'Remove Nodes From Linked List',
      slug: 'remove-nodes-from-linked-list',
      difficulty: 'Medium',
      premium: false,
      adds: 'The right end decides: reverse the list, keep nodes not smaller than the largest so far, and reverse it back.',
    },
    {
      number: 2816,
      title: 'Double a Number Represented as a Linked List',
      slug: 'double-a-number-represented-as-a-linked-list',
      difficulty: 'Medium',
      premium: false,
      adds: 'Reversal works, but you can avoid it once you notice that only the next digit can send a carry.',
    },
    {
      number: 2074,
      title: 'Reverse Nodes in Even Length Groups',
      slug: 'reverse-nodes-in-even-length-groups',
      difficulty: 'Medium',
      premium: false,
      adds: 'Groups grow by one and the last may be short, so you count it before you judge whether its length is even.',
    },
    {
      number: 25,
      title: 'Reverse Nodes in k-Group',
      slug: 'reverse-nodes-in-k-group',
      difficulty: 'Hard',
      premium: false,
      adds: 'You look k nodes ahead before reversing, and attach each reversed group to the tail of the previous one.',
    },
  ],
}
