import type { RivalPair } from './rival-pair.ts'

/** Linked lists, stacks and queues: what is reached from its ends. */
export const rivalsOnChains: readonly RivalPair[] = [
  // Linked lists
  {
    between: ['linked-list-manipulation', 'linked-list-two-pointers'],
    clue: 'Is each node handled as it comes, or must a middle, an end or a cycle be found first?',
    signs: [
      'Nodes are removed, merged, added up, copied or split by value or parity, from the front',
      'The n-th from the end, a middle or mirror, halves to sort or interleave, a shared tail, a cycle, values 1 to n read as links',
    ],
  },
  {
    between: ['linked-list-manipulation', 'linked-list-reversal'],
    clue: 'Must some nodes end up, or be read, back to front?',
    signs: [
      'No: nodes are removed, merged, copied, split or added up as they come, in forward order',
      'Yes: a group is reversed, pairs or carries run from the tail, or a larger value anywhere to the right decides',
    ],
  },
  {
    between: ['linked-list-two-pointers', 'linked-list-reversal'],
    clue: 'Is it about a position, a cycle or two halves, or about order and sums from the tail backward?',
    signs: [
      'A middle, the n-th from the end, a cycle, a shared tail, a palindrome, halves to sort or interleave, values 1 to n read as links',
      'A reversed list, segment or group, or sums, carries and removals that depend on later nodes',
    ],
  },
  {
    between: ['linked-list-two-pointers', 'hash-lookup'],
    clue: 'Does each item lead to one next item, or may any earlier value be the match?',
    signs: [
      "A chain: next links, a fixed rule, or values 1 to n as indices in O(1) memory (Floyd's cycle detection)",
      'Unsorted values, points or cells: any earlier one may match, so keep a set or map in O(n) memory',
    ],
  },
  {
    between: ['linked-list-design', 'queue-operations'],
    clue: 'Can a call reach an entry that is at neither end, by key, index or position?',
    signs: [
      'Yes: by key, value, index, count or current page, so links or a map lead to the node',
      'No: entries join and leave only at the ends: in order of arrival, in turns, or as a window moves on',
    ],
  },
  {
    between: ['linked-list-design', 'stack-operations'],
    clue: 'Can a call name any entry, or does the newest of those present always leave first?',
    signs: [
      'Calls name a key, a value, an index, the middle, or a number of steps back and forward',
      'No call names an entry: the newest open item leaves, or the newest of the most frequent ones',
    ],
  },
  // Stack and queue
  {
    between: ['stack-operations', 'monotonic-stack'],
    clue: 'Do items match, cancel, or get undone, or does each wait for the nearest larger or smaller value?',
    signs: [
      'They match, cancel, or are popped by a call: brackets, operands, folders, collisions either side can lose',
      'A larger or smaller one settles it: next greater, span, rectangle, catching up, subarray minimums, smallest number left',
    ],
  },
  {
    between: ['stack-operations', 'queue-operations'],
    clue: 'Does each operation take the newest item, or the oldest (or either end)?',
    signs: [
      'The newest, overall or among equals: what was opened or pushed last is finished first',
      'The oldest or either end: order of arrival, turns, a window or shortest subarray, or queues as the only tool',
    ],
  },
  {
    between: ['queue-operations', 'monotonic-stack'],
    clue: 'Do items leave by a call, a turn or their age, or only because a newcomer is larger or smaller?',
    signs: [
      'By a call, turn or age: taken at an end, moved to the back, or too old for a window or the shortest sum',
      'Only because of a newcomer: next greater, span, rectangle, catching up, removed digits, minimums of all subarrays',
    ],
  },
  {
    between: ['monotonic-stack', 'longest-increasing-subsequence'],
    clue: 'Does each element need its nearest larger or smaller one, or do you need one longest chain?',
    signs: [
      'The nearest larger or smaller one settles each element: a wait, a span, a width, a digit to drop, a car held up',
      'One longest chain in the whole input, how many there are, or the fewest removals that leave one',
    ],
  },
]
