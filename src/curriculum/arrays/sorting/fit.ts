import type { PracticeFit } from '../../practice-fit.ts'

export const fit = {
  scenarios: {
    'Sort an array of three different values in one pass': [75],
    'Find the number that is missing from 0 to n': [268],
    'Find the k-th largest value without sorting everything': [215],
    'Count the pairs that are out of order while merging two halves': [493],
    'Order numbers by your own rule so that they join to the largest number': [179],
  },
  keyPhrases: {
    'in the range [1, n]': [448],
    'the kth largest element': [215],
    'sort the array in ascending order': [912],
    'O(1) auxiliary space': [41],
  },
  variations: {
    'Cyclic placement': [41, 448],
    Partition: [75, 215],
    'Merge and count': [493],
    'Custom comparison': [179],
    'Counting sort': [1122, 274],
  },
  costs: {
    '41': ['O(n)', 'O(1)'],
    '75': ['O(n)', 'O(1)'],
    '179': ['O(n log n)', 'O(n)'],
    '215': ['O(n)', 'O(1)'],
    '268': ['O(n)', 'O(1)'],
    '274': ['O(n log n)', 'O(n)'],
    '448': ['O(n)', 'O(1)'],
    '493': ['O(n log n)', 'O(n)'],
    '912': ['O(n log n)', 'O(n)'],
    '1122': ['O(n + m + r)', 'O(r)'],
  },
} satisfies PracticeFit
