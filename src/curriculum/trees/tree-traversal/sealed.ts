import type { Prompt } from '../../prompt.ts'

/** Asked in the weekly check only, and never in a file that a browser can load. */
export const sealed: readonly Prompt[] = [
  {
    id: 'tree-traversal-s1',
    text: 'A circuit is given as a binary tree. Each leaf is a resistor with a known value. Every other node joins its two sides in series, so that their values add up, or in parallel, so that the reciprocals add up. What is the resistance of the whole circuit, which has up to 100,000 resistors?',
    world: 'circuits',
    pattern: 'tree-traversal',
    evidence: [
      {
        words: 'Each leaf is a resistor with a known value',
        tells: 'Leaves are the base case that needs no further call.',
        decides: false,
      },
      {
        words: 'joins its two sides',
        tells: 'A node is computed from what its left and right subtrees return.',
        decides: true,
      },
      { words: 'the whole circuit', tells: 'The answer is what the topmost call returns.', decides: false },
    ],
    rival: {
      pattern: 'path-sum-and-lca',
      fails:
        'No single route through the circuit gives its resistance. Both sides of every node contribute, so whole subtrees must report.',
    },
    why: 'Compute the values of the two sides first, then combine them by the rule of the node.',
    cost: 'O(n)',
    given: ['tree'],
  },
  {
    id: 'tree-traversal-s2',
    text: 'A linguist stores each sentence as a binary tree with one word per node. To read it, start at the top: at each node, first read everything that hangs on its left, then its own word, then everything on its right. Print the sentence for a tree of up to 50,000 words that may be very deep.',
    world: 'linguistics',
    pattern: 'tree-traversal',
    evidence: [
      {
        words: 'everything that hangs on its left',
        tells: 'A whole left branch comes before the node.',
        decides: true,
      },
      { words: 'then its own word', tells: 'Left, node, right is the order of inorder.', decides: true },
      {
        words: 'may be very deep',
        tells: 'A deep tree needs a stack of your own instead of nested calls.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'binary-search-tree',
      fails:
        'The words have no order from small to large, and no word is looked for. Every node is visited, and only its position counts.',
    },
    why: 'Go left while you can and remember the nodes, then print the last one remembered and go on with its right side.',
    cost: 'O(n)',
    given: ['tree'],
  },
]
