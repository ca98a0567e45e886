import type { PracticeFit } from '../../practice-fit.ts'

export const fit = {
  scenarios: {
    'Can all courses be taken, and in which order': [207, 210],
    'Make dishes whose ingredients must be made first': [2115],
    'Derive the order of characters from sorted words': [269],
    'Find the nodes from which no cycle can be reached': [802],
    'Find the roots that give a tree the least height': [310],
    'Answer many queries whether one course must come before another': [1462],
  },
  keyPhrases: {
    prerequisites: [207, 210, 1462],
    'must come before': [],
    'ordering of courses': [210],
    'in which order': [],
  },
  variations: {
    'Counting down': [207, 210, 2115],
    'Depth first': [207, 210, 802],
    'Reversed edges': [802],
    'Peeling leaves': [310],
    'Values along the order': [1462, 1857],
  },
  costs: {
    '207': ['O(V + E)', 'O(V + E)'],
    '210': ['O(V + E)', 'O(V + E)'],
    '269': ['O(C)', 'O(1)'],
    '310': ['O(V + E)', 'O(V + E)'],
    '802': ['O(V + E)', 'O(V + E)'],
    '1203': ['O(V + E)', 'O(V + E)'],
    '1462': ['O(V · (V + E) + Q)', 'O(V²)'],
    '1857': ['O(K · (V + E))', 'O(K · V + E)'],
    '2115': ['O(V + E)', 'O(V + E)'],
  },
} satisfies PracticeFit
