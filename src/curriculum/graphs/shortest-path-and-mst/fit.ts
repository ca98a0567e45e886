import type { PracticeFit } from '../../practice-fit.ts'

export const fit = {
  scenarios: {
    'Time until a signal has reached every node': [743],
    'Cheapest trip with at most k stops': [787],
    'Path whose worst step is as small as possible': [1631, 778],
    'Connect all points at the least total cost': [1584],
    'Number of cheapest paths to a destination': [1976],
    'Distances between all pairs of cities': [1334],
  },
  keyPhrases: {
    'minimum cost to connect': [1584],
    'cheapest price': [787],
    'minimum effort required': [1631],
    'weighted edges': [],
  },
  variations: {
    Dijkstra: [743, 1514, 1631, 1976, 778],
    'Bellman-Ford': [787],
    Kruskal: [1489, 1584],
    Prim: [1584],
    'Floyd-Warshall': [1334],
  },
  costs: {
    '743': ['O((V + E) log V)', 'O(V + E)'],
    '778': ['O((V + E) log V)', 'O(V + E)'],
    '787': ['O(K · E)', 'O(V)'],
    '1334': ['O(V³)', 'O(V²)'],
    '1489': ['O(E² · α(V))', 'O(V + E)'],
    '1514': ['O((V + E) log V)', 'O(V + E)'],
    '1584': ['O(V²)', 'O(V)'],
    '1631': ['O((V + E) log V)', 'O(V + E)'],
    '1976': ['O((V + E) log V)', 'O(V + E)'],
  },
} satisfies PracticeFit
