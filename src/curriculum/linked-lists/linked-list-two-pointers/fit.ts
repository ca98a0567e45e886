import type { PracticeFit } from '../../practice-fit.ts'

export const fit = {
  scenarios: {
    'Check whether a list has a cycle, and find where it begins': [141, 142],
    'Find the middle in a single pass': [876],
    'Remove the nth node from the end without counting first': [19],
    'Find the repeated number by reading an array as links': [287],
    'Find the node where two lists join': [160],
  },
  keyPhrases: {
    'has a cycle': [141],
    'nth node from the end': [19],
    'middle node': [876],
    'without modifying the array': [287],
  },
  variations: {
    "Floyd's cycle detection": [141, 142, 202, 287],
    Middle: [876, 234, 143, 148],
    'Fixed gap': [19],
    'Restart at the head': [142, 287],
    'Switch at the end': [160],
  },
  costs: {
    '19': ['O(n)', 'O(1)'],
    '141': ['O(n)', 'O(1)'],
    '142': ['O(n)', 'O(1)'],
    '143': ['O(n)', 'O(1)'],
    '148': ['O(n log n)', 'O(log n)'],
    '160': ['O(n)', 'O(1)'],
    '202': ['O(log n)', 'O(1)'],
    '234': ['O(n)', 'O(1)'],
    '287': ['O(n)', 'O(1)'],
    '876': ['O(n)', 'O(1)'],
  },
} satisfies PracticeFit
