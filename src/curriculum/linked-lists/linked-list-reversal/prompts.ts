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
    text: 'In a timetable program, each stop of a bus line stores its name and which stop comes next. A bridge is being repaired, so the part from stop A through stop B has to be served the other way around; A comes before B. All other stops stay as they are. Change nothing but what comes next, in a single pass and with a few variables, and return the first stop.',
    world: 'bus line',
    pattern: 'linked-list-reversal',
    evidence: [
      {
        words: 'served the other way around',
        tells: 'A segment of the list has to end up back to front.',
        decides: true,
      },
      {
        words: 'All other stops stay as they are',
        tells: 'The turned segment is attached to the list again at both of its ends.',
        decides: false,
      },
      {
        words: 'Change nothing but what comes next',
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
    text: 'A stock history has up to two million days; each holds a price and leads to the day after it. Replace each price by the highest price from that day to the end of the history. A second history or an array does not fit, only a few variables do, and in the end, every day has to lead where it led before.',
    world: 'stock history',
    pattern: 'linked-list-reversal',
    evidence: [
      {
        words: 'the highest price from that day to the end',
        tells: 'Each value depends on the nodes after it, so the list is best read from its tail.',
        decides: true,
      },
      {
        words: 'only a few variables do',
        tells: 'No stack can store the nodes; reversing the links lets you walk backward.',
        decides: true,
      },
      {
        words: 'every day has to lead where it led before',
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
    text: 'Every seat of a stadium block refers to the next one: ten seats per row, row after row, each from left to right. An usher walks along the first row from left to right, the second from right to left, the third from left to right, and so on. Make the references follow her walk; the last row may be short. Seats can neither be created nor copied.',
    world: 'stadium seats',
    pattern: 'linked-list-reversal',
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
        words: 'neither be created nor copied',
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
    text: 'A flight recorder has chained several million events, so that each leads to the one that happened next. Investigators want all events printed from the newest to the oldest. The reader has only a few kilobytes left, so neither copies nor deep nested calls are possible. When the printing is done, the chain must be as it was.',
    world: 'flight recorder',
    pattern: 'linked-list-reversal',
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
    text: 'The device of a mail carrier knows the first house of a street and, for each house, the next: first the n houses on the left side, then the n on the right side, both from the river to the church. He wants to walk up the left side and come back down the right side. Arrange this without copying any house; n is known and may be 50,000.',
    world: 'mail route',
    pattern: 'linked-list-reversal',
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
        words: 'without copying any house',
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
    text: 'A cook flips pancakes: he lifts the top k of up to 50,000 with a spatula and puts them back upside down. In our simulation, a pancake is an object that knows the pancake under it. Update the pile for each of 100 given values of k, without an array or new objects, and return the pancake that is on top in the end.',
    world: 'pancakes',
    pattern: 'linked-list-reversal',
    evidence: [
      {
        words: 'puts them back upside down',
        tells: 'The first k nodes end up in the opposite order.',
        decides: true,
      },
      {
        words: 'without an array or new objects',
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
    text: 'A radio play consists of sound clips and silences; each of its up to a million items holds a reference to the item after it. By mistake, the clips between two silences were stored last to first. Repair it: silences stay where they are, and the clips between them, also those before the first and after the last silence, change direction. There is next to no space besides the items.',
    world: 'radio play',
    pattern: 'linked-list-reversal',
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
  {
    id: 'linked-list-reversal-9',
    text: 'On a mountain railway, trains of up to 200,000 cars are taken over a pass in portions, because the turning loop has room for just k cars. The engine pulls the first k cars into the loop, lets go, comes back and pushes them out, so that what was ahead is now behind. Then the next k cars take their turn and are coupled to the end of what is already waiting, and so on. If fewer than k cars are left in the end, the engine pulls them past the loop as they are. With k equal to 3, a train of cars 1 2 3 4 5 6 7 8 continues as 3 2 1 6 5 4 7 8. The loop dates from 1911. In the simulation, a car is a record that refers to the car coupled behind it, and records must not be copied. Given the first car and k, which is at least 2, change the couplings and return the car that comes first now. Only a handful of variables may be used.',
    form: 'long',
    world: 'mountain railway',
    pattern: 'linked-list-reversal',
    evidence: [
      {
        words: 'what was ahead is now behind',
        tells: 'Each portion ends up in the opposite order.',
        decides: true,
      },
      {
        words: 'coupled to the end of what is already waiting',
        tells: 'Both ends of a reversed portion must be attached again.',
        decides: false,
      },
      {
        words: 'as they are',
        tells: 'A short last portion stays, so cars are counted before they are turned.',
        decides: false,
      },
      {
        words: 'Only a handful of variables',
        tells: 'Neither an array nor a pile of cars can be used.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'linked-list-manipulation',
      fails:
        'The order inside each portion is turned around, which takes more than linking a car in or out on the way.',
    },
    why: 'Count k cars ahead, reverse their couplings, attach both ends, and continue behind the portion; leave a short rest alone.',
    cost: 'O(n)',
  },
  {
    id: 'linked-list-reversal-10',
    text: 'For a parade, 2n people who stand in a line will be put on n tandem bicycles. The one at the very front rides with the one at the very end, the second one with the last but one, and so on; the two in the middle share the last bicycle. A bicycle must bear both of its riders, and the rental shop asks for the weight of the heaviest pair. With weights of 61, 80, 75, 52, 90 and 58 kilograms, the pairs weigh 119, 170 and 127 kilograms, so the answer is 170. All bicycles are red this year. Our program receives the line as records: each holds a weight and leads to the record of the person behind. It runs on a scale that, besides the records, has space for about ten numbers, so the weights cannot be stored anywhere else, and calls cannot be nested deeply. You may change where the records lead. The number n is given and can be as large as 50,000.',
    form: 'long',
    world: 'tandem bicycles',
    pattern: 'linked-list-reversal',
    alsoFits: [
      {
        pattern: 'linked-list-two-pointers',
        whyNotFirst:
          'A walker at double speed also finds the middle, but the pairs can be formed only after the rear half has been turned around.',
      },
    ],
    evidence: [
      {
        words: 'at the very front rides with the one at the very end',
        tells: 'Partners lie at mirrored positions, so the rear half must be walked from its end.',
        decides: true,
      },
      {
        words: 'leads to the record of the person behind',
        tells: 'The line can be followed in one direction only.',
        decides: false,
      },
      {
        words: 'weights cannot be stored anywhere else',
        tells: 'Neither an array nor a pile of weights is possible.',
        decides: true,
      },
      {
        words: 'You may change where the records lead',
        tells: 'Links of one half can be turned around.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'linked-list-manipulation',
      fails:
        'A walk from front to back meets the partners of the first people last, so nothing can be decided on the way.',
    },
    why: 'Walk to the middle, turn the links of the rear half around, and walk along both halves together, keeping the largest sum.',
    cost: 'O(n)',
  },
  {
    id: 'linked-list-reversal-11',
    text: 'A convoy of cargo ships has to turn back, and the navigation software of all of them needs new instructions before the fog comes in.',
    form: 'vague',
    asks: [
      {
        question: 'What does a ship know about the convoy?',
        answer: 'Nothing but the ship that it has to follow, and the leader follows none.',
      },
      {
        question: 'How is the convoy supposed to sail home?',
        answer: 'Every ship follows the one that used to follow it.',
      },
      {
        question: 'Can the order be written down somewhere?',
        answer: 'No. We talk to one ship at a time and can remember two or three names.',
      },
      {
        question: 'How many ships are there?',
        answer: 'It differs; sometimes several thousand, and we begin with the last.',
      },
    ],
    world: 'ship convoy',
    pattern: 'linked-list-reversal',
    evidence: [
      {
        words: 'the ship that it has to follow',
        tells: 'Each one knows a single other one, so the convoy is a chain.',
        decides: false,
      },
      {
        words: 'Every ship follows the one that used to follow it',
        tells: 'All links change direction.',
        decides: true,
      },
      {
        words: 'remember two or three names',
        tells: 'The chain has to be turned with three references and no copy.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'linked-list-manipulation',
      fails:
        'No ship joins, leaves or changes its neighbors; all links change direction, so the one just passed must be remembered.',
    },
    why: 'Begin with the last ship, remember whom it followed, let it follow the ship that came before in the walk, and go on with the remembered one.',
    cost: 'O(n)',
  },
]
