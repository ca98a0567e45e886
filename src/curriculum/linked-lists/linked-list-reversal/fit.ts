import type { PracticeFit } from '../../practice-fit.ts'

export const fit = {
  scenarios: {
    'Reverse a whole list': [206],
    'Reverse only the nodes from one position to another': [92],
    'Reverse a list in groups of k': [25, 24],
    'Add from the lowest digit when the list starts with the highest': [445, 2816],
    'Pair the first half of a list with the mirrored second half': [2130],
    'Drop each node that has a larger node after it, without a stack': [2487],
  },
  keyPhrases: {
    'reverse the nodes': [92, 25],
    'nodes in groups of k': [],
    'swap every two adjacent nodes': [24],
    'most significant digit comes first': [445],
  },
  variations: {
    'Whole list': [206, 2130],
    Segment: [92],
    Groups: [24, 25, 2074],
    'There and back': [445, 2487, 2816],
    'Insert in front': [92],
  },
  costs: {
    '24': ['O(n)', 'O(1)'],
    '25': ['O(n)', 'O(1)'],
    '92': ['O(n)', 'O(1)'],
    '206': ['O(n)', 'O(1)'],
    '445': ['O(n)', 'O(1)'],
    '2074': ['O(n)', 'O(1)'],
    '2130': ['O(n)', 'O(1)'],
    '2487': ['O(n)', 'O(1)'],
    '2816': ['O(n)', 'O(1)'],
  },
} satisfies PracticeFit
