import type { Lesson } from '../../lesson.ts'

export const linkedListTwoPointers: Lesson = {
  id: 17,
  name: 'linked-list-two-pointers',
  displayName: 'Fast & Slow Pointers',
  description:
    'Send two references along a list, one twice as fast or a fixed gap ahead. When the leader reaches the end, the follower stands at the middle or at the nth node from the end; if the two meet, there is a cycle.',
  scenarios: [
    'Tell whether a list loops, and where the loop begins',
    'Stop at the middle in a single pass',
    'Remove the nth node from the end without counting first',
    'Find the repeated number by reading an array as links',
  ],
  identificationClues:
    'A place is wanted that depends on a length you do not know (middle, nth from the end), or the question is whether following next ever comes back. The links stay as they are; as soon as part of the list is needed backwards, add reversal.',
  recognitionGuide: {
    keyPhrases: [
      'has a cycle',
      'middle of the linked list',
      'nth node from the end',
      'in one pass',
      'two lists intersect',
      'repeats endlessly',
    ],
    commonVariations: [
      'Tortoise and hare: steps of one and two must meet inside a cycle',
      'Fixed gap: the leader starts n nodes ahead',
      'Restart at the head: after the meeting, single steps from the head and from the meeting point reach the entrance together',
    ],
  },
  commonMistakes: [
    'A null at the double step: check fast and fast.next before going on; try lists of one and two nodes',
    'The other middle: an even list has two; decide which one you need and test with four nodes',
    'Comparing values instead of nodes: two separate lists 1, 2 seem to intersect',
  ],
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
