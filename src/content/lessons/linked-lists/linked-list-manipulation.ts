import type { Lesson } from '../../lesson.ts'

export const linkedListManipulation: Lesson = {
  id: 16,
  name: 'linked-list-manipulation',
  displayName: 'Linked List Manipulation',
  description:
    'Rewire next pointers around a dummy head to insert, delete, split, copy or merge without losing the rest of the list.',
  scenarios: [],
  identificationClues: '',
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
