import type { Prompt } from '../../prompt.ts'

/** Asked in the weekly check only, and never in a file that a browser can load. */
export const sealed: readonly Prompt[] = [
  {
    id: 'binary-search-tree-s1',
    text: 'A forester stores the heights of up to 100,000 oaks in centimeters in a binary tree: at each node, smaller heights are on the left and larger ones on the right, and none occurs twice. She looks for the longest run of heights that follow each other in steps of exactly one centimeter. How long is it? Copying the heights is not allowed.',
    world: 'tree heights',
    pattern: 'binary-search-tree',
    alsoFits: [
      {
        pattern: 'tree-traversal',
        whyNotFirst:
          'It is the walk left, node, right; that it meets the heights in rising order is the property of a search tree.',
      },
    ],
    evidence: [
      {
        words: 'smaller heights are on the left',
        tells: 'Left, node, right visits the values in rising order.',
        decides: true,
      },
      {
        words: 'follow each other in steps of exactly one centimeter',
        tells: 'Such heights are neighbors in rising order, wherever they are in the tree.',
        decides: true,
      },
      {
        words: 'Copying the heights is not allowed',
        tells: 'Remembering the value visited last and the length of the run is enough.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'heap-priority-queue',
      fails:
        'A heap gives up its values in order only by removing them one by one, and copying the heights into one is not allowed.',
    },
    why: 'Walk left, node, right, and extend the current run if a height is one more than the one visited just before.',
    cost: 'O(n)',
    given: ['tree'],
  },
  {
    id: 'binary-search-tree-s2',
    text: 'A hotel stores the arrival days of its bookings in a binary tree, with earlier days to the left of each node and later ones to the right. A guest cancels, and the node with this day must be removed. All other bookings remain, and searching must work as before. The depth must not grow, and the tree is at most 30 deep.',
    world: 'hotel bookings',
    pattern: 'binary-search-tree',
    evidence: [
      {
        words: 'earlier days to the left of each node',
        tells: 'The order leads to the node and must hold afterward.',
        decides: true,
      },
      { words: 'All other bookings remain', tells: 'Only a few links may change.', decides: false },
      {
        words: 'searching must work as before',
        tells: 'What takes the place of the removed node must lie between its two sides.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'heap-priority-queue',
      fails:
        'A heap removes only its earliest day quickly. Any other day would have to be searched in the whole collection.',
    },
    why: 'Find the node by comparing; if it has two sides, replace its day by the smallest one on the right and remove that node instead.',
    cost: 'O(h)',
    given: ['tree'],
  },
]
