import type { PracticeFit } from '../../practice-fit.ts'

export const fit = {
  scenarios: {
    'Keep the k largest values of a stream': [703],
    'Merge many sorted lists': [23, 355],
    'Schedule tasks with a cooldown between equal ones': [621],
    'Report the median while numbers keep arriving': [295],
    'Rearrange a string so that no two equal characters are adjacent': [767],
  },
  keyPhrases: {
    'k largest': [],
    'k closest': [973],
    'any two adjacent characters are not the same': [767],
    'median of all elements': [295],
  },
  variations: {
    'Heap of size k': [703, 973, 215],
    'Two heaps': [295],
    'One entry per source': [23, 355],
    Cooldown: [621, 767],
    'Lazy removal': [1851],
    'Regret greedy': [],
    Heapify: [],
  },
  costs: {
    '23': ['O(n log k)', 'O(k)'],
    '215': ['O(n log k)', 'O(k)'],
    '295': ['O(log n) per operation', 'O(n)'],
    '355': ['O(f + 10 log f)', 'O(tweets)'],
    '621': ['O(n log k)', 'O(k)'],
    '703': ['O(n log k)', 'O(k)'],
    '767': ['O(n log k)', 'O(k)'],
    '973': ['O(n log k)', 'O(k)'],
    '1046': ['O(n log n)', 'O(n)'],
    '1851': ['O(n log n + q log q)', 'O(n + q)'],
  },
} satisfies PracticeFit
