import type { PracticeFit } from '../../practice-fit.ts'

export const fit = {
  scenarios: {
    'Number of paths through a grid with obstacles': [63],
    'Cheapest path down a triangle': [120],
    'Largest square made of ones': [221],
    'Least health needed to cross a dungeon': [174],
    'Two robots collecting from one grid at the same time': [1463],
  },
  keyPhrases: {
    'only move either down or right': [62, 63, 64],
    'number of unique paths': [62, 63],
    'largest square': [221],
    'exactly k moves': [],
  },
  variations: {
    'From the start': [64, 931, 1463],
    'From the goal': [174],
    Counting: [62, 63, 118],
    'Two walkers': [1463],
    Squares: [221],
    'Moves left': [],
    'One choice per row': [],
  },
  costs: {
    '62': ['O(R · C)', 'O(C)'],
    '63': ['O(R · C)', 'O(C)'],
    '64': ['O(R · C)', 'O(C)'],
    '118': ['O(n²)', 'O(n²)'],
    '120': ['O(R · C)', 'O(C)'],
    '174': ['O(R · C)', 'O(C)'],
    '221': ['O(R · C)', 'O(C)'],
    '931': ['O(R · C)', 'O(C)'],
    '1463': ['O(R · C²)', 'O(C²)'],
  },
} satisfies PracticeFit
