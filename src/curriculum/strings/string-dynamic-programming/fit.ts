import type { PracticeFit } from '../../practice-fit.ts'

export const fit = {
  scenarios: {
    'Fewest edits that turn one word into another': [72, 583],
    'Longest common subsequence of two strings': [1143],
    'Split a string into words from a dictionary': [139],
    'Match a whole string against a pattern with wildcards': [10, 44],
    'Number of ways one string occurs as a subsequence of another': [115],
    'Longest palindromic subsequence': [516],
  },
  keyPhrases: {
    'minimum number of operations': [72],
    'longest common subsequence': [1143],
    'segmented into': [139],
    'palindromic subsequence': [516],
  },
  variations: {
    'Two prefixes': [1143, 583, 72, 97, 115, 10, 44],
    'One string, cut': [139],
    'Pattern with a star': [10, 44],
    'One string, two ends': [516],
    'Common substring': [],
  },
  costs: {
    '10': ['O(n · m)', 'O(n · m)'],
    '44': ['O(n · m)', 'O(n · m)'],
    '72': ['O(n · m)', 'O(n · m)'],
    '97': ['O(n · m)', 'O(n · m)'],
    '115': ['O(n · m)', 'O(n · m)'],
    '139': ['O(n³)', 'O(n + d)'],
    '392': ['O(n)', 'O(1)'],
    '516': ['O(n²)', 'O(n²)'],
    '583': ['O(n · m)', 'O(n · m)'],
    '1143': ['O(n · m)', 'O(n · m)'],
  },
} satisfies PracticeFit
