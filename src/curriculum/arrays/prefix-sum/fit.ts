import type { PracticeFit } from '../../practice-fit.ts'

export const fit = {
  scenarios: {
    'Answer many range-sum queries on an array that never changes': [303],
    'Count the subarrays that sum to exactly k, negative values included': [560],
    'Find the subarray with the largest sum': [53, 918],
    'Apply many additions to ranges, then read the final values': [1094],
    'Compute the product of all other elements without dividing': [238],
    'Find the index where the sums on both sides are equal': [724],
  },
  keyPhrases: {
    'between indices left and right': [303],
    'subarrays whose sum equals': [560],
    'subarray with the largest sum': [53],
    'divisible by k': [],
  },
  variations: {
    'Table of totals': [303],
    'Prefix with a map': [560, 1074],
    Remainders: [],
    'Totals from both sides': [724, 238],
    Kadane: [53, 152, 918],
    'Difference array': [1094],
  },
  costs: {
    '53': ['O(n)', 'O(1)'],
    '134': ['O(n)', 'O(1)'],
    '152': ['O(n)', 'O(1)'],
    '238': ['O(n)', 'O(1)'],
    '303': ['O(n)', 'O(n)'],
    '560': ['O(n)', 'O(n)'],
    '724': ['O(n)', 'O(1)'],
    '918': ['O(n)', 'O(1)'],
    '1074': ['O(m² · n)', 'O(n)'],
    '1094': ['O(n + m)', 'O(m)'],
  },
} satisfies PracticeFit
