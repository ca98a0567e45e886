import type { Lesson } from '../../lesson.ts'

export const lesson: Lesson = {
  id: 19,
  name: 'linked-list-design',
  displayName: 'Linked Structures in Design',
  shortName: 'Linked Structures',
  description:
    'Combine linked nodes with a hash map, with buckets or with extra levels, so that each operation touches only a few links. The map finds a node at once; the list keeps the order of the nodes.',
  idea: 'Let a hash map find the node and linked nodes keep the order, so that each operation changes only a few links.',
  scenarios: [
    'Cache that evicts the least recently used entry',
    'Page history with back and forward',
    'Hash map built from buckets',
    'Queue that also inserts and removes in the middle',
    'Ordered store that searches in logarithmic expected time',
    'Counter of names that reports the most and the least frequent one',
  ],
  identificationClues:
    'You implement a class in which one call needs an order (by use, count, value or position) and another reaches any entry fast. Or you must build the hash map or the list yourself. If items leave only at the ends, a queue or a stack is enough. If only the smallest or largest is ever removed, it is a heap.',
  recognitionGuide: {
    keyPhrases: [
      'least recently used (LRU) cache',
      'each run in O(1)',
      'without using any built-in',
      'design your implementation of',
    ],
    commonVariations: [
      'Map and doubly linked list: you unlink a node and insert it at the front in constant time (OrderedDict, LinkedHashMap)',
      'Chained buckets: each hashed index has a short list of its entries',
      'Current position: you keep the current node or the middle at hand, with two parts that can grow or be cut',
      'Buckets of equal count: lists linked in order of count let a change move a node by one bucket',
      'Skip levels: express lanes above a sorted list are chosen by coin toss',
    ],
  },
  commonMistakes: [
    'Updating only one side of a link: walk the list in both directions and compare what you see',
    'Map and list out of step: an evicted node is still in the map; compare both sizes after each call',
    'Forgetting that a write is a use: put an existing key again, then overflow the cache; that key must survive',
    'Special cases at the ends: removing the only node breaks the list; put a sentinel at each end and test a capacity of one',
  ],
  complexity: {
    time: 'O(1) per operation',
    timeReason:
      'On average, the map finds the node in O(1), and moving it to the front changes a fixed number of links.',
    space: 'O(k)',
    spaceReason: 'Each of the k entries costs one node in the list and one entry in the map.',
  },
  whenNot: [
    'Only the smallest or largest is ever removed: order among the rest is wasted, so keep a Heap / Priority Queue',
    'No call depends on an order of the entries: a library map alone does all of it, as in Hash Map Lookup',
  ],
  story: {
    problem:
      'A clinic manages its waiting line. Patients join at the end, and the next one called is **the one who has waited longest**. But any patient may cancel **by name, from anywhere in the line** (names are unique). Join, call and cancel must **each take O(1)**.',
    naive:
      'With an array in order of arrival, cancel has to find the name and close the gap. Each cancellation can touch thousands of entries.',
    insight:
      'A hash map finds the node for a name at once. If the node knows both neighbors, it can be unlinked without a walk.',
    invariant: 'Map and list hold exactly the same patients, and the list is in order of arrival.',
    plan: [
      'Create a head and a tail sentinel that point at each other.',
      'To join, insert a node before the tail and store it in the map under the name.',
      'To cancel, look up the node, link its two neighbors to each other, and delete the name from the map.',
      'To call, cancel the node after the head and report its name.',
    ],
    rival: {
      name: 'queue-operations',
      reason:
        'A queue serves the patient who has waited longest, but it reaches only its ends. A patient in the middle is found only by scanning the line.',
    },
  },
  workedExample:
    'In a playlist, any song can be moved to the end in O(1). A, B and C form a chain between two sentinels, each node knows both neighbors, and a map leads from each title to its node. Move A: the map finds it, the front sentinel and B are linked to each other, and A goes between C and the end sentinel. Six pointers change, however long the list is.',
  listings: [
    {
      id: 'linked-list-design',
      label: 'LRU cache by hand',
      note: 'A map finds the node, and links in both directions let you move it to the front without a walk.',
      shows: ['Map and doubly linked list'],
    },
    {
      id: 'lru-ordered-map',
      label: "LRU cache with the library's map",
      note: 'Most languages have a map that keeps an order; use it unless the interviewer asks for the links.',
      shows: ['Map and doubly linked list'],
    },
    {
      id: 'doubly-linked-list',
      isJudged: false,
      label: 'Doubly linked list',
      note: 'One sentinel makes the list circular, so inserting and unlinking have no special cases at the ends.',
    },
    {
      id: 'bucket-hash-map',
      label: 'Hash map of buckets',
      note: 'A hash picks one short list; putting a known key changes its node instead of adding one.',
      shows: ['Chained buckets'],
    },
  ],
  practice: [
    {
      number: 705,
      title: 'Design HashSet',
      slug: 'design-hashset',
      difficulty: 'Easy',
      premium: false,
      adds: 'You build buckets from scratch: a hash picks the list, and keys that collide share it.',
    },
    {
      number: 706,
      title: 'Design HashMap',
      slug: 'design-hashmap',
      difficulty: 'Easy',
      premium: false,
      adds: 'Nodes have a value now, so putting a known key must change its node instead of adding one.',
    },
    {
      number: 707,
      title: 'Design Linked List',
      slug: 'design-linked-list',
      difficulty: 'Medium',
      premium: false,
      adds: 'You write index operations on links of your own, and sentinels at both ends remove the special cases.',
    },
    {
      number: 1472,
      title: 'Design Browser History',
      slug: 'design-browser-history',
      difficulty: 'Medium',
      premium: false,
      adds: 'The list has a current page, and a visit cuts off everything after it.',
    },
    {
      number: 1670,
      title: 'Design Front Middle Back Queue',
      slug: 'design-front-middle-back-queue',
      difficulty: 'Medium',
      premium: false,
      adds: 'The middle must be available at once: you keep two deques balanced, and need a firm rule for even sizes.',
    },
    {
      number: 146,
      title: 'LRU Cache',
      slug: 'lru-cache',
      difficulty: 'Medium',
      premium: false,
      adds: 'Two structures share the nodes: the map finds one, the list keeps them in order of use.',
    },
    {
      number: 460,
      title: 'LFU Cache',
      slug: 'lfu-cache',
      difficulty: 'Hard',
      premium: false,
      adds: 'There is an order within an order: you keep one list for each count and always know the least count.',
    },
    {
      number: 432,
      title: 'All O`one Data Structure',
      slug: 'all-oone-data-structure',
      difficulty: 'Hard',
      premium: false,
      adds: 'Counts fall as well as rise and you report both extremes, so buckets are linked in order of count.',
    },
    {
      number: 1206,
      title: 'Design Skiplist',
      slug: 'design-skiplist',
      difficulty: 'Hard',
      premium: false,
      adds: 'Now the values are sorted: express lanes chosen by coin toss give O(log k) on average, without rotations.',
    },
  ],
}
