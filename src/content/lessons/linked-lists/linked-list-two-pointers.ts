import type { Lesson } from '../../lesson.ts'

export const linkedListTwoPointers: Lesson = {
  id: 17,
  name: 'linked-list-two-pointers',
  displayName: 'Fast & Slow Pointers',
  description:
    'Run two references at different speeds or a fixed gap apart to find the middle, a cycle, or a node near the end.',
  scenarios: [],
  identificationClues: '',
  practice: [
    {
      number: 141,
      title: 'Linked List Cycle',
      slug: 'linked-list-cycle',
      difficulty: 'Easy',
      premium: false,
    },
    {
      number: 876,
      title: 'Middle of the Linked List',
      slug: 'middle-of-the-linked-list',
      difficulty: 'Easy',
      premium: false,
    },
    {
      number: 160,
      title: 'Intersection of Two Linked Lists',
      slug: 'intersection-of-two-linked-lists',
      difficulty: 'Easy',
      premium: false,
    },
    {
      number: 234,
      title: 'Palindrome Linked List',
      slug: 'palindrome-linked-list',
      difficulty: 'Easy',
      premium: false,
    },
    { number: 202, title: 'Happy Number', slug: 'happy-number', difficulty: 'Easy', premium: false },
    {
      number: 19,
      title: 'Remove Nth Node From End of List',
      slug: 'remove-nth-node-from-end-of-list',
      difficulty: 'Medium',
      premium: false,
    },
    {
      number: 142,
      title: 'Linked List Cycle II',
      slug: 'linked-list-cycle-ii',
      difficulty: 'Medium',
      premium: false,
    },
    { number: 143, title: 'Reorder List', slug: 'reorder-list', difficulty: 'Medium', premium: false },
    { number: 148, title: 'Sort List', slug: 'sort-list', difficulty: 'Medium', premium: false },
    {
      number: 287,
      title: 'Find the Duplicate Number',
      slug: 'find-the-duplicate-number',
      difficulty: 'Medium',
      premium: false,
    },
  ],
}
