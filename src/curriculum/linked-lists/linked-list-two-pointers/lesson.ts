import type { Lesson } from '../../lesson.ts'

export const lesson: Lesson = {
  id: 17,
  name: 'linked-list-two-pointers',
  displayName: 'Fast & Slow Pointers',
  shortName: 'Fast/Slow Pointers',
  description:
    'Move two references along a list, one twice as fast or a fixed gap ahead. When the leader reaches the end, the follower is at the middle or at the nth node from the end; if a twice-as-fast leader meets the follower, there is a cycle.',
  idea: 'Move two pointers at different speeds or a fixed distance apart: where they stop gives you the middle, the nth node from the end or a cycle.',
  scenarios: [
    'Check whether a list has a cycle, and find where it begins',
    'Find the middle in a single pass',
    'Remove the nth node from the end without counting first',
    'Find the repeated number by reading an array as links',
    'Find the node where two lists join',
  ],
  identificationClues:
    'You need a position that you cannot know without walking the list: the middle, the nth from the end, or where two lists join. Or you need to know whether following next, or a rule from value to value, ever comes back. Memory is O(1), or an array must not be changed. If part of the list is then needed back to front, add reversal.',
  recognitionGuide: {
    keyPhrases: ['has a cycle', 'nth node from the end', 'middle node', 'without modifying the array'],
    commonVariations: [
      "Floyd's cycle detection: steps of one and two must meet inside a cycle, because the gap shrinks by one per step",
      'Middle: when the fast pointer reaches the end, the slow one is halfway, and you can split the list there',
      'Fixed gap: the leader starts n nodes ahead',
      'Restart at the head: after the meeting, single steps from the head and from the meeting point reach the entrance together',
      'Switch at the end: each pointer continues in the other list, so both cover the same distance and meet where the lists join',
    ],
  },
  commonMistakes: [
    'A null at the double step: check `fast` and `fast.next` before moving; try lists of one and two nodes',
    'The wrong middle: an even list has two; decide which one you need and test with four nodes',
    'Comparing values instead of nodes: two separate lists 1, 2 seem to intersect',
    'Keeping two speeds after the meeting: the entrance is missed; test a cycle that begins a few nodes after the head',
  ],
  complexity: {
    time: 'O(n)',
    timeReason:
      'Each pointer takes at most about 2n steps: once both are in a cycle, the gap shrinks by one per step.',
    space: 'O(1)',
    spaceReason: 'You keep two references; a set of visited nodes also finds a cycle, but needs O(n).',
  },
  whenNot: [
    'A node has several links: a pointer would have to choose, so mark what you have visited, as in Depth-First Search',
  ],
  story: {
    problem:
      'A game computes the seed of each level from the last one by a fixed rule, so **each seed has exactly one successor**. Seeds are 32-bit numbers, so they **must repeat at some point**. How long is the repeating part? You may **store only a few numbers**.',
    naive:
      'Storing every seed in a set finds the first repetition, but the set may grow to millions of entries.',
    insight:
      'Let one pointer take single steps and another take double steps. Once both are in the cycle, the distance from the fast one to the slow one shrinks by one per move, so they meet.',
    invariant:
      'After m moves, `slow` is m steps from the start and `fast` is 2m, so they can be equal only inside the cycle.',
    plan: [
      'Start `slow` and `fast` on the first seed.',
      'Move `slow` by one and `fast` by two until they are equal again.',
      'Leave `slow` there. Move `fast` by single steps and count them until it is back at `slow`.',
      'Return the count.',
    ],
    rival: {
      name: 'hash-lookup',
      reason:
        'A hash map from seed to level number answers it, too, but needs O(n) memory for n levels. Two pointers store only two seeds and a count.',
    },
  },
  workedExample:
    'Find the node a third of the way along a list of unknown length. Move one pointer three nodes at a time while the other moves one. When the first can no longer move three nodes, the second is a third of the way: on nine nodes the leader moves twice, to the seventh, and the follower is on the third. That is one pass without counting; check all three links before each move.',
  listings: [
    {
      id: 'linked-list-two-pointers',
      label: 'Start of a cycle',
      note: "Floyd's cycle detection: meet inside the cycle, then walk from the head and the meeting point in single steps.",
      shows: ["Floyd's cycle detection", 'Restart at the head'],
    },
    {
      id: 'middle-node',
      label: 'Middle',
      note: 'When `fast` can no longer take two steps, `slow` is at the middle, the second one of an even list.',
      shows: ['Middle'],
    },
    {
      id: 'remove-nth-from-end',
      label: 'Fixed gap',
      note: 'The leader starts n nodes ahead, and the dummy covers the removal of the head.',
      shows: ['Fixed gap'],
    },
    {
      id: 'repeated-number',
      label: 'Array read as links',
      note: 'Index i links to nums[i]; two indices link to the repeated number, so it is where the cycle begins.',
      shows: ['Restart at the head'],
    },
  ],
  practice: [
    {
      number: 141,
      title: 'Linked List Cycle',
      slug: 'linked-list-cycle',
      difficulty: 'Easy',
      premium: false,
      adds: 'Two speeds detect a cycle without memory: the gap shrinks by one per step, so they cannot miss each other.',
    },
    {
      number: 876,
      title: 'Middle of the Linked List',
      slug: 'middle-of-the-linked-list',
      difficulty: 'Easy',
      premium: false,
      adds: 'Now the end is the signal: when the fast pointer runs out of nodes, the slow one is at the middle.',
    },
    {
      number: 160,
      title: 'Intersection of Two Linked Lists',
      slug: 'intersection-of-two-linked-lists',
      difficulty: 'Easy',
      premium: false,
      adds: 'The speeds are equal, but each pointer continues in the other list, which evens out the lengths.',
    },
    {
      number: 234,
      title: 'Palindrome Linked List',
      slug: 'palindrome-linked-list',
      difficulty: 'Easy',
      premium: false,
      adds: 'Finding the middle is only the start: you reverse the second half, compare, and restore it.',
    },
    {
      number: 202,
      title: 'Happy Number',
      slug: 'happy-number',
      difficulty: 'Easy',
      premium: false,
      adds: 'There is no list: each number leads to the next one, and coming back to a number is a cycle.',
    },
    {
      number: 19,
      title: 'Remove Nth Node From End of List',
      slug: 'remove-nth-node-from-end-of-list',
      difficulty: 'Medium',
      premium: false,
      adds: 'A fixed gap replaces the two speeds, and a dummy node covers the removal of the head.',
    },
    {
      number: 142,
      title: 'Linked List Cycle II',
      slug: 'linked-list-cycle-ii',
      difficulty: 'Medium',
      premium: false,
      adds: 'You need to know where, not whether: one pointer restarts at the head, and single steps meet at the entrance.',
    },
    {
      number: 143,
      title: 'Reorder List',
      slug: 'reorder-list',
      difficulty: 'Medium',
      premium: false,
      adds: 'You combine three tools, middle, reversal and merge, and the first half has to be cut off.',
    },
    {
      number: 148,
      title: 'Sort List',
      slug: 'sort-list',
      difficulty: 'Medium',
      premium: false,
      adds: 'The middle is where merge sort splits: cut there, sort both halves, and merge by relinking.',
    },
    {
      number: 287,
      title: 'Find the Duplicate Number',
      slug: 'find-the-duplicate-number',
      difficulty: 'Medium',
      premium: false,
      adds: 'Array values become links: at least two indices lead to the repeated value, so the cycle begins there.',
    },
  ],
}
