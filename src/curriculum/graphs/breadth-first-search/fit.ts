import type { PracticeFit } from '../../practice-fit.ts'

export const fit = {
  scenarios: {
    'Fewest moves out of a maze': [1926],
    'Minutes until something has spread to every cell': [994],
    'Fewest one-letter changes from one word to another': [127],
    'Distance of each cell to its nearest source': [542, 286],
    'Fewest rides between two stops of a bus network': [815],
    'Fewest turns that open a combination lock': [752],
  },
  keyPhrases: {
    'minimum number of moves': [],
    'minimum number of minutes': [994],
    'shortest transformation sequence': [127],
    'distance to its nearest': [],
  },
  variations: {
    'Many sources': [994, 542, 286],
    'Search over states': [752],
    'From both ends': [127, 752],
    'Your choice of nodes': [815],
    'Costs of 0 and 1 (0-1 BFS)': [],
  },
  costs: {
    '127': ['O(N · L²)', 'O(N · L²)'],
    '286': ['O(V + E)', 'O(V)'],
    '542': ['O(V + E)', 'O(V)'],
    '733': ['O(V + E)', 'O(V)'],
    '752': ['O(V + E)', 'O(V)'],
    '815': ['O(S)', 'O(S)'],
    '909': ['O(V + E)', 'O(V)'],
    '994': ['O(V + E)', 'O(V)'],
    '1091': ['O(V + E)', 'O(V)'],
    '1926': ['O(V + E)', 'O(V)'],
  },
} satisfies PracticeFit
