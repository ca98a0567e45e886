import type { Prompt } from '../../prompt.ts'

export const prompts: readonly Prompt[] = [
  {
    id: 'linked-list-manipulation-1',
    text: 'A hiking app stores a route as up to 200,000 waypoints, each with its altitude in meters and a link to the one after it. Wherever the altitude of two neighboring waypoints differs by more than 100, insert one new waypoint between them, with the mean of both altitudes. Newly inserted waypoints are not examined again. Print the route from its first waypoint on.',
    world: 'hiking routes',
    pattern: 'linked-list-manipulation',
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
    text: 'For each truck that waits at a border, the computer knows which one is directly behind it and whether it carries food, animals or goods. Break this line into three, one per kind, in which trucks keep the order they had. No entries may be created, and a single pass has to be enough. Report the first truck of each new line, if it has any.',
    world: 'border control',
    pattern: 'linked-list-manipulation',
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
    text: 'A parking sensor delivers a node per second, which holds F for free or T for taken and leads to the node of the second after it, up to a million in all. Compress this chain in place: each run of equal neighboring nodes becomes one node that also stores how long the run was. Where does the shortened chain begin?',
    world: 'parking sensors',
    pattern: 'linked-list-manipulation',
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
    text: 'The scenes of a film have distinct names, and each leads to the scene that follows it. The director names two of them, of which the first surely comes before the second, and hands you another piece of film of the same make. Everything from the first named scene through the second must go, and the new piece takes its place. Scenes may be read once from the start. Which one is first now?',
    world: 'film editing',
    pattern: 'linked-list-manipulation',
    evidence: [
      {
        words: 'distinct names',
        tells: 'The nodes are recognized by their value when you reach them.',
        decides: true,
      },
      {
        words: 'the new piece takes its place',
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
    text: 'A pharmacy keeps up to 400,000 boxes of medicine, each linked to the one that came in after it; expiry dates follow no order. Given the date of today, take all expired boxes out and link them to each other in the same relative order, while the rest stays linked. No box is copied, each is visited only once, and the first of both groups must be known in the end.',
    world: 'pharmacy',
    pattern: 'linked-list-manipulation',
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
  {
    id: 'linked-list-manipulation-9',
    text: 'Tickets for a charity ball were sold by three agencies at once, and the inevitable happened. Each sale is a record with the number of a seat and a reference to the record that comes next; only the first record is known. The records have already been brought into the order of their seats, lowest number first. Seats that were sold several times are an embarrassment. To be fair to everybody, the organizers cancel every sale of such a seat rather than let one buyer have it, and Count Aurel will call the people concerned in person. From the seats 3, 7, 7, 9, 12, 12, 12, 20, the records for 3, 9 and 20 remain. The first records may be among those that go, and perhaps all of them. No record can be created or moved, so what is left has to be joined by changing references, and the first record that is left is the result. There are up to 800,000 records, which may be read just once, and there is space for a few variables.',
    form: 'long',
    world: 'charity ball',
    pattern: 'linked-list-manipulation',
    evidence: [
      {
        words: 'already been brought into the order of their seats',
        tells: 'Records of the same seat are neighbors, so a look at what comes next is enough.',
        decides: true,
      },
      {
        words: 'cancel every sale of such a seat',
        tells: 'All records of a run leave, so the record before the run has to be remembered.',
        decides: true,
      },
      {
        words: 'joined by changing references',
        tells: 'Nodes are skipped by linking the one before them to the one after.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'hash-lookup',
      fails:
        'Remembering seats would need room for 800,000 numbers, and it is needless: equal seats are next to each other.',
    },
    why: 'Walk along with the last record that surely stays, skip each run of equal seats as a whole, and link over it; a dummy record comes before the first.',
    cost: 'O(n)',
  },
  {
    id: 'linked-list-manipulation-10',
    text: 'At a fire drill, the 60,000 students of a university leave the building through one door, one behind the other. Each of them holds a ribbon on which the name of the person behind is written, and beyond that, nobody knows anything about the line. On the sports field, they have to line up again: first everybody who came out as number one, three, five and so on, then everybody who came out as number two, four, six and so on, and within both parts in the order in which they came out. If Ada, Bo, Cy, Di and Ed come out in this order, the new line is Ada, Cy, Ed, Bo, Di. It has been raining, so the ribbons are wet but still legible. The loudspeaker van drives along the line once and tells people what to write on their ribbons. Its driver can remember three or four names, and there is no paper left for anybody to make a list. Describe what is announced.',
    form: 'long',
    world: 'fire drill',
    pattern: 'linked-list-manipulation',
    evidence: [
      {
        words: 'the name of the person behind',
        tells: 'Each one knows only the next one, so the line can only be followed.',
        decides: false,
      },
      {
        words: 'number one, three, five and so on',
        tells: 'Who goes to which part depends on the position alone, one after another.',
        decides: true,
      },
      {
        words: 'within both parts in the order in which they came out',
        tells: 'Two lines grow at their ends while the first is read.',
        decides: true,
      },
      {
        words: 'three or four names',
        tells: 'A few references are enough: the two ends and the start of the second part.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'linked-list-reversal',
      fails: 'Neither part changes its direction. Whoever was ahead in a part stays ahead.',
    },
    why: 'Grow two chains, one of odd and one of even positions, by linking each person to the end of one of them, and join them at the end.',
    cost: 'O(n)',
  },
  {
    id: 'linked-list-manipulation-11',
    text: 'Our copy shop prints long documents page after page, and customers complain about pages in between that they would rather not pay for.',
    form: 'vague',
    asks: [
      {
        question: 'Which pages are meant?',
        answer: 'Blank ones. Whether a page is blank is stored with the page.',
      },
      {
        question: 'How does the printer get hold of the pages?',
        answer: 'It is given the first one, and each page says where the next is.',
      },
      {
        question: 'What should become of the document?',
        answer:
          'The rest must hang together in the same order, without being copied; the first page may be blank, too.',
      },
      {
        question: 'Does it matter how large documents are?',
        answer: 'They can have a million pages, and the printer can store three or four of them.',
      },
    ],
    world: 'print jobs',
    pattern: 'linked-list-manipulation',
    evidence: [
      {
        words: 'Whether a page is blank is stored with the page',
        tells: 'A page is judged alone, when it is reached.',
        decides: true,
      },
      {
        words: 'each page says where the next is',
        tells: 'Pages can only be followed, so the one before must be remembered to link over a blank one.',
        decides: true,
      },
      {
        words: 'hang together in the same order',
        tells: 'Links are changed around pages that go, and nothing else moves.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'linked-list-two-pointers',
      fails:
        'No position has to be found, neither from the end nor in the middle, so a second reference at another speed has nothing to do.',
    },
    why: 'Put a dummy page in front, walk with the last page that stays, and link it past each blank one.',
    cost: 'O(n)',
  },
]
