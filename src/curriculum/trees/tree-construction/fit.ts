import type { PracticeFit } from '../../practice-fit.ts'

export const fit = {
  scenarios: {
    'Rebuild a tree from two of its traversals': [105, 106],
    'Turn a sorted array into a balanced search tree': [108],
    'Serialize a tree to a string and read it back': [297, 449],
    'Find subtrees that occur more than once': [652],
    'Rebuild a tree from a list of values with depths, as in an outline': [1028],
  },
  keyPhrases: {
    'construct the binary tree': [105, 106],
    'preorder and inorder': [105],
    'serialize and deserialize': [297, 449],
    'recover the tree': [1028],
  },
  variations: {
    'Two traversals': [105, 106],
    'Root from a range': [108, 654],
    'String with null markers': [297],
    'Search tree from preorder': [1008, 449],
    'Depth marks': [1028],
  },
  costs: {
    '105': ['O(n)', 'O(n)'],
    '106': ['O(n)', 'O(n)'],
    '108': ['O(n)', 'O(n)'],
    '297': ['O(n)', 'O(n)'],
    '449': ['O(n)', 'O(n)'],
    '606': ['O(n)', 'O(n)'],
    '652': ['O(n²)', 'O(n²)'],
    '654': ['O(n²)', 'O(n)'],
    '1008': ['O(n)', 'O(n)'],
    '1028': ['O(n)', 'O(n)'],
  },
} satisfies PracticeFit
