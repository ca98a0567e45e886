import type { Prompt } from '../../prompt.ts'

/** Asked in the weekly check only, and never in a file that a browser can load. */
export const sealed: readonly Prompt[] = [
  {
    id: 'linked-list-reversal-s1',
    text: 'Two choirs line up by height, each as a singly linked list from the shortest singer to the tallest. For a photo they form one line from the tallest to the shortest. Relink the existing nodes, up to 100,000 in each list, reading each node once and using constant extra space. Return the head of the new line.',
    world: 'choir photo',
    pattern: 'linked-list-reversal',
    given: ['linked list'],
    alsoFits: [
      {
        pattern: 'linked-list-manipulation',
        whyNotFirst:
          'Merging the two lists is plain relinking, but the step that makes the problem is that the result runs backward.',
      },
    ],
    evidence: [
      {
        words: 'from the shortest singer to the tallest',
        tells: 'Both inputs start with the smallest value.',
        decides: false,
      },
      {
        words: 'one line from the tallest to the shortest',
        tells: 'The result runs against the direction of the input, so each link is turned around.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'linked-list-two-pointers',
      fails:
        'No position has to be found, and the tallest singers at the ends are not enough: every link of the result points the other way.',
    },
    why: 'Take the shorter of the two front singers again and again and put each in front of the new line, so that its links run backward.',
    cost: 'O(n + m)',
  },
  {
    id: 'linked-list-reversal-s2',
    text: 'A meter shows a number of up to 100,000 digits, stored as a singly linked list with one digit per node, the leading digit first. Multiply the number by 7 in place, adding nodes in front if needed. Nested calls would be too deep, and there is no room for a second list or an array. Return the head.',
    world: 'meter',
    pattern: 'linked-list-reversal',
    given: ['linked list', 'digits', 'digit'],
    evidence: [
      {
        words: 'the leading digit first',
        tells: 'Carries run from the tail toward the head, against the links.',
        decides: true,
      },
      {
        words: 'no room for a second list or an array',
        tells: 'Turning the links around is the way to walk backward in constant space.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'linked-list-manipulation',
      fails:
        'Walking from the front, the carry into a node comes from nodes not reached yet, and it can grow through a long row of digits.',
    },
    why: 'Reverse the list, multiply from the lowest place with a carry, append what remains of it, and reverse again.',
    cost: 'O(n)',
  },
]
