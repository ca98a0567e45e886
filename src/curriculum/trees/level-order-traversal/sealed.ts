import type { Prompt } from '../../prompt.ts'

/** Asked in the weekly check only, and never in a file that a browser can load. */
export const sealed: readonly Prompt[] = [
  {
    id: 'level-order-traversal-s1',
    text: 'A coral grew as a binary tree of up to 100,000 cells. All cells that are equally far from the first one grew in the same season. A drill takes one season after another, oldest first; each cell shows the ones that grew from it, and nothing can be drilled twice. Branches have very different lengths. Print the cells of the last season from left to right.',
    world: 'coral growth',
    pattern: 'level-order-traversal',
    alsoFits: [
      {
        pattern: 'breadth-first-search',
        whyNotFirst:
          'It is the same search with a queue. In a tree no cell is reached twice, so plain rows are enough.',
      },
    ],
    evidence: [
      {
        words: 'equally far from the first one',
        tells: 'Cells of equal depth are one row of the tree.',
        decides: true,
      },
      {
        words: 'one season after another, oldest first',
        tells: 'Rows come out from the top, so no branch can be followed to its end first.',
        decides: true,
      },
      {
        words: 'very different lengths',
        tells: 'A single branch does not tell how deep the others go.',
        decides: false,
      },
      {
        words: 'the cells of the last season',
        tells: 'The deepest row is the last one that comes out of the queue.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'tree-traversal',
      fails:
        'Following one branch to its end needs a drill that goes back to earlier seasons for the next branch, and its end need not be in the last season.',
    },
    why: 'Replace each row by the next one until nothing follows, and print the last row.',
    cost: 'O(n)',
    given: ['tree'],
  },
  {
    id: 'level-order-traversal-s2',
    text: 'A gardener has an espalier that branches as a binary tree of up to 20,000 pears, each with its weight. He picks one height after another from the top, and a pear shows what hangs below it only when it is picked. A row pleases him if the weights, from the leftmost to the rightmost pear at that height, never fall. How many rows please him?',
    world: 'espalier',
    pattern: 'level-order-traversal',
    alsoFits: [
      {
        pattern: 'breadth-first-search',
        whyNotFirst:
          'It is the same search with a queue. In a tree no pear is reached twice, so plain rows are enough.',
      },
    ],
    evidence: [
      {
        words: 'one height after another from the top',
        tells: 'Rows come one after another, so no branch can be followed down ahead of the others.',
        decides: true,
      },
      {
        words: 'from the leftmost to the rightmost pear at that height',
        tells: 'Neighbors in a row are compared, even if they are in different branches.',
        decides: true,
      },
      { words: 'How many rows', tells: 'The result is counted per row.', decides: false },
    ],
    rival: {
      pattern: 'tree-traversal',
      fails:
        'A branch cannot be followed down before the whole row above it is picked, and neighbors in a row may hang on different branches.',
    },
    why: 'Take out one row at a time with a queue, and compare each pear with the one before it in the row.',
    cost: 'O(n)',
    given: ['tree'],
  },
]
