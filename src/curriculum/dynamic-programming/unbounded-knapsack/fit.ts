import type { PracticeFit } from '../../practice-fit.ts'

export const fit = {
  scenarios: {
    'Fewest coins for an amount': [322],
    'Number of coin combinations that make an amount': [518],
    'Fewest squares that add up to n': [279],
    'Cheapest passes for a year of travel days': [983],
    'Split a string into dictionary words that may repeat': [139],
  },
  keyPhrases: {
    'infinite number of each kind': [322, 518],
    'fewest number of coins': [322],
    'may be used multiple times': [],
    'the sum of': [],
  },
  variations: {
    Fewest: [322, 279],
    Combinations: [518],
    Sequences: [377],
    'Positions as amounts': [983, 139],
    Rebuild: [1449],
  },
  costs: {
    '139': ['O(A · m²)', 'O(A + D)'],
    '279': ['O(n · √n)', 'O(n)'],
    '322': ['O(n · A)', 'O(A)'],
    '343': ['O(n²)', 'O(n)'],
    '377': ['O(n · A)', 'O(A)'],
    '518': ['O(n · A)', 'O(A)'],
    '983': ['O(n · A)', 'O(A)'],
    '1449': ['O(n · A)', 'O(A)'],
  },
} satisfies PracticeFit
