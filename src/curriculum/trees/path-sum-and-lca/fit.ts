import type { PracticeFit } from '../../practice-fit.ts'

export const fit = {
  scenarios: {
    'Decide whether a root-to-leaf path has a given sum': [112],
    'List all root-to-leaf paths, or those with a given sum': [257, 113],
    'Find the longest or the richest path between any two nodes': [543, 124],
    'Find the lowest common ancestor of two nodes': [235, 236],
    'Find all nodes at distance k from one node': [863],
    'Give directions from one node to another': [2096],
  },
  keyPhrases: {
    'root-to-leaf path': [112, 257, 113],
    'lowest common ancestor': [235, 236],
    'path between any two nodes': [543],
    'does not need to pass through the root': [124],
  },
  variations: {
    'Root to leaf': [112, 257, 113],
    'Bend at a node': [543, 124],
    'Any downward path': [437],
    'Meeting point': [236, 2096],
    'In all directions': [863],
    'Binary lifting': [],
  },
  costs: {
    '112': ['O(n)', 'O(h)'],
    '113': ['O(n · h)', 'O(h)'],
    '124': ['O(n)', 'O(h)'],
    '235': ['O(h)', 'O(1)'],
    '236': ['O(n)', 'O(h)'],
    '257': ['O(n · h)', 'O(h²)'],
    '437': ['O(n)', 'O(n)'],
    '543': ['O(n)', 'O(h)'],
    '863': ['O(n)', 'O(n)'],
    '2096': ['O(n)', 'O(h)'],
  },
} satisfies PracticeFit
