import type { PracticeFit } from '../../practice-fit.ts'

export const fit = {
  scenarios: {
    'Is there any path between two nodes': [1971],
    'How many separate groups are there': [547],
    'Copy a graph with all its edges': [133],
    'List every path through a graph without cycles': [797],
    'Color all nodes with two colors so that no edge joins equal colors': [785],
    'Find the edges whose loss would cut a network in two': [1192],
  },
  keyPhrases: {
    'there is a valid path': [1971],
    'connected components': [],
    bipartite: [785],
    'all possible paths from': [797],
  },
  variations: {
    'Two colors': [785],
    'Search from the goal': [417, 1466],
    'Low links': [1192],
    'Using up edges': [332],
    'Strongly connected components': [],
    Rerooting: [],
  },
  costs: {
    '133': ['O(V + E)', 'O(V)'],
    '332': ['O(E log E)', 'O(V + E)'],
    '417': ['O(V + E)', 'O(V)'],
    '547': ['O(V²)', 'O(V)'],
    '785': ['O(V + E)', 'O(V)'],
    '797': ['O(V · 2^V)', 'O(V)'],
    '841': ['O(V + E)', 'O(V)'],
    '1192': ['O(V + E)', 'O(V)'],
    '1466': ['O(V + E)', 'O(V)'],
    '1971': ['O(V + E)', 'O(V)'],
  },
} satisfies PracticeFit
