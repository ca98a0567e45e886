import type { RivalPair } from './rival-pair.ts'

/** Linked lists, stacks and queues: what is reached from its ends. */
export const rivalsOnChains: readonly RivalPair[] = [
  // Linked lists
  {
    between: ['linked-list-manipulation', 'linked-list-two-pointers'],
    clue: 'Do links change, or is something found by distance?',
    signs: [
      'Nodes are inserted, removed or joined: a dummy head and the node before',
      'A middle, a cycle or the n-th from the end: two walkers at different pace or distance',
    ],
  },
  {
    between: ['linked-list-manipulation', 'linked-list-reversal'],
    clue: 'Does the order of the remaining nodes change?',
    signs: [
      'No, nodes are spliced in or out and the others keep their order',
      'Yes, a stretch is turned around: each arrow has to point to the node before',
    ],
  },
  {
    between: ['linked-list-manipulation', 'linked-list-design'],
    clue: 'Is it one operation on a given list, or a structure with promises about every call?',
    signs: [
      'One pass over a list that is given as its head',
      'A class whose calls must each be fast: links combined with a map or more links',
    ],
  },
  {
    between: ['linked-list-two-pointers', 'linked-list-reversal'],
    clue: 'Can the question be answered by walking, or must arrows be turned to walk back?',
    signs: [
      'Walking at two speeds or with a gap is enough and no link changes',
      'The values are needed from the end, so a part has to be reversed',
    ],
  },
  {
    between: ['linked-list-design', 'queue-operations'],
    clue: 'May an element in the middle be taken out or moved?',
    signs: [
      'Yes, in constant time: a map to the node and links both ways',
      'No, elements enter and leave at the ends only',
    ],
  },
  // Stack and queue
  {
    between: ['stack-operations', 'monotonic-stack'],
    clue: 'What makes an element leave: its matching partner, or a larger (smaller) newcomer?',
    signs: [
      'A partner closes it: brackets, undo, nested values',
      'A newcomer beats it: next greater, next smaller, how far one sees',
    ],
  },
  {
    between: ['stack-operations', 'queue-operations'],
    clue: 'Which waiting element is served next: the newest or the oldest?',
    signs: ['The newest: what was opened last is closed first', 'The oldest: in the order of arrival'],
  },
  {
    between: ['queue-operations', 'monotonic-stack'],
    clue: 'Do old elements also expire at the other end?',
    signs: [
      'Yes, a moving window drops its oldest, so both ends are open: a deque',
      'No, an element leaves only when a newcomer beats it: one end is enough',
    ],
  },
  {
    between: ['monotonic-stack', 'longest-increasing-subsequence'],
    clue: 'Is the nearest larger element asked for, or the longest rising choice?',
    signs: [
      'For each element its nearest larger or smaller neighbour: beaten elements are gone for good',
      'One longest chain over the whole input: a tail is replaced, and nothing is answered for it yet',
    ],
  },
]
