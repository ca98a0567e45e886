import type { Lesson } from '../../lesson.ts'

export const linkedListDesign: Lesson = {
  id: 19,
  name: 'linked-list-design',
  displayName: 'Linked Structures in Design',
  description:
    'Combine linked nodes with a hash map or extra levels to build caches, histories and ordered stores with fast updates.',
  scenarios: [],
  identificationClues: '',
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
