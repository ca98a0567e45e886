import type { PracticeFit } from '../../practice-fit.ts'

export const fit = {
  scenarios: {
    'Find the depth of a tree, or check its balance': [104, 110],
    'Mirror a tree, or compare two of them': [226, 100, 101],
    'List the values in preorder, inorder or postorder': [94, 114],
    'Carry the largest value seen so far down each path': [1448],
    'Check whether one tree is a subtree of another': [572],
    "Choose a node's state from the states of its children": [968],
  },
  keyPhrases: {
    'maximum depth': [104],
    'inorder traversal': [94],
    'the root of a binary tree': [],
    'same structure': [572],
  },
  variations: {
    'Bottom up (postorder)': [104, 110, 968],
    'Top down (preorder)': [1448],
    Iterative: [94],
    'Two at once': [100, 101, 572],
    'Tree DP': [968],
  },
  costs: {
    '94': ['O(n)', 'O(h)'],
    '100': ['O(n)', 'O(h)'],
    '101': ['O(n)', 'O(h)'],
    '104': ['O(n)', 'O(h)'],
    '110': ['O(n)', 'O(h)'],
    '114': ['O(n)', 'O(h)'],
    '226': ['O(n)', 'O(h)'],
    '572': ['O(n · m)', 'O(h)'],
    '968': ['O(n)', 'O(h)'],
    '1448': ['O(n)', 'O(h)'],
  },
} satisfies PracticeFit
