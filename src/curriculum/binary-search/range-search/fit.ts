import type { PracticeFit } from '../../practice-fit.ts'

export const fit = {
  scenarios: {
    'First and last position of a repeated value': [34],
    'First version in which a defect appears': [278],
    'Latest entry stored at or before a given time': [981],
    'The k values of a sorted array that are closest to a target': [658],
    'How many partners in a sorted array reach a threshold': [2300, 2563],
    'Last job that ends by the time another one begins': [1235],
  },
  keyPhrases: {
    'first and last position': [34],
    'the number of elements less than': [],
    'greater than or equal to': [],
    'closest to x': [658],
  },
  variations: {
    'Lower bound': [278, 34, 436, 2300, 2563],
    'Upper bound': [744, 34, 2563],
    'Latest at or before': [981, 1235],
    'Window start': [658],
    'Weighted intervals': [],
    'Positions by value': [],
  },
  costs: {
    '34': ['O(log n)', 'O(1)'],
    '278': ['O(log n)', 'O(1)'],
    '436': ['O(n log n)', 'O(n)'],
    '658': ['O(log(n - k) + k)', 'O(1)'],
    '744': ['O(log n)', 'O(1)'],
    '981': ['O(log n)', 'O(n)'],
    '1235': ['O(n log n)', 'O(n)'],
    '1351': ['O(m log n)', 'O(1)'],
    '2300': ['O((n + m) log m)', 'O(1)'],
    '2563': ['O(n log n)', 'O(1)'],
  },
} satisfies PracticeFit
