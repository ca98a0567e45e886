import type { RivalPair } from './rival-pair.ts'

/** Linked lists, stacks and queues: what is reached from its ends. */
export const rivalsOnChains: readonly RivalPair[] = [
  // Linked lists
  {
    between: ['linked-list-manipulation', 'linked-list-two-pointers'],
    clue: 'Must you first find a position or a cycle that the nodes at hand do not show?',
    signs: [
      'No: each node and its neighbors are enough to decide about it',
      'Yes: a second pointer that is ahead or twice as fast shows where it is',
    ],
    contrast: {
      problem: 'Remove the 2nd node from the end of 1 → 2 → 3 → 4.',
      is: 'linked-list-two-pointers',
      because:
        'Counting from the front removes the wrong node and leaves 1 → 3 → 4. With a pointer that is 2 nodes ahead, you stop in time and leave 1 → 2 → 4.',
      answers: ['[1, 3, 4]', '[1, 2, 4]'],
    },
  },
  {
    between: ['linked-list-manipulation', 'linked-list-reversal'],
    clue: 'Must nodes end up in reverse order or wait for what comes after them?',
    signs: [
      'No: nodes are handled as they come, in forward order',
      'Yes: reverse that part, so that you meet its nodes in the order in which you need them',
    ],
    contrast: {
      problem: 'Double the number 157, whose digits are the list 1 → 5 → 7.',
      is: 'linked-list-reversal',
      because:
        'Doubling each digit as it comes gives 2 → 0 → 4 and loses the carries. From the last digit back, it is 3 → 1 → 4.',
      answers: ['[2, 0, 4]', '[3, 1, 4]'],
    },
  },
  {
    between: ['linked-list-manipulation', 'prefix-sum'],
    clue: 'Does the decision depend on the sum of a whole run of nodes?',
    signs: [
      'No: each node and its neighbors are enough, and you relink them as you go',
      'Yes: keep running totals in a map, as for an array, and cut between two equal ones',
    ],
    contrast: {
      problem: 'From 1 → 2 → -3 → 4, delete consecutive nodes whose sum is 0.',
      is: 'prefix-sum',
      because:
        'No two neighbors cancel, so a look at neighbors keeps all 4 nodes. The running total is back at 0 after 3 nodes, and only the node 4 is left.',
    },
  },
  {
    between: ['linked-list-two-pointers', 'linked-list-reversal'],
    clue: 'Is it enough to find a position or a cycle, with no link reversed?',
    signs: [
      'Yes: two pointers at different speeds, or a fixed gap apart, find it',
      'No: nodes must end up, or be read, from back to front',
    ],
    contrast: {
      problem: 'What is the largest sum of a node and its mirror node in 4 → 1 → 5 → 3?',
      is: 'linked-list-reversal',
      because:
        'Two pointers with a gap of 2 pair 4 with 5, which makes 9. With the second half reversed, 4 is paired with 3, and the answer is 7.',
      answers: ['9', '7'],
    },
  },
  {
    between: ['linked-list-two-pointers', 'hash-lookup'],
    clue: 'Does each item lead to exactly one next item?',
    signs: [
      "Yes: follow the chain at two speeds in O(1) memory (Floyd's cycle detection)",
      'No: any earlier value can be the match, so store them in a set or a map',
    ],
    contrast: {
      problem: 'Does `[4, 9, 2, 9]` contain a value twice?',
      is: 'hash-lookup',
      because:
        'Read as links, 4 and 9 point outside of the 4 positions. A set notices that 9 has occurred before.',
    },
  },
  {
    between: ['linked-list-reversal', 'monotonic-stack'],
    clue: 'Does each element need the nearest larger or smaller value?',
    signs: [
      'No: the order of the links changes, or one running value from the tail is enough',
      'Yes: the values wait on a stack until a larger (or smaller) one arrives and pops them',
    ],
    contrast: {
      problem: 'What is the next larger value after each node of 1 → 2 → 3 (0 if there is none)?',
      is: 'monotonic-stack',
      because:
        'Reversing the list and keeping the largest value gives 3, 3, 0. The nearest larger values are 2, 3, 0.',
      answers: ['[3, 3, 0]', '[2, 3, 0]'],
    },
  },
  {
    between: ['linked-list-design', 'queue-operations'],
    clue: 'Can a call reach an entry that is at neither end?',
    signs: [
      'Yes: a map or the links lead to its node, which you relink in O(1)',
      'No: entries join and leave only at the ends',
    ],
    contrast: {
      problem:
        'A cache for 2 entries stores a, then b. You read a, and c arrives. Which entry was used least recently?',
      is: 'linked-list-design',
      because: 'A queue drops a, which arrived first. If reading moves a node to the front, b is dropped.',
      answers: ['a', 'b'],
    },
  },
  {
    between: ['linked-list-design', 'stack-operations'],
    clue: 'Can a call name an entry, instead of taking the newest one?',
    signs: [
      'Yes: a key, an index or a number of steps leads to it',
      'No: of the entries that are left, the newest always leaves next',
    ],
    contrast: {
      problem: 'Store 1, 2 and 3, then remove the 1.',
      is: 'linked-list-design',
      because: 'A stack has to pop 3 entries to reach it. A map to linked nodes unlinks 1 node.',
    },
  },
  // Stack and queue
  {
    between: ['stack-operations', 'monotonic-stack'],
    clue: 'Does size alone decide what is removed from the stack?',
    signs: [
      'No: items match, cancel, or are popped by a call or a symbol',
      'Yes: a larger or smaller newcomer settles everything that it removes',
    ],
    contrast: {
      problem: 'After how many days is it warmer than on the first day of `[5, 3, 4, 6]`?',
      is: 'monotonic-stack',
      because:
        'If each newcomer removes only one partner, 6 removes 4, and 5 never gets an answer. If it pops all that are smaller, 5 is answered after 3 days.',
    },
  },
  {
    between: ['stack-operations', 'queue-operations'],
    clue: 'Does the newest item always come first?',
    signs: [
      'Yes: what was opened or pushed last is finished first',
      'No: the oldest item leaves first, or items leave at both ends',
    ],
    contrast: {
      problem:
        'Callers 1, 2 and 3 wait; 4 calls after the first one was served. Who is served in which order?',
      is: 'queue-operations',
      because: 'A stack serves 3, 4, 2, 1. In order of arrival it is 1, 2, 3, 4.',
      answers: ['[3, 4, 2, 1]', '[1, 2, 3, 4]'],
    },
  },
  {
    between: ['queue-operations', 'monotonic-stack'],
    clue: 'Can an item leave because of its age or its turn?',
    signs: [
      'Yes: it expires, is served, or goes to the back of the line',
      'No: it leaves only when a larger or a smaller one arrives',
    ],
    contrast: {
      problem: 'What is the largest of each 2 neighbors in `[5, 3, 1]`?',
      is: 'queue-operations',
      because:
        'A stack on which nothing expires gives 5, 5. Once 5 is too old, it must leave at the front: 5, 3.',
      answers: ['[5, 5]', '[5, 3]'],
    },
  },
  {
    between: ['monotonic-stack', 'longest-increasing-subsequence'],
    clue: 'Do you need one chain through the whole input?',
    signs: [
      'No: the nearest larger or smaller value settles each element on its own',
      'Yes: elements in between are skipped, so keep the best chain for each end or length',
    ],
    contrast: {
      problem: 'How long is the longest increasing subsequence of `[4, 5, 1, 6]`?',
      is: 'longest-increasing-subsequence',
      because:
        'A stack that pops larger values drops 4 and 5 when 1 arrives, and never holds more than 2. The chain 4, 5, 6 has 3 elements.',
      answers: ['2', '3'],
    },
  },
  {
    between: ['linked-list-manipulation', 'hash-lookup'],
    clue: 'Is the answer a linked list that you relink or build, even if a map helps to decide?',
    signs: [
      'Yes: the order and the links of the nodes are the work, and a map or set only says what to keep',
      'No: you need to know whether, where or how often a value occurs, and no node changes',
    ],
    contrast: {
      problem: 'Merge the sorted lists 1 → 3 and 2 → 3 into one sorted list.',
      is: 'linked-list-manipulation',
      because:
        'A set of the values forgets the second 3 and leaves 1 → 2 → 3. Relinking keeps all nodes: 1 → 2 → 3 → 3.',
      answers: ['[1, 2, 3]', '[1, 2, 3, 3]'],
    },
  },
]
