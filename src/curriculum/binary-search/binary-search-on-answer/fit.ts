import type { PracticeFit } from '../../practice-fit.ts'

export const fit = {
  scenarios: {
    'Slowest speed that still finishes in time': [875],
    'Smallest ship that carries everything within a number of days': [1011],
    'Largest minimum distance when placing items': [1552],
    'Split an array so that its largest part is as small as possible': [410],
    'Kth smallest value of a sorted matrix, or of all pair differences': [378, 719],
    'Most complete rows that a limited supply can fill': [441],
  },
  keyPhrases: {
    'minimum integer k such that': [875],
    'within h hours': [875],
    'least weight capacity': [1011],
    'smallest divisor': [1283],
    'minimum number of days you need to wait': [1482],
    'magnetic force between any two balls is maximum': [1552],
    'largest sum of any subarray is minimized': [410],
    'kth smallest element in the matrix': [378],
    'kth smallest distance among all the pairs': [719],
    'number of complete rows': [441],
  },
  variations: {
    'Smallest that works': [875, 1011, 1283, 1482, 378, 410, 719],
    'Largest that works': [441, 1552],
    'Greedy test': [1011, 1482, 1552, 410],
    'Counting test': [378, 719],
  },
  costs: {
    '378': ['O(n log R)', 'O(1)'],
    '410': ['O(n log R)', 'O(1)'],
    '441': ['O(log n)', 'O(1)'],
    '719': ['O(n log n + n log R)', 'O(1)'],
    '875': ['O(n log R)', 'O(1)'],
    '1011': ['O(n log R)', 'O(1)'],
    '1283': ['O(n log R)', 'O(1)'],
    '1482': ['O(n log R)', 'O(1)'],
    '1552': ['O(n log n + n log R)', 'O(1)'],
  },
} satisfies PracticeFit
