import type { Lesson } from '../../lesson.ts'

export const lesson: Lesson = {
  id: 16,
  name: 'linked-list-manipulation',
  displayName: 'Linked List Manipulation',
  shortName: 'List Manipulation',
  description:
    'Change a list by changing its next pointers: save what you would lose, relink, move on. A dummy node before the head makes the head a node like any other.',
  idea: 'Before you change a `next` pointer, save the node it leads to; then relink and move on.',
  scenarios: [
    'Remove every node that has a given value',
    'Merge two sorted lists by relinking their nodes',
    'Split a list into smaller and larger values, keeping their order',
    'Copy a list whose nodes also point at random others',
    'Add two numbers whose digits are the nodes of two lists',
    'Remove repeated values from a sorted list',
  ],
  identificationClues:
    'Nodes are inserted, removed, merged, copied or moved to another list, from the front. The nodes at hand, their neighbors or a map of values are enough for each decision. If the position depends on the end or the middle, use fast and slow pointers. If the sum of a run of nodes decides, keep running totals in a map.',
  recognitionGuide: {
    keyPhrases: [
      'remove all the nodes',
      'merge the two lists',
      'the head of a linked list',
      'copy of the list',
    ],
    commonVariations: [
      'Dummy head: you put a throwaway node before the head and return its next',
      'Tail builder: you keep the last node of the result and append to it; with k lists, a heap of the heads chooses the next node',
      'Interleaved copy: you insert each copy right after its original, set its random link, then separate the lists',
      'Overwrite instead of unlinking: when you cannot reach the previous node, you copy the next value in and remove the next node',
      'Two passes: the first one counts, values in a map or the length for k equal parts, and the second one relinks or cuts',
      'Move to the front: you unlink a node and put it before the head, so that what you move comes out in reverse',
      'Several levels: you finish a child list first and splice it in, with a stack or recursion for what comes afterward',
    ],
  },
  commonMistakes: [
    'Losing the rest: `next` was overwritten before it was saved, and the result ends early',
    'Moving on after a removal: in [7,7] the second node survives; stay where you are until the next node may remain',
    'A cycle where two parts are joined: the old tail still points into the other part, and printing never ends; set its next to null',
    'Returning the old head: it may have been removed, or may no longer be first; return `dummy.next` and test a change at the head',
  ],
  complexity: {
    time: 'O(n)',
    timeReason: 'Each of the n nodes is visited once, and relinking it takes O(1).',
    space: 'O(1)',
    spaceReason:
      'Besides the result you keep a dummy node and a few references, and existing nodes are used again.',
  },
  whenNot: ['Elements are reached by index again and again: every access walks the links, so keep an array'],
  story: {
    problem:
      'A playlist is a **singly linked list**, sorted by recording year. **Remove all songs from the 1980s**; the **head itself may be one of them**. Change only links and copy no songs.',
    naive:
      'Copying the remaining songs into a new list takes O(n) memory. Starting at the head again for each removal reads the same songs over and over.',
    insight:
      'The list is sorted, so the songs to remove form one run. A single link changes: the one that leads into the run must lead past it. A dummy node before the head owns that link even when the run starts at the head.',
    invariant:
      'Every song up to `before` stays. Every song after `before` and ahead of `after` is from the 1980s.',
    plan: [
      'Put a dummy in front of the head and set `before` to it.',
      'Move `before` forward while the next song is older than 1980.',
      'Save `before.next` in `after`, and move `after` forward while its song is from the 1980s.',
      'Set `before.next` to `after` and return `dummy.next`.',
    ],
    rival: {
      name: 'linked-list-two-pointers',
      reason:
        'Two pointers with different speeds or a fixed gap find a position by distance, such as the middle. Here a year decides where to cut, and no distance predicts it.',
    },
  },
  workedExample:
    'Move the cars B, C of the train A > B > C > D to its end. First save D, which only C leads to. Then set A.next to D, D.next to B, and C.next to null: A > D > B > C. The order of the steps matters: had C.next been cleared before D was saved, D would be lost.',
  listings: [
    {
      id: 'linked-list-manipulation',
      label: 'Insert at a position',
      note: 'Walk to the node before the position, then set two links: first the new node, then the old one.',
    },
    {
      id: 'remove-with-dummy',
      label: 'Remove with a dummy head',
      note: 'The dummy lets you remove the head like any other node; after a removal, stay.',
      shows: ['Dummy head'],
    },
    {
      id: 'merge-two-lists',
      label: 'Merge with a tail',
      note: 'The tail grows by the smaller head, and the rest of the other list is attached in one step.',
      shows: ['Tail builder'],
    },
    {
      id: 'partition-two-tails',
      label: 'Split with two tails',
      note: 'Both parts keep their order; end the second one in null before you join them.',
      shows: ['Tail builder'],
    },
  ],
  practice: [
    {
      number: 83,
      title: 'Remove Duplicates from Sorted List',
      slug: 'remove-duplicates-from-sorted-list',
      difficulty: 'Easy',
      premium: false,
      adds: 'This is the first relinking: a node sets its next past an equal neighbor, and the head always stays.',
    },
    {
      number: 203,
      title: 'Remove Linked List Elements',
      slug: 'remove-linked-list-elements',
      difficulty: 'Easy',
      premium: false,
      adds: 'The head itself may have to go, and that is what the dummy node is for.',
    },
    {
      number: 21,
      title: 'Merge Two Sorted Lists',
      slug: 'merge-two-sorted-lists',
      difficulty: 'Easy',
      premium: false,
      adds: 'A tail grows by whichever head is smaller, and what is left over is attached in one step.',
    },
    {
      number: 237,
      title: 'Delete Node in a Linked List',
      slug: 'delete-node-in-a-linked-list',
      difficulty: 'Medium',
      premium: false,
      adds: 'You cannot reach the previous node, so you copy the next value in and remove the next node instead.',
    },
    {
      number: 2,
      title: 'Add Two Numbers',
      slug: 'add-two-numbers',
      difficulty: 'Medium',
      premium: false,
      adds: 'You read two lists of unequal length together, and a carry may be left after both have ended.',
    },
    {
      number: 82,
      title: 'Remove Duplicates from Sorted List II',
      slug: 'remove-duplicates-from-sorted-list-ii',
      difficulty: 'Medium',
      premium: false,
      adds: 'Not even one of the equal nodes may stay, so the last safe node waits before them until the run is over.',
    },
    {
      number: 86,
      title: 'Partition List',
      slug: 'partition-list',
      difficulty: 'Medium',
      premium: false,
      adds: 'Two tails grow in one walk, and the second part must end in null before the two are joined.',
    },
    {
      number: 328,
      title: 'Odd Even Linked List',
      slug: 'odd-even-linked-list',
      difficulty: 'Medium',
      premium: false,
      adds: 'The position decides, not the value: two chains take turns, and the head of the second is saved for the end.',
    },
    {
      number: 138,
      title: 'Copy List with Random Pointer',
      slug: 'copy-list-with-random-pointer',
      difficulty: 'Medium',
      premium: false,
      adds: 'Links may point anywhere, so each original must lead to its copy, through a map or by interleaving the two.',
    },
    {
      number: 23,
      title: 'Merge k Sorted Lists',
      slug: 'merge-k-sorted-lists',
      difficulty: 'Hard',
      premium: false,
      adds: 'More than two heads compete: a heap holds them, or you merge the lists in pairs, round by round.',
    },
  ],
}
