import type { Prompt } from '../../prompt.ts'

/** Asked in the weekly check only, and never in a file that a browser can load. */
export const sealed: readonly Prompt[] = [
  {
    id: 'matrix-traversal-s1',
    text: 'A crossword is a grid of black and white squares, up to 200 by 200. An editor accepts it if it looks the same after half a turn and if all white squares hang together through shared sides. Decide whether she accepts it.',
    world: 'crossword',
    pattern: 'matrix-traversal',
    alsoFits: [
      {
        pattern: 'depth-first-search',
        whyNotFirst:
          'The flood over white squares can be depth first, but half the task is reading squares by position.',
      },
      {
        pattern: 'breadth-first-search',
        whyNotFirst: 'The flood can use a queue, but half the task is reading squares by position.',
      },
      {
        pattern: 'union-find',
        whyNotFirst:
          'Joining white neighbors and counting groups decides it, too, but one flood from any white square does the same.',
      },
    ],
    evidence: [
      {
        words: 'same after half a turn',
        tells: 'Each square is compared with the one at the mirrored position.',
        decides: false,
      },
      {
        words: 'hang together through shared sides',
        tells: 'One region of adjacent cells must cover all white squares.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'grid-dp',
      fails:
        'White squares may hang together by a detour down and back up, which a table filled row by row never sees.',
    },
    why: 'Compare each square with its opposite, then flood from one white square and check that all white squares were marked.',
    cost: 'O(m · n)',
    given: ['grid'],
  },
  {
    id: 'matrix-traversal-s2',
    text: 'A ranch map is a grid of up to 1,500 by 1,500 cells: grass, rock, road, or well. Grass and well cells that share a side belong to one pasture. A pasture is usable if it has at least one well and no cell beside a road. Count the usable pastures.',
    world: 'sheep pasture',
    pattern: 'matrix-traversal',
    alsoFits: [
      {
        pattern: 'depth-first-search',
        whyNotFirst: 'The flood may run depth first, but what counts are the cells and their sides.',
      },
      { pattern: 'breadth-first-search', whyNotFirst: 'The flood may use a queue; no distance is asked.' },
      {
        pattern: 'union-find',
        whyNotFirst:
          'Groups that remember wells and roads work, too, but the flood of a pasture passes both on its way.',
      },
    ],
    evidence: [
      {
        words: 'cells that share a side',
        tells: 'Neighbors are adjacent cells, so the grid holds all links.',
        decides: true,
      },
      {
        words: 'no cell beside a road',
        tells: 'Each region is judged by what it contains and what it borders.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'grid-dp',
      fails:
        'A pasture may wind in any direction, so the cells above and to the left do not settle what belongs together.',
    },
    why: 'Flood each pasture once, note wells inside and roads beside it, and count it if it passes.',
    cost: 'O(m · n)',
    given: ['grid'],
  },
]
