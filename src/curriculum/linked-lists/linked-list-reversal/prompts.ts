import type { Prompt } from '../../prompt.ts'

export const prompts: readonly Prompt[] = [
  {
    id: 'linked-list-reversal-1',
    text: 'Parcels on a conveyor are a singly linked list, and each node names the truck that takes it. Parcels for the same truck that follow one another directly form a block. For unloading, the parcels inside each block must stand in the opposite order, while the blocks stay where they are. Up to 500,000 parcels, no copies. Return the head.',
    world: 'parcel conveyor',
    pattern: 'linked-list-reversal',
    given: ['linked list'],
    evidence: [
      {
        words: 'must stand in the opposite order',
        tells: 'Some nodes end up back to front, so their links have to be turned around.',
        decides: true,
      },
      {
        words: 'the blocks stay where they are',
        tells: 'Each turned block is attached to the node before it and the node after it.',
        decides: false,
      },
      {
        words: 'no copies',
        tells: 'The existing nodes are relinked, so values cannot be written to an array.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'linked-list-manipulation',
      fails:
        'Nodes that are handled as they come stay in forward order. Here each block has to be turned around link by link before it is attached again.',
    },
    why: 'For each block, reverse its links, attach the node before it to its last parcel, and go on after its first one.',
    cost: 'O(n)',
  },
  {
    id: 'linked-list-reversal-2',
    text: 'A bus line is a singly linked list of stops with distinct names. A bridge is being repaired, so the part from stop A through stop B has to be served in the opposite direction; A comes before B. All other stops stay as they are. Change the links only, in one pass, with constant extra space, and return the first stop.',
    world: 'bus line',
    pattern: 'linked-list-reversal',
    given: ['linked list'],
    evidence: [
      {
        words: 'in the opposite direction',
        tells: 'A segment of the list has to end up back to front.',
        decides: true,
      },
      {
        words: 'All other stops stay as they are',
        tells: 'The turned segment is attached to the list again at both of its ends.',
        decides: false,
      },
      {
        words: 'Change the links only',
        tells: 'No values are copied, so each link of the segment is reversed as you pass it.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'linked-list-two-pointers',
      fails:
        'A and B are found by name on a plain walk, so no gap or double speed is needed. The work lies in turning the links between them.',
    },
    why: 'Remember the node before A, reverse the links from A through B, then attach B to that node and A to the stop after B.',
    cost: 'O(n)',
  },
  {
    id: 'linked-list-reversal-3',
    text: 'A stock history is a singly linked list of up to two million daily prices, oldest first. Replace each price by the highest price from that day to the end of the history. There is no room for a second list or an array, only for a few variables, and the links must finally be as they were.',
    world: 'stock history',
    pattern: 'linked-list-reversal',
    given: ['linked list'],
    evidence: [
      {
        words: 'the highest price from that day to the end',
        tells: 'Each value depends on the nodes after it, so the list is best read from its tail.',
        decides: true,
      },
      {
        words: 'only for a few variables',
        tells: 'No stack can store the nodes; reversing the links lets you walk backward.',
        decides: true,
      },
      {
        words: 'the links must finally be as they were',
        tells: 'Reverse, work forward, reverse again.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'linked-list-manipulation',
      fails:
        'On a walk from the front, the highest later price is unknown at each node. Looking for it every time takes quadratic time.',
    },
    why: 'Reverse the list, carry the highest price so far along while writing it into each node, and reverse the list again.',
    cost: 'O(n)',
  },
  {
    id: 'linked-list-reversal-4',
    text: 'Seats in a stadium block are a singly linked list of numbers, ten seats per row, row after row. An usher walks along the first row from left to right, the second from right to left, the third from left to right, and so on. Relink the seats into the order of that walk; the last row may be short. Create no new nodes.',
    world: 'stadium seats',
    pattern: 'linked-list-reversal',
    given: ['linked list'],
    evidence: [
      {
        words: 'ten seats per row',
        tells: 'The list is processed in groups of a fixed size from the front.',
        decides: false,
      },
      {
        words: 'the second from right to left',
        tells: 'Every other group of nodes must end up back to front.',
        decides: true,
      },
      {
        words: 'Create no new nodes',
        tells: 'The existing links are turned, so no array of seats is needed.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'linked-list-manipulation',
      fails:
        'Linking nodes as they come keeps their direction. In every second row the node that comes last has to be linked first.',
    },
    why: 'Skip ten nodes, reverse the next ten, attach both ends, and repeat until the list ends.',
    cost: 'O(n)',
  },
  {
    id: 'linked-list-reversal-5',
    text: 'A flight recorder stores events in a singly linked list, oldest first, with several million nodes. Investigators want all events printed from the newest to the oldest. The reader has only a few kilobytes besides the list, so neither copies nor deep nested calls are possible. When the printing is done, the list must be as it was.',
    world: 'flight recorder',
    pattern: 'linked-list-reversal',
    given: ['linked list'],
    evidence: [
      {
        words: 'printed from the newest to the oldest',
        tells: 'The whole list has to be read from the tail toward the head.',
        decides: true,
      },
      {
        words: 'neither copies nor deep nested calls',
        tells: 'Everything that would store millions of nodes is ruled out.',
        decides: false,
      },
      {
        words: 'must be as it was',
        tells: 'Only the end counts: links may be turned around and back again, which costs constant space.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'linked-list-two-pointers',
      fails:
        'A fixed gap finds one node counted from the end. Finding each event that way again takes one walk per event, which is quadratic.',
    },
    why: 'Reverse all links, print while walking along them, and reverse them once more.',
    cost: 'O(n)',
  },
  {
    id: 'linked-list-reversal-6',
    text: 'A mail carrier has one singly linked list with the houses of a street: first the n houses on the left side, then the n on the right side, both from the river to the church. He wants to walk up the left side and come back down the right side. Relink the nodes into this order without copying any; n is known and may be 50,000.',
    world: 'mail route',
    pattern: 'linked-list-reversal',
    given: ['linked list'],
    evidence: [
      {
        words: 'first the n houses on the left side',
        tells: 'The place where the second part begins is known, and the first part stays as it is.',
        decides: false,
      },
      {
        words: 'come back down the right side',
        tells: 'The second part must run from its last node to its first.',
        decides: true,
      },
      {
        words: 'without copying any',
        tells: 'Back to front without copies means that links are reversed.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'linked-list-manipulation',
      fails:
        'Cutting the list after n nodes and joining the parts again leaves the right side in its old direction. Its houses are needed back to front, so each link there must be turned.',
    },
    why: 'Walk to the last house on the left, reverse all links after it, and let it lead to what was the last node.',
    cost: 'O(n)',
  },
  {
    id: 'linked-list-reversal-7',
    text: 'A cook flips pancakes: he lifts the top k of them with a spatula and puts them back upside down. The pile is a singly linked list, top pancake first, of up to 50,000 pancakes. You get up to 100 values of k, one per flip. Relink the list after each flip, with constant extra space, and return the final head.',
    world: 'pancakes',
    pattern: 'linked-list-reversal',
    given: ['linked list'],
    evidence: [
      {
        words: 'puts them back upside down',
        tells: 'The first k nodes end up in the opposite order.',
        decides: true,
      },
      {
        words: 'with constant extra space',
        tells: 'The k nodes cannot be copied out, so their links are turned one by one.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'linked-list-two-pointers',
      fails:
        'The segment starts at the head and its length is given, so no unknown position has to be found; the links of the segment must be turned.',
    },
    why: 'For each flip, reverse the links of the first k nodes and attach the former head to the node after them.',
    cost: 'O(n q)',
  },
  {
    id: 'linked-list-reversal-8',
    text: 'A radio play arrives as a singly linked list of sound clips with silence nodes in between. By mistake, the clips between two silences were stored last to first. Repair it: silences stay where they are, and the clips between them, also those before the first and after the last silence, change direction. The list has up to a million nodes; use constant extra space.',
    world: 'radio play',
    pattern: 'linked-list-reversal',
    given: ['linked list'],
    evidence: [
      {
        words: 'were stored last to first',
        tells: 'Each section has the wrong direction and must be turned around.',
        decides: true,
      },
      {
        words: 'silences stay where they are',
        tells: 'Each turned section is attached again between its two neighbors.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'linked-list-manipulation',
      fails:
        'Nothing is removed, inserted or dealt out. A forward pass that only appends nodes would keep the clips in the wrong order.',
    },
    why: 'Walk to each section, reverse its links, attach it between the silences around it, and continue.',
    cost: 'O(n)',
  },
]
