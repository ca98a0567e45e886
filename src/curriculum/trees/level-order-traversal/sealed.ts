import type { Prompt } from '../../prompt.ts'

/** Asked in the weekly check only, and never in a file that a browser can load. */
export const sealed: readonly Prompt[] = [
  {
    id: 'level-order-traversal-s1',
    text: 'A coral grows as a binary tree of up to 100,000 cells. Only the cells that are farthest from the first one are still alive. Print their numbers from left to right. Branches have very different lengths, and all of the living cells may be in one of them.',
    world: 'coral growth',
    pattern: 'level-order-traversal',
    evidence: [
      {
        words: 'farthest from the first one',
        tells: 'The deepest row is the last one that comes out of the queue.',
        decides: true,
      },
      { words: 'from left to right', tells: 'A queue keeps the order within a row.', decides: false },
      {
        words: 'very different lengths',
        tells: 'A single branch does not tell how deep the others go.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'tree-traversal',
      fails:
        'Listing the ends of all branches includes those that stopped higher up. Which row is the last is known only when all branches have been followed.',
    },
    why: 'Replace each row by the next one until nothing follows, and print the last row.',
    cost: 'O(n)',
    given: ['tree'],
  },
  {
    id: 'level-order-traversal-s2',
    text: 'A gardener has drawn the branches of an espalier as a binary tree of up to 20,000 pears, each with its weight. He likes a row if the weights, from the leftmost to the rightmost pear at that height, never fall. How many rows does he like?',
    world: 'espalier',
    pattern: 'level-order-traversal',
    evidence: [
      { words: 'of up to 20,000 pears', tells: 'One visit per pear is cheap.', decides: false },
      {
        words: 'from the leftmost to the rightmost pear at that height',
        tells: 'Neighbors in a row are compared, even if they are in different branches.',
        decides: true,
      },
      { words: 'How many rows', tells: 'The result is counted per row.', decides: true },
    ],
    rival: {
      pattern: 'tree-traversal',
      fails:
        'Two neighbors in a row may hang on different branches, so no branch can judge a row on its own.',
    },
    why: 'Take out one row at a time with a queue, and compare each pear with the one before it in the row.',
    cost: 'O(n)',
    given: ['tree'],
  },
]
