import type { Lesson } from '../../lesson.ts'

export const linkedListManipulation: Lesson = {
  id: 16,
  name: 'linked-list-manipulation',
  displayName: 'Linked List Manipulation',
  description:
    'Change a list by changing its next pointers: save what you would lose, rewire, move on. A dummy node in front makes the head a node like any other.',
  scenarios: [
    'Remove every node that holds a given value',
    'Merge two sorted lists by relinking their nodes',
    'Split a list into smaller and larger values, order kept',
    'Copy a list whose nodes also point at random others',
  ],
  identificationClues:
    'Nodes are inserted, removed, spliced or dealt out, and each decision needs only the node at hand and its neighbour. If the place depends on the end or the middle, run fast and slow pointers; if links must point the other way, it is reversal.',
  recognitionGuide: {
    keyPhrases: [
      'head of a linked list',
      'remove all the nodes',
      'merge the two lists',
      'sorted linked list',
      'delete the given node',
      'deep copy of the list',
    ],
    commonVariations: [
      'Dummy head: put a throw-away node in front and return its next',
      'Tail builder: keep the last node of the result and append to it',
      'Interleaved copy: place each clone behind its original, wire it, then separate the lists',
    ],
  },
  commonMistakes: [
    'Losing the rest: next was overwritten before it was saved, and the result ends early',
    'Moving on after a removal: in [7,7] the second node survives; stay until the next node may remain',
    'A cycle at the seam: the old tail still points into the other part, and printing never ends; set its next to null',
  ],
  practice: [
    {
      number: 83,
      title: 'Remove Duplicates from Sorted List',
      slug: 'remove-duplicates-from-sorted-list',
      difficulty: 'Easy',
      premium: false,
    },
    {
      number: 203,
      title: 'Remove Linked List Elements',
      slug: 'remove-linked-list-elements',
      difficulty: 'Easy',
      premium: false,
    },
    {
      number: 21,
      title: 'Merge Two Sorted Lists',
      slug: 'merge-two-sorted-lists',
      difficulty: 'Easy',
      premium: false,
    },
    {
      number: 237,
      title: 'Delete Node in a Linked List',
      slug: 'delete-node-in-a-linked-list',
      difficulty: 'Medium',
      premium: false,
    },
    { number: 2, title: 'Add Two Numbers', slug: 'add-two-numbers', difficulty: 'Medium', premium: false },
    {
      number: 82,
      title: 'Remove Duplicates from Sorted List II',
      slug: 'remove-duplicates-from-sorted-list-ii',
      difficulty: 'Medium',
      premium: false,
    },
    { number: 86, title: 'Partition List', slug: 'partition-list', difficulty: 'Medium', premium: false },
    {
      number: 328,
      title: 'Odd Even Linked List',
      slug: 'odd-even-linked-list',
      difficulty: 'Medium',
      premium: false,
    },
    {
      number: 138,
      title: 'Copy List with Random Pointer',
      slug: 'copy-list-with-random-pointer',
      difficulty: 'Medium',
      premium: false,
    },
    {
      number: 23,
      title: 'Merge k Sorted Lists',
      slug: 'merge-k-sorted-lists',
      difficulty: 'Hard',
      premium: false,
    },
  ],
}
