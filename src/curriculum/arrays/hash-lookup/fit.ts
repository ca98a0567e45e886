import type { PracticeFit } from '../../practice-fit.ts'

export const fit = {
  scenarios: {
    'Find the indices of two values in an unsorted array that add up to a target': [1],
    'Check whether any value occurs twice': [217, 36],
    'Find the longest run of consecutive numbers without sorting': [128],
    'Insert, remove and draw a random element in constant time': [380],
    'Report the k values that occur most often': [347],
  },
  keyPhrases: {
    'return indices of the two numbers': [1],
    'appears at least twice': [217],
    'an unsorted array': [128],
    'average O(1) time': [380],
  },
  variations: {
    'Seen so far': [1, 217],
    'Value to index or count': [1, 169, 347, 846, 2013],
    'Set of everything': [128],
    'Composite key': [36, 149, 2013],
    'Map beside an array': [380],
  },
  costs: {
    '1': ['O(n)', 'O(n)'],
    '36': ['O(1)', 'O(1)'],
    '128': ['O(n)', 'O(n)'],
    '149': ['O(n²)', 'O(n)'],
    '169': ['O(n)', 'O(n)'],
    '217': ['O(n)', 'O(n)'],
    '347': ['O(n)', 'O(n)'],
    '380': ['O(1)', 'O(n)'],
    '846': ['O(n log n)', 'O(n)'],
    '2013': ['O(n)', 'O(n)'],
  },
} satisfies PracticeFit
