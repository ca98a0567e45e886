import type { Prompt } from '../../prompt.ts'

export const prompts: readonly Prompt[] = [
  {
    id: 'linked-list-manipulation-1',
    text: 'A hiking route is a singly linked list of up to 200,000 waypoints, each with its altitude in meters. Wherever the altitude of two neighboring waypoints differs by more than 100, insert one new waypoint between them with the mean of the two altitudes. Newly inserted waypoints are not examined again. Return the head of the list.',
    world: 'hiking routes',
    pattern: 'linked-list-manipulation',
    given: ['linked list'],
    evidence: [
      {
        words: 'two neighboring waypoints',
        tells: 'The current node and the next one are enough for each decision.',
        decides: true,
      },
      {
        words: 'insert one new waypoint between them',
        tells: 'A node is linked in on the way from front to back, without knowing what comes later.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'linked-list-two-pointers',
      fails:
        'No middle, end or cycle has to be located. A fast pointer finds positions that depend on the length, and here every position is judged by its neighbor.',
    },
    why: 'Walk from the head; when a node and its next differ by more than 100, link a new node between them and step past it.',
    cost: 'O(n)',
  },
  {
    id: 'linked-list-manipulation-2',
    text: 'Two museums each keep a register as a singly linked list of inventory numbers, smallest first. The museums merge. Out of the existing nodes, build one register, smallest first again; a number that occurs in both registers appears only once, and the second node is discarded. Each register has up to 500,000 nodes. Only constant extra space is available.',
    world: 'museum registers',
    pattern: 'linked-list-manipulation',
    given: ['linked list'],
    evidence: [
      {
        words: 'Out of the existing nodes',
        tells: 'The nodes are relinked, so the work is to change next links safely.',
        decides: false,
      },
      {
        words: 'smallest first again',
        tells: 'Both lists and the result run in the same direction, so nothing is needed back to front.',
        decides: true,
      },
      {
        words: 'appears only once',
        tells: 'Equal heads are handled on the spot: append one, skip the other.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'linked-list-reversal',
      fails:
        'Reversing is needed when the result runs against the direction of the input. Here both start with the smallest number, as the result does.',
    },
    why: 'Append the smaller of the two front nodes to a tail that starts at a dummy node, and drop one of two equal ones.',
    cost: 'O(n + m)',
  },
  {
    id: 'linked-list-manipulation-3',
    text: 'At a border, trucks wait in one singly linked list, and each node says whether the truck carries food, animals or goods. Break the list into three lists, one per kind, in which trucks keep the order they had. No nodes may be created, and the list is read once. Return the three heads, some of which may be empty.',
    world: 'border control',
    pattern: 'linked-list-manipulation',
    given: ['linked list'],
    evidence: [
      {
        words: 'one per kind',
        tells: 'The value of a node alone says where it goes.',
        decides: true,
      },
      {
        words: 'keep the order they had',
        tells: 'Nodes are appended as they come, so three tails suffice and nothing is reversed.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'linked-list-two-pointers',
      fails:
        'Fast and slow references split a list at a position such as the middle. Here the split depends on the value of each node, not on where it stands.',
    },
    why: 'Keep a dummy head and a tail for each kind, append every node to the tail of its kind, and end all three lists.',
    cost: 'O(n)',
  },
  {
    id: 'linked-list-manipulation-4',
    text: 'A parking sensor reports a singly linked list with one node per second, holding F for free or T for taken. The list has up to a million nodes. Compress it in place: each run of equal neighboring nodes becomes one node that also stores how long the run was. Return the head of the shortened list.',
    world: 'parking sensors',
    pattern: 'linked-list-manipulation',
    given: ['linked list'],
    evidence: [
      {
        words: 'each run of equal neighboring nodes',
        tells: 'Comparing a node with its next node decides whether the run continues.',
        decides: true,
      },
      {
        words: 'becomes one node',
        tells: 'The other nodes of the run are unlinked as you pass them, from the front.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'linked-list-two-pointers',
      fails:
        'A fixed gap or a double speed finds a position that depends on the length. Runs have any length and are recognized at once, node by node.',
    },
    why: 'Stay on the first node of a run, unlink each following equal node while counting it, then step to the next run.',
    cost: 'O(n)',
  },
  {
    id: 'linked-list-manipulation-5',
    text: 'A ship logs positions in a singly linked list, earliest time first, with up to 300,000 nodes. A second device delivers its positions late, in another singly linked list that is also earliest first but holds only 20 nodes. Link each late node into the log where its time belongs, in one pass. The earliest node of all may be a late one.',
    world: 'ship log',
    pattern: 'linked-list-manipulation',
    given: ['linked list'],
    evidence: [
      {
        words: 'also earliest first',
        tells: 'Both lists run in the direction of the result, so one forward pass handles both.',
        decides: true,
      },
      {
        words: 'Link each late node into the log',
        tells: 'Insertion needs the node before the position, which a forward walk provides.',
        decides: false,
      },
      {
        words: 'The earliest node of all may be a late one',
        tells: 'The head may change, and a dummy node before it removes the special case.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'linked-list-reversal',
      fails:
        'Reversal helps if one list comes latest first. Both come earliest first, so turning either of them would only put it in the wrong order.',
    },
    why: 'Start at a dummy node before the log, advance while the next logged time is earlier than the late one, and link the late node in.',
    cost: 'O(n + m)',
  },
  {
    id: 'linked-list-manipulation-6',
    text: 'A film is a singly linked list of scenes with distinct names. The director names two scenes, of which the first surely comes before the second, and hands you another list of scenes. Everything from the first named scene through the second must go, and the new list takes its place. Scenes may be read once from the start. Return the head.',
    world: 'film editing',
    pattern: 'linked-list-manipulation',
    given: ['linked list'],
    evidence: [
      {
        words: 'distinct names',
        tells: 'The nodes are recognized by their value when you reach them.',
        decides: true,
      },
      {
        words: 'the new list takes its place',
        tells: 'One link before the cut and one after it change, and the order of nodes stays.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'linked-list-two-pointers',
      fails:
        'The cut is given by names, not by distance from the end or by the middle, so there is no gap to keep between two pointers.',
    },
    why: 'Walk from a dummy node, remember the node before the first named scene, walk on past the second, and attach the new list between them.',
    cost: 'O(n)',
  },
  {
    id: 'linked-list-manipulation-7',
    text: 'Traders on a distant planet use many kinds of coins, and each kind is worth 17 coins of the kind before. A price is a singly linked list of numbers from 0 to 16, which say how many coins of each kind to pay, the cheapest kind first. Add two prices of up to 10,000 nodes, which can differ in length, and return the sum as a list of the same form.',
    world: 'alien coins',
    pattern: 'linked-list-manipulation',
    given: ['linked list'],
    evidence: [
      {
        words: 'the cheapest kind first',
        tells: 'The smallest unit comes first, so carries run in the direction of the links.',
        decides: true,
      },
      {
        words: 'which can differ in length',
        tells: 'The loop continues while either list or a carry is left.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'linked-list-reversal',
      fails:
        'Lists are reversed for sums when the most valuable unit comes first. Here the heads are the cheapest kinds, where the addition starts anyway.',
    },
    why: 'Walk both lists together, add the values and the carry, append the remainder, and carry the rest to the next kind.',
    cost: 'O(n + m)',
  },
  {
    id: 'linked-list-manipulation-8',
    text: "A pharmacy keeps medicine boxes in a singly linked list, in the order in which they came in; expiry dates follow no order. Given today's date, take all expired boxes out and return them as a second list, in the same relative order, while the rest stays linked. No box is copied, and up to 400,000 boxes are visited only once.",
    world: 'pharmacy',
    pattern: 'linked-list-manipulation',
    given: ['linked list'],
    evidence: [
      {
        words: 'take all expired boxes out',
        tells: 'Each node is judged by its own value and unlinked from the one before it.',
        decides: true,
      },
      {
        words: 'in the same relative order',
        tells: 'Removed nodes are appended as they come, so nothing ends up back to front.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'linked-list-reversal',
      fails:
        'Pushing removed boxes to the front of the second list would reverse them. Their order must stay, so you append at a tail and reverse nothing.',
    },
    why: 'Walk with the previous node; unlink each expired box, append it to the tail of the second list, and go on.',
    cost: 'O(n)',
  },
]
