import type { PracticeFit } from '../../practice-fit.ts'

export const fit = {
  scenarios: {
    'List the values row by row': [102, 103],
    'Find what is visible from the right side': [199],
    'Find the smallest depth of any leaf': [111],
    'Link each node to its neighbor in the same row': [116],
    'Take the average or the largest value of each row': [637, 515],
    'Measure the widest row, gaps included': [662],
  },
  keyPhrases: {
    'level by level': [102],
    'at each level': [],
    'right side of it': [199],
    'maximum width': [662],
  },
  variations: {
    'Level loop': [637, 102, 515, 199],
    'Alternating rows': [103],
    'Position numbers': [662],
    'Linked rows': [116],
    'Without a queue': [199, 102, 515],
  },
  costs: {
    '102': ['O(n)', 'O(w)'],
    '103': ['O(n)', 'O(w)'],
    '111': ['O(n)', 'O(w)'],
    '116': ['O(n)', 'O(1)'],
    '199': ['O(n)', 'O(w)'],
    '515': ['O(n)', 'O(w)'],
    '637': ['O(n)', 'O(w)'],
    '662': ['O(n)', 'O(w)'],
    '987': ['O(n log n)', 'O(n)'],
  },
} satisfies PracticeFit
