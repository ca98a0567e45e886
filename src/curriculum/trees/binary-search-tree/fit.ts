import type { PracticeFit } from '../../practice-fit.ts'

export const fit = {
  scenarios: {
    'Find, insert or delete a key': [700, 701, 450],
    'Find the k-th smallest value': [230],
    'Check that a tree keeps the order, or repair it': [98, 99, 1373],
    'Find the smallest difference between any two values': [530],
    'Deliver the values in ascending order, one at a time': [173],
    'Build a search tree of least height from sorted values': [108],
  },
  keyPhrases: {
    'binary search tree': [700, 108, 530, 98, 230, 701, 173, 450, 99, 1373],
    'kth smallest value': [230],
    'in-order successor': [],
    'the closest value': [],
  },
  variations: {
    'Guided descent': [700, 701, 450],
    Bounds: [98],
    'Sorted stream': [530, 230, 173, 99],
    'Middle as root': [108],
    'Facts from below': [1373],
    'Ordered map': [],
  },
  costs: {
    '98': ['O(n)', 'O(h)'],
    '99': ['O(n)', 'O(h)'],
    '108': ['O(n)', 'O(h)'],
    '173': ['O(1)', 'O(h)'],
    '230': ['O(h + k)', 'O(h)'],
    '450': ['O(h)', 'O(h)'],
    '530': ['O(n)', 'O(h)'],
    '700': ['O(h)', 'O(1)'],
    '701': ['O(h)', 'O(1)'],
    '1373': ['O(n)', 'O(h)'],
  },
} satisfies PracticeFit
