import type { PracticeFit } from '../../practice-fit.ts'

export const fit = {
  scenarios: {
    'Count islands and measure their area': [200, 695],
    'Walk a matrix in a spiral': [54],
    'Rotate an image by 90 degrees in place': [48],
    'Compute the next state of every cell from its neighbors': [289],
    'Clear the row and the column of every zero': [73],
    'Find the regions that do not touch the border': [130],
  },
  keyPhrases: {
    'an m x n grid': [],
    'horizontally or vertically': [200, 733],
    'in spiral order': [54],
    'surrounded by': [200, 463],
  },
  variations: {
    'Flood fill': [733, 200, 695],
    'Border first': [130],
    Rings: [54, 48],
    'Two states in one cell': [289, 73],
    'Order by value': [329],
  },
  costs: {
    '48': ['O(R · C)', 'O(1)'],
    '54': ['O(R · C)', 'O(1)'],
    '73': ['O(R · C)', 'O(1)'],
    '130': ['O(R · C)', 'O(R · C)'],
    '200': ['O(R · C)', 'O(R · C)'],
    '289': ['O(R · C)', 'O(1)'],
    '329': ['O(R · C)', 'O(R · C)'],
    '463': ['O(R · C)', 'O(1)'],
    '695': ['O(R · C)', 'O(R · C)'],
    '733': ['O(R · C)', 'O(R · C)'],
  },
} satisfies PracticeFit
