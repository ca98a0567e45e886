import type { PracticeFit } from '../../practice-fit.ts'

export const fit = {
  scenarios: {
    'Find a value in a sorted array of distinct numbers': [704, 35],
    'Compute an integer square root without a library call': [69],
    'Search a matrix in which each row continues the previous one': [74],
    'Guess a hidden number from replies of higher or lower': [374],
    'Find the one element that has no partner in a sorted array of pairs': [540],
    'Find the median of two sorted arrays without merging them': [4],
  },
  keyPhrases: {
    'sorted in ascending order': [704],
    'O(log n) runtime complexity': [704, 35],
    'return its index. Otherwise, return -1': [704],
    'rounded down to the nearest integer': [69],
  },
  variations: {
    'Exact match': [704, 35, 374, 367],
    'Virtual array': [74, 69, 367],
    'Rounded-down answer': [69],
    'Test without a target': [540],
    'Search for a cut': [4],
    'Unknown length': [],
    Staircase: [],
  },
  costs: {
    '4': ['O(log(min(m, n)))', 'O(1)'],
    '35': ['O(log n)', 'O(1)'],
    '69': ['O(log n)', 'O(1)'],
    '74': ['O(log n)', 'O(1)'],
    '367': ['O(log n)', 'O(1)'],
    '374': ['O(log n)', 'O(1)'],
    '540': ['O(log n)', 'O(1)'],
    '704': ['O(log n)', 'O(1)'],
  },
} satisfies PracticeFit
