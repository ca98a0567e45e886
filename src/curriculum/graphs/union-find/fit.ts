import type { PracticeFit } from '../../practice-fit.ts'

export const fit = {
  scenarios: {
    'Which link closes the first cycle': [684],
    'Merge accounts that share an address': [721],
    'Check equations for a contradiction': [990],
    'Count the groups that a list of links leaves': [323, 547],
    'Group points that share a row or a column': [947],
    'Find how many links a network can lose and stay connected': [1579],
  },
  keyPhrases: {
    'number of connected components': [323],
    'belong to the same person': [721],
    'with one additional edge': [684],
    'are connected directly or indirectly': [],
  },
  variations: {
    'By size': [684, 721, 947, 323],
    'Counting groups': [547, 323, 261, 947],
    'Virtual members': [947, 721],
    'Links in a chosen order': [990, 1579],
    'Removals in reverse': [],
  },
  costs: {
    '261': ['O((V + E) · α(V))', 'O(V)'],
    '323': ['O((V + E) · α(V))', 'O(V)'],
    '547': ['O(V² · α(V))', 'O(V)'],
    '684': ['O((V + E) · α(V))', 'O(V)'],
    '685': ['O((V + E) · α(V))', 'O(V)'],
    '721': ['O(M log M)', 'O(M)'],
    '947': ['O((V + E) · α(V))', 'O(V)'],
    '990': ['O(E)', 'O(1)'],
    '1579': ['O((V + E) · α(V))', 'O(V)'],
    '1971': ['O((V + E) · α(V))', 'O(V)'],
  },
} satisfies PracticeFit
