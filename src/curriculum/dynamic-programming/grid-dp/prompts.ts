import type { Prompt } from '../../prompt.ts'

export const prompts: readonly Prompt[] = [
  {
    id: 'grid-dp-1',
    text: 'A cart rolls through a warehouse drawn as a grid of 500 by 500 floor tiles, some covered by crates. It moves only right or down, from the top-left tile to the bottom-right one. On the way it can push aside one crate at most. How many different routes can it take, modulo 10,007?',
    world: 'warehouse cart',
    pattern: 'grid-dp',
    evidence: [
      {
        words: 'only right or down',
        tells: 'A tile is entered from above or from the left, so counts can be filled row by row.',
        decides: true,
      },
      {
        words: 'one crate at most',
        tells: 'Each tile keeps two counts, with the push unused and used.',
        decides: false,
      },
      {
        words: 'How many different routes',
        tells: 'Routes are counted, and counts of two neighbors add up.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'matrix-traversal',
      fails: 'A flood visits each tile once, which shows whether it can be reached but not in how many ways.',
    },
    why: 'For each tile add the counts from above and from the left, once for routes without a push and once for routes with one.',
    cost: 'O(m · n)',
    given: ['grid'],
  },
  {
    id: 'grid-dp-2',
    text: 'A ski slope is a grid of 2,000 rows with 60 columns, and every cell has a score. A skier starts anywhere in the top row and goes down one row at a time, moving at most three columns to either side. What is the highest score she can collect down to the last row?',
    world: 'slalom slope',
    pattern: 'grid-dp',
    evidence: [
      {
        words: 'down one row at a time',
        tells: 'A row depends only on the row above it, so rows are filled in order.',
        decides: true,
      },
      {
        words: 'highest score she can collect',
        tells: 'The best of the few cells above is extended.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'matrix-traversal',
      fails:
        'Walking from cell to cell follows one way down at a time, but the best way to a cell comes from comparing all cells above it.',
    },
    why: 'The best score of a cell is its own score plus the best of up to seven cells in the row above.',
    cost: 'O(m · n)',
    given: ['grid'],
  },
  {
    id: 'grid-dp-3',
    text: 'A floor is a grid of 1,500 by 1,500 tiles, each light or dark. Find the area of the largest square part in which light and dark alternate, so that tiles that share a side always differ.',
    world: 'mosaic floor',
    pattern: 'grid-dp',
    evidence: [
      {
        words: 'largest square part',
        tells: 'A square that ends at a tile grows from squares that end at the tiles beside it.',
        decides: false,
      },
      {
        words: 'tiles that share a side always differ',
        tells:
          'The rule joins a tile only to its upper and left neighbors, so one direction of filling is enough.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'matrix-traversal',
      fails:
        'A flood over alternating tiles gives a region of any shape, and the largest square inside it would still have to be found.',
    },
    why: "The largest square with its lower right corner at a tile is one more than the least of three neighbors' squares, if the colors alternate there.",
    cost: 'O(m · n)',
    given: ['grid'],
  },
  {
    id: 'grid-dp-4',
    text: 'A ball falls through a board of pegs, drawn as a grid with 400 rows. At each peg it moves one row down and one column to the left or to the right, and every peg has its own probability of left. The ball starts above the middle. Return the probability that it lands in each bin below.',
    world: 'ball drop',
    pattern: 'grid-dp',
    evidence: [
      { words: 'one row down', tells: 'Each row follows from the row above alone.', decides: true },
      {
        words: 'its own probability of left',
        tells: 'Chances are added up from two fixed neighbors.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'interval-dp',
      fails:
        'No stretch of pegs is split into parts; the chance at a peg comes from just two pegs in the row above.',
    },
    why: 'The chance to arrive at a peg is the sum over the two pegs above of their chance times that of falling this way.',
    cost: 'O(n²)',
    given: ['grid'],
  },
  {
    id: 'grid-dp-5',
    text: 'An ice survey gives a lake as a grid of 600 by 900 cells with the thickness of the ice. A sled crosses from the west shore to the east shore; each move goes one column east, in the same row or one row up or down. How thick is the thinnest ice on the safest crossing?',
    world: 'frozen lake',
    pattern: 'grid-dp',
    evidence: [
      {
        words: 'one column east',
        tells: 'Moves never lead back west, so the columns can be filled one by one.',
        decides: true,
      },
      {
        words: 'thinnest ice on the safest crossing',
        tells: 'For each cell the best crossing so far is kept, by its weakest cell.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'matrix-traversal',
      fails:
        'Marking what can be reached answers one thickness at a time, and the fixed direction gives the best value of every cell in one pass.',
    },
    why: 'The best thickness of a cell is the smaller of its own and the largest best among the three cells to the west.',
    cost: 'O(m · n)',
    given: ['grid'],
  },
  {
    id: 'grid-dp-6',
    text: 'A new chess piece, the lame horse, moves only two rows down and one column right, or one row down and two columns right. Pebbles lie on a grid of 1,000 by 1,000 squares, several on some. It may start on any square and stop anywhere. How many pebbles can it collect at most?',
    world: 'lame horse',
    pattern: 'grid-dp',
    evidence: [
      {
        words: 'only two rows down and one column right',
        tells: 'Moves never lead back up, so a square follows from two earlier ones.',
        decides: true,
      },
      {
        words: 'How many pebbles can it collect',
        tells: 'The better of two earlier totals is extended by the pebbles here.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'matrix-traversal',
      fails:
        'Flooding from a square marks all that can be reached, but a piece on one path collects only part of it.',
    },
    why: 'The most pebbles on a path ending at a square are its own plus the better of the two squares from which the piece can arrive.',
    cost: 'O(m · n)',
    given: ['grid'],
  },
  {
    id: 'grid-dp-7',
    text: 'A hillside is a grid of 1,200 by 1,200 terraces with known heights. A path for wine lovers goes only east or south from terrace to terrace and must climb with every step. How many terraces does the longest such path have?',
    world: 'vineyard terraces',
    pattern: 'grid-dp',
    evidence: [
      {
        words: 'only east or south',
        tells: 'Each terrace can be entered from two sides only, so row by row works.',
        decides: true,
      },
      {
        words: 'climb with every step',
        tells: 'A step is allowed if the earlier terrace is lower.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'matrix-traversal',
      fails:
        'Exploring from each terrace in all directions is for paths that may turn back; here both possible predecessors are filled in already.',
    },
    why: 'The longest path that ends at a terrace is one more than the longer of those at its lower neighbors to the west and north.',
    cost: 'O(m · n)',
    given: ['grid'],
  },
  {
    id: 'grid-dp-8',
    text: 'To make a picture one pixel narrower, an editor removes one pixel from each row, and in neighboring rows the removed pixels are at most one column apart. The picture is a grid of up to 4,000 by 3,000 pixels, each with a value of how much it would be missed. Return the least total value removed.',
    world: 'image resizing',
    pattern: 'grid-dp',
    evidence: [
      {
        words: 'one pixel from each row',
        tells: 'The removed line goes from row to row, so each row needs only the row above.',
        decides: true,
      },
      {
        words: 'least total value removed',
        tells: 'The best of three cells above is extended.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'interval-dp',
      fails: 'A row is not split into parts; each row loses just one pixel, linked to the one above.',
    },
    why: 'The least total that ends at a pixel is its value plus the least of the three pixels above it.',
    cost: 'O(m · n)',
    given: ['grid'],
  },
]
