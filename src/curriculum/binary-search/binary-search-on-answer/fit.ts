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
    'minimize the maximum': [],
    'maximize the minimum': [],
    'minimum integer k such that': [875],
    'kth smallest': [378, 719],
  },
  variations: {
    'Smallest that works': [875, 1011, 1283, 1482, 378, 410, 719],
    'Largest that works': [441, 1552],
    'Greedy test': [1011, 1482, 1552, 410],
    'Counting test': [378, 719],
    'Real-valued answer': [],
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
