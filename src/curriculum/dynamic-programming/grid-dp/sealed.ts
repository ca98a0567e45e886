import type { Prompt } from '../../prompt.ts'

/** Asked in the weekly check only, and never in a file that a browser can load. */
export const sealed: readonly Prompt[] = [
  {
    id: 'grid-dp-s1',
    text: 'A paving robot works its way from the top-left to the bottom-right corner of a grid of 100 by 100 plots, going right or down. Plots with a pond are closed. Each turn, from right to down or from down to right, wears out its wheels, so there may be at most six turns on the way. In how many ways can it go?',
    world: 'paving robot',
    pattern: 'grid-dp',
    evidence: [
      {
        words: 'going right or down',
        tells: 'A plot is entered from above or from the left, so counts are filled in row by row.',
        decides: true,
      },
      {
        words: 'at most six turns',
        tells: 'Each plot keeps a few counts, by direction and by turns used.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'matrix-traversal',
      fails:
        'A flood tells whether the far corner can be reached, not how many routes arrive, and it ignores turns.',
    },
    why: 'For each plot, direction, and number of turns, add the counts of the plot before, with one turn more if the direction changes.',
    cost: 'O(m · n · k)',
    given: ['grid'],
  },
  {
    id: 'grid-dp-s2',
    text: 'An orchard is stored as a grid of 2,500 by 2,500 cells, healthy or sick. A buyer wants a square plot of any size from 5 by 5 up in which every cell is healthy. In how many different positions and sizes can she choose it?',
    world: 'orchard plots',
    pattern: 'grid-dp',
    evidence: [
      {
        words: 'square plot of any size',
        tells: 'All squares that end at one cell are known from the largest of them.',
        decides: false,
      },
      {
        words: 'every cell is healthy',
        tells: 'A healthy cell extends the squares of its neighbors above and to the left.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'matrix-traversal',
      fails:
        'A flood of healthy cells finds regions of any shape and does not say how many squares fit into them.',
    },
    why: 'Compute the side of the largest healthy square that ends at each cell, and add up side minus four wherever it is at least five.',
    cost: 'O(m · n)',
    given: ['grid'],
  },
]
