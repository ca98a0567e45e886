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
    text: 'A ranch is drawn in up to 1,500 by 1,500 squares: grass, rock, road, or well. Squares of grass and wells that border on one another along a whole side are fenced in as one pasture. A pasture is usable if a well is in it and none of its squares adjoins a road. Count the usable pastures.',
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
        words: 'border on one another along a whole side',
        tells: 'Neighbors are adjacent cells, so the grid holds all links.',
        decides: true,
      },
      {
        words: 'none of its squares adjoins a road',
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
  },
  {
    id: 'matrix-traversal-s3',
    text: 'A carpet has 1,200 rows of 900 knots, and the color of every knot is planned. The weaving machine starts with the knot at the top left, works along the top to the right, down the right side, back along the bottom and up, and then does the same with what is left inside, until all knots are tied. List the colors in the order in which the machine needs them.',
    world: 'carpet knots',
    pattern: 'matrix-traversal',
    evidence: [
      {
        words: 'along the top to the right, down the right side',
        tells: 'The order of visits follows from rows and columns.',
        decides: false,
      },
      {
        words: 'the same with what is left inside',
        tells: 'Frame by frame inward, four borders move toward each other.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'grid-dp',
      fails:
        'No value of a knot depends on another one. Only the order in which the knots are visited matters.',
    },
    why: 'Keep the first and last row and column that are left, walk along the four sides, and move each border inward after its side.',
    cost: 'O(m · n)',
  },
  {
    id: 'matrix-traversal-s4',
    text: 'The ice on a square pond was measured in 1,000 rows of 1,000 places. When the ice breaks at a place, it also breaks at each of the up to four places right beside it where the ice is thinner than there, and so on from those. A stone has just broken the ice at one given place. How many places are broken in the end?',
    world: 'cracking ice',
    pattern: 'matrix-traversal',
    alsoFits: [
      {
        pattern: 'depth-first-search',
        whyNotFirst:
          'The crack can be followed depth first, but where it goes next is read off the neighboring rows and columns.',
      },
      {
        pattern: 'breadth-first-search',
        whyNotFirst: 'The crack can be followed in rounds; the number of rounds does not matter.',
      },
    ],
    evidence: [
      {
        words: 'the up to four places right beside it',
        tells: 'Breaking passes to adjacent places only, in any direction.',
        decides: true,
      },
      {
        words: 'where the ice is thinner than there',
        tells: 'Whether a crack goes on depends on two neighboring numbers and has a direction.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'union-find',
      fails:
        'A crack runs from thick to thin ice only, so two places may be linked although breaking one of them never breaks the other.',
    },
    why: 'Start at the stone, break each thinner neighbor that is still whole, continue from there, and count.',
    cost: 'O(m · n)',
  },
]
