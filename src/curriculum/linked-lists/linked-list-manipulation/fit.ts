import type { PracticeFit } from '../../practice-fit.ts'

export const fit = {
  scenarios: {
    'Remove every node that has a given value': [203],
    'Merge two sorted lists by relinking their nodes': [21],
    'Split a list into smaller and larger values, keeping their order': [86],
    'Copy a list whose nodes also point at random others': [138],
    'Add two numbers whose digits are the nodes of two lists': [2],
    'Remove repeated values from a sorted list': [83, 82],
  },
  keyPhrases: {
    'remove all the nodes': [203],
    'merge the two lists': [21],
    'the head of a linked list': [],
    'copy of the list': [138],
  },
  variations: {
    'Dummy head': [203, 82, 21],
    'Tail builder': [21, 2, 86, 328, 23],
    'Interleaved copy': [138],
    'Overwrite instead of unlinking': [237],
    'Several levels': [],
    'Two passes': [],
    'Move to the front': [],
  },
  costs: {
    '2': ['O(n)', 'O(1)'],
    '21': ['O(n)', 'O(1)'],
    '23': ['O(n log k)', 'O(k)'],
    '82': ['O(n)', 'O(1)'],
    '83': ['O(n)', 'O(1)'],
    '86': ['O(n)', 'O(1)'],
    '138': ['O(n)', 'O(1)'],
    '203': ['O(n)', 'O(1)'],
    '237': ['O(1)', 'O(1)'],
    '328': ['O(n)', 'O(1)'],
  },
} satisfies PracticeFit
