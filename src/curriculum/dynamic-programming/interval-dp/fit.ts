import type { PracticeFit } from '../../practice-fit.ts'

export const fit = {
  scenarios: {
    'Order of bursts, cuts or merges with the best total': [312, 1547, 1000],
    'Who wins when both players take from the ends': [877, 486],
    'Number of search-tree shapes for n keys': [96],
    'Cost of guessing a number in the worst case': [375],
    'Fewest turns that print a string': [664],
    'Cheapest way to cut a polygon into triangles': [1039],
  },
  keyPhrases: {
    'from either end of the array': [486, 877],
    'play optimally': [486, 877],
    'merge the piles': [],
    'order of the cuts': [1547],
  },
  variations: {
    'Last move': [312],
    'Split point': [96, 1039, 1547, 1000],
    'Two players': [877, 486],
    'Worst case': [375],
    'Equal ends': [664],
  },
  costs: {
    '96': ['O(n²)', 'O(n)'],
    '312': ['O(n³)', 'O(n²)'],
    '375': ['O(n³)', 'O(n²)'],
    '486': ['O(n²)', 'O(n²)'],
    '664': ['O(n³)', 'O(n²)'],
    '877': ['O(n²)', 'O(n²)'],
    '1000': ['O(n³)', 'O(n²)'],
    '1039': ['O(n³)', 'O(n²)'],
    '1547': ['O(n³)', 'O(n²)'],
  },
} satisfies PracticeFit
