import type { PracticeFit } from '../../practice-fit.ts'

export const fit = {
  scenarios: {
    'Find two values in a sorted array that add up to a target': [167],
    'Move the values to keep to the front of an array, without a second array': [283, 26],
    'Merge two sorted arrays into the free space at the end of one of them': [88],
    'Find the two walls that hold the most water': [11],
    'Find three values whose sum comes closest to a target': [16],
  },
  keyPhrases: {
    'sorted in non-decreasing order': [26, 88, 977, 167],
    'in-place': [283, 26],
    'two numbers such that they add up to': [167],
    'closest to target': [16],
  },
  variations: {
    'Opposite ends': [977, 167, 11, 42],
    'Reader and writer': [283, 26],
    'Fix one, pair the rest': [15, 16],
    'One index per array': [88],
    'Walk from both ends': [],
    'Smallest with largest': [],
    'Reversed parts': [],
  },
  costs: {
    '11': ['O(n)', 'O(1)'],
    '15': ['O(n²)', 'O(1)'],
    '16': ['O(n²)', 'O(1)'],
    '26': ['O(n)', 'O(1)'],
    '42': ['O(n)', 'O(1)'],
    '88': ['O(m + n)', 'O(1)'],
    '167': ['O(n)', 'O(1)'],
    '283': ['O(n)', 'O(1)'],
    '977': ['O(n)', 'O(1)'],
  },
} satisfies PracticeFit
