import type { PracticeFit } from '../../practice-fit.ts'

export const fit = {
  scenarios: {
    'Trade a stock freely, with a fee or a cooldown day': [122, 714, 309],
    'Trade at most k times': [123, 188],
    'Longest zigzag through a sequence': [376],
    'Count attendance records under limits': [552],
    'Best total when plus and minus alternate along the choice': [1911],
  },
  keyPhrases: {
    'buy and/or sell the stock': [122],
    'no two adjacent': [],
    'at most k transactions': [123, 188],
    'consecutive days': [552],
  },
  variations: {
    'Hold or free': [121, 122, 714],
    Cooldown: [309],
    'Limited trades': [123, 188],
    'Direction or sign as the mode': [376, 1911],
    'Counters as the mode': [552],
    'Kind of the last choice': [],
    'Forced phases': [],
  },
  costs: {
    '121': ['O(n)', 'O(1)'],
    '122': ['O(n)', 'O(1)'],
    '123': ['O(n)', 'O(1)'],
    '188': ['O(n · k)', 'O(k)'],
    '309': ['O(n)', 'O(1)'],
    '376': ['O(n)', 'O(1)'],
    '552': ['O(n)', 'O(1)'],
    '714': ['O(n)', 'O(1)'],
    '1911': ['O(n)', 'O(1)'],
  },
} satisfies PracticeFit
