import type { PracticeFit } from '../../practice-fit.ts'

export const fit = {
  scenarios: {
    'List all subsets, permutations or combinations': [78, 46, 39, 90, 40],
    'Place queens so that none attacks another': [51],
    'Split a string into palindromes in every possible way': [131],
    'Trace a word through a board, cell by cell': [79],
    'Generate all balanced strings of parentheses': [22],
  },
  keyPhrases: {
    'return all possible': [],
    'all possible subsets (the power set)': [78, 90],
    'all combinations': [],
    permutations: [46],
  },
  variations: {
    'Take or skip': [78, 1863],
    'Start index': [39, 40, 90, 78],
    'Used marks': [46],
    'Skip duplicates': [90, 40],
    'Cut points': [131],
    'Bitmask DP': [],
    'Meet in the middle': [],
  },
  costs: {
    '17': ['O(k · b^d)', 'O(d)'],
    '22': ['O(n · C)', 'O(n)'],
    '39': ['O(k · b^d)', 'O(d)'],
    '40': ['O(k · b^d)', 'O(d)'],
    '46': ['O(n · n!)', 'O(n)'],
    '51': ['O(n!)', 'O(n)'],
    '78': ['O(n · 2^n)', 'O(n)'],
    '79': ['O(R · C · 3^L)', 'O(L)'],
    '90': ['O(n · 2^n)', 'O(n)'],
    '131': ['O(k · b^d)', 'O(d)'],
    '1863': ['O(2^n)', 'O(n)'],
  },
} satisfies PracticeFit
