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
  {
    id: 'grid-dp-s3',
    text: 'Light enters a panel of 600 by 600 lenses at the upper left and leaves it at the lower right. Each lens can send it on to the lens on its right or to the lens underneath. A lens multiplies the brightness by its factor, and factors are numbers like 2, -3, 0.5, or 0; two negative ones cancel out. What is the highest final brightness, as a logarithm, or zero if none is positive?',
    world: 'lens panel',
    pattern: 'grid-dp',
    evidence: [
      {
        words: 'to the lens on its right or to the lens underneath',
        tells: 'A lens is reached from two others, so results are filled in one after another.',
        decides: true,
      },
      {
        words: 'two negative ones cancel out',
        tells: 'The lowest product can become the highest, so both are kept for each lens.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'backtracking',
      fails:
        'Sending light along every route is hopeless; for each lens only the highest and the lowest product so far matter.',
    },
    why: 'For each lens keep the highest and the lowest product over the two lenses before it, and swap them where the factor is negative.',
    cost: 'O(n²)',
  },
  {
    id: 'grid-dp-s4',
    text: 'Palace halls are laid out in 80 lines of 80, with doors between all adjacent ones. Three hundred of the halls have a throne. A tour leads from the kitchen, the first hall of the first line, to the ballroom, the last of the last, and never lengthens what remains to the ballroom. The brochure advertises a tour past exactly four thrones. Among how many such tours can the director choose?',
    world: 'museum halls',
    pattern: 'grid-dp',
    evidence: [
      {
        words: 'never lengthens what remains to the ballroom',
        tells: 'A hall is entered from two others, so counts are filled in one pass.',
        decides: true,
      },
      {
        words: 'exactly four thrones',
        tells: 'Each hall keeps one count for each number of thrones seen so far.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'backtracking',
      fails:
        'Walking each tour to its end takes far too long; tours with equal thrones that meet in a hall share one count.',
    },
    why: 'For each hall and number of thrones from zero to four, add the counts of the two halls from which a step leads there.',
    cost: 'O(n² · k)',
  },
]
