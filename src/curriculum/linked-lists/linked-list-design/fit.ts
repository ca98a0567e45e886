import type { PracticeFit } from '../../practice-fit.ts'

export const fit = {
  scenarios: {
    'Cache that evicts the least recently used entry': [146],
    'Page history with back and forward': [1472],
    'Hash map built from buckets': [705, 706],
    'Queue that also inserts and removes in the middle': [1670],
    'Ordered store that searches in logarithmic expected time': [1206],
    'Counter of names that reports the most and the least frequent one': [432],
  },
  keyPhrases: {
    'least recently used (LRU) cache': [146],
    'each run in O(1)': [146],
    'without using any built-in': [705, 706],
    'design your implementation of': [707],
  },
  variations: {
    'Map and doubly linked list': [146, 460],
    'Chained buckets': [705, 706],
    'Current position': [1472, 1670],
    'Buckets of equal count': [460, 432],
    'Skip levels': [1206],
  },
  costs: {
    '146': ['O(1) per operation', 'O(k)'],
    '432': ['O(1) per operation', 'O(k)'],
    '460': ['O(1) per operation', 'O(k)'],
    '705': ['O(1) per operation', 'O(k + b)'],
    '706': ['O(1) per operation', 'O(k + b)'],
    '707': ['O(k) per operation', 'O(k)'],
    '1206': ['O(log k) per operation', 'O(k)'],
    '1472': ['O(steps) per operation', 'O(k)'],
    '1670': ['O(1) per operation', 'O(k)'],
  },
} satisfies PracticeFit
