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
    text: 'An espalier begins with a single pear under the eaves. Each of its 20,000 pears hides a twig with at most two more, a foot closer to the ground, and picking it is the only means of finding them. The gardener picks one height after another and notes the weights in order, going toward the gate. A series of notes pleases him if it never falls. How many of them please him?',
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
        words: 'one height after another',
        tells: 'Rows come one after another, so no branch can be followed down ahead of the others.',
        decides: true,
      },
      {
        words: 'in order, going toward the gate',
        tells: 'Neighbors in a row are compared, even if they are in different branches.',
        decides: true,
      },
      { words: 'How many of them', tells: 'The result is counted per row.', decides: false },
    ],
    rival: {
      pattern: 'tree-traversal',
      fails:
        'A branch cannot be followed down before the whole row above it is picked, and neighbors in a row may hang on different branches.',
    },
    why: 'Take out one row at a time with a queue, and compare each pear with the one before it in the row.',
    cost: 'O(n)',
  },
  {
    id: 'level-order-traversal-s3',
    text: 'A moss begins with one cell and forks again and again. The age of a cell is the number of forks that led to it. A microscope shows cells of a single age, arranged clockwise, and when refocused on age k + 1, it has lost age k. Healthy moss has sizes that strictly grow clockwise at even ages and strictly shrink at odd ages. At what age does a moss of 90,000 cells turn out to be sick?',
    world: 'moss cells',
    pattern: 'level-order-traversal',
    alsoFits: [
      {
        pattern: 'breadth-first-search',
        whyNotFirst: 'The queue is the same, but the order within complete rows is what is checked.',
      },
    ],
    evidence: [
      {
        words: 'cells of a single age',
        tells: 'Cells at the same depth form one group.',
        decides: true,
      },
      {
        words: 'it has lost age k',
        tells: 'Each group is finished before the next one.',
        decides: true,
      },
      {
        words: 'clockwise at even ages',
        tells: 'The direction changes from row to row.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'tree-traversal',
      fails:
        'Going down one fork to its end would refocus again and again and return to cells that are lost by then.',
    },
    why: 'Keep the cells of one row in order, compare each with the one before as the row demands, and collect the cells of the next row.',
    cost: 'O(n)',
  },
  {
    id: 'level-order-traversal-s4',
    text: 'An ice palace is built downward into a glacier. All blocks of a layer are carved simultaneously, each by its own crew, and the layer is done with its slowest block. Layer 1 is one block. Only a finished block reveals the blocks, at most four, that hang under it in the layer that follows, and their hours. After how many hours does work end, if the boss cancels all that comes after a layer of over 90 hours?',
    world: 'ice palace',
    pattern: 'level-order-traversal',
    alsoFits: [
      {
        pattern: 'breadth-first-search',
        whyNotFirst: 'It is the same queue, used for the slowest block of each complete layer.',
      },
    ],
    evidence: [
      {
        words: 'All blocks of a layer are carved simultaneously',
        tells: 'Blocks at the same depth are one group.',
        decides: true,
      },
      {
        words: 'the layer is done with its slowest block',
        tells: 'A group needs a value that all of its members determine.',
        decides: false,
      },
      {
        words: 'cancels all that comes after a layer',
        tells: 'Layers are processed from the top, and nothing below may be begun.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'tree-traversal',
      fails:
        'Carving one shaft to the bottom would uncover blocks that the boss has canceled, and a layer is not complete before all shafts have got that far.',
    },
    why: 'Take all blocks of a layer, add the time of the slowest one to the total, stop if it is over 90 hours, and otherwise take those directly under them.',
    cost: 'O(n)',
  },
]
