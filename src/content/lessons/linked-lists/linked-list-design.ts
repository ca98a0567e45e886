import type { Lesson } from '../../lesson.ts'

export const linkedListDesign: Lesson = {
  id: 19,
  name: 'linked-list-design',
  displayName: 'Linked Structures in Design',
  description:
    'Join linked nodes with a hash map, with buckets or with extra levels, so that each operation touches only a few links. The map finds a node at once; the list keeps the order in which nodes matter.',
  scenarios: [
    'Cache that drops the entry unused for the longest time',
    'Page history with back and forward',
    'Hash map made of buckets',
    'Ordered store that searches in logarithmic expected time',
  ],
  identificationClues:
    'A class is to be built, and one operation needs an order of use or insertion while another needs direct access, both fast. If only the smallest or largest is ever taken, it is a heap; if items leave only at the ends, a plain queue or deque is enough.',
  recognitionGuide: {
    keyPhrases: [
      'design a data structure',
      'get and put',
      'least recently used',
      'without using any built-in hash table',
      'capacity',
      'each function must run in O(1)',
    ],
    commonVariations: [
      'Map and doubly linked list: unhook a node and put it in front in constant time',
      'Chained buckets: short lists behind a hashed index',
      'Skip levels: express lanes above a sorted list, drawn by coin toss',
    ],
  },
  commonMistakes: [
    'Mending only one side of a link: walk the list both ways and compare what you see',
    'Map and list out of step: an evicted node is still in the map; compare both sizes after each call',
    'Forgetting that a write is a use: put an existing key again, then overflow the cache; that key must survive',
  ],
  practice: [
    { number: 705, title: 'Design HashSet', slug: 'design-hashset', difficulty: 'Easy', premium: false },
    { number: 706, title: 'Design HashMap', slug: 'design-hashmap', difficulty: 'Easy', premium: false },
    {
      number: 707,
      title: 'Design Linked List',
      slug: 'design-linked-list',
      difficulty: 'Medium',
      premium: false,
    },
    {
      number: 1472,
      title: 'Design Browser History',
      slug: 'design-browser-history',
      difficulty: 'Medium',
      premium: false,
    },
    {
      number: 1670,
      title: 'Design Front Middle Back Queue',
      slug: 'design-front-middle-back-queue',
      difficulty: 'Medium',
      premium: false,
    },
    { number: 146, title: 'LRU Cache', slug: 'lru-cache', difficulty: 'Medium', premium: false },
    { number: 460, title: 'LFU Cache', slug: 'lfu-cache', difficulty: 'Hard', premium: false },
    {
      number: 432,
      title: 'All O`one Data Structure',
      slug: 'all-oone-data-structure',
      difficulty: 'Hard',
      premium: false,
    },
    { number: 1206, title: 'Design Skiplist', slug: 'design-skiplist', difficulty: 'Hard', premium: false },
  ],
}
