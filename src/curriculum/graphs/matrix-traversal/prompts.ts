import type { Prompt } from '../../prompt.ts'

export const prompts: readonly Prompt[] = [
  {
    id: 'matrix-traversal-1',
    text: 'A satellite image is a grid of up to 1,000 by 1,000 cells, each with a crop code. Cells with the same code that touch side by side form one field, and no two fields are equally large. Return the length of the fence around the field with the largest area.',
    world: 'crop survey',
    pattern: 'matrix-traversal',
    alsoFits: [
      {
        pattern: 'depth-first-search',
        whyNotFirst: 'The flood may run depth first, but cells and their sides decide what is counted.',
      },
      {
        pattern: 'breadth-first-search',
        whyNotFirst: 'A queue can run the flood too; no distance is asked.',
      },
      {
        pattern: 'union-find',
        whyNotFirst:
          'Groups with a count and a fence for each work, too, but one flood of the field collects both on its way.',
      },
    ],
    evidence: [
      {
        words: 'touch side by side',
        tells: 'Neighbors are the adjacent cells, so the grid itself holds all links.',
        decides: true,
      },
      {
        words: 'length of the fence',
        tells: 'The border is counted cell by cell while the region is walked.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'grid-dp',
      fails:
        'A field may wind back up and to the left, so a table filled row by row cannot finish it from the cells above and to the left.',
    },
    why: 'Flood each field once, count its cells and the sides that border another code or the edge, and keep the largest.',
    cost: 'O(m · n)',
    given: ['grid'],
  },
  {
    id: 'matrix-traversal-2',
    text: 'A square quilt is stored as a grid of 999 by 999 patches, each with a weight. Its rings are the frame of outermost patches, the frame just inside it, and so on down to the single patch in the middle. Return the total weight of every ring, from the outside in.',
    world: 'quilt',
    pattern: 'matrix-traversal',
    evidence: [
      {
        words: 'stored as a grid',
        tells: 'The input is a board that is visited in a certain order.',
        decides: false,
      },
      {
        words: 'frame just inside it',
        tells: 'The order of cells is a matter of shrinking borders.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'grid-dp',
      fails:
        'No total follows from the patch above or on the left: a ring is just a set of cells, and each cell is read once.',
    },
    why: 'Move four borders inward ring by ring, and add up the patches on each frame.',
    cost: 'O(n²)',
    given: ['grid'],
  },
  {
    id: 'matrix-traversal-3',
    text: 'A reef model is a grid of 600 by 600 cells, each bare or covered by one of nine kinds of coral. In the next season, all at the same moment, every bare cell takes the kind that is most common among its eight neighbors; it stays bare if there is a tie or no coral at all. Return the reef of the next season.',
    world: 'coral reef',
    pattern: 'matrix-traversal',
    evidence: [
      {
        words: 'all at the same moment',
        tells:
          'The next state is computed from the old one, so a new cell must not count for its neighbors yet.',
        decides: true,
      },
      { words: 'eight neighbors', tells: 'Each cell depends on all sides, not only on one.', decides: false },
    ],
    rival: {
      pattern: 'grid-dp',
      fails:
        'Filling row by row would use neighbors above that already show the next season, but each cell needs the old state on all sides.',
    },
    why: 'Visit each bare cell, count the kinds around it in the old reef, and write the winner into a second one.',
    cost: 'O(m · n)',
    given: ['grid'],
  },
  {
    id: 'matrix-traversal-4',
    text: 'Dancers stand on a floor marked as a grid of n by n places, with n even and at most 1,000. On the beat, those in the outermost ring each move one place clockwise, those in the next ring one place counterclockwise, and so on by turns. Show the floor after one beat, using a constant amount of extra space.',
    world: 'square dance',
    pattern: 'matrix-traversal',
    evidence: [
      { words: 'outermost ring', tells: 'Cells are visited ring by ring.', decides: false },
      {
        words: 'one place clockwise',
        tells: 'The task is a walking order over cells, where each value moves to the next place.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'grid-dp',
      fails:
        'Places are not built from their neighbors above and to the left; every dancer just moves along a ring.',
    },
    why: 'Walk around each ring once and carry one dancer to the next place, changing direction from ring to ring.',
    cost: 'O(n²)',
    given: ['grid'],
  },
  {
    id: 'matrix-traversal-5',
    text: 'A board game uses a 19 by 19 grid of points that hold black stones, white stones, or nothing. Stones of one color that touch along a line form a block, and a block is dead if none of its stones touches an empty point. Return how many stones are dead.',
    world: 'board of stones',
    pattern: 'matrix-traversal',
    alsoFits: [
      {
        pattern: 'depth-first-search',
        whyNotFirst: 'The flood of a block can be depth first, but the board supplies neighbors and borders.',
      },
      {
        pattern: 'breadth-first-search',
        whyNotFirst: 'The flood of a block can use a queue; nothing is measured in steps.',
      },
      {
        pattern: 'union-find',
        whyNotFirst:
          'Joining stones that touch finds the same blocks, but the board must be read for empty neighbors anyway, and one flood does both.',
      },
    ],
    evidence: [
      {
        words: 'touch along a line',
        tells: 'Links exist only between adjacent points of the board.',
        decides: true,
      },
      {
        words: 'none of its stones touches an empty point',
        tells: 'A region is judged by what lies at its border.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'grid-dp',
      fails:
        'A block spreads in all four directions, so no order of rows finishes all neighbors of a stone before it.',
    },
    why: 'Flood each block once, note whether it touches an empty point, and add its size if it does not.',
    cost: 'O(m · n)',
    given: ['grid'],
  },
  {
    id: 'matrix-traversal-6',
    text: 'A landscape is a grid of 1,000 by 1,000 distinct heights. Rain on a cell runs to the lowest of its four side neighbors, if that one is lower than the cell, and stays otherwise. All cells whose rain ends in the same place form a basin. How many cells does the largest basin have?',
    world: 'rain basins',
    pattern: 'matrix-traversal',
    alsoFits: [
      {
        pattern: 'depth-first-search',
        whyNotFirst:
          'Following the water is a deep walk; the next cell comes from comparing heights on the grid.',
      },
      {
        pattern: 'union-find',
        whyNotFirst:
          'Joining each cell with the neighbor it drains to gives the same basins, but a walk that labels cells needs no groups.',
      },
    ],
    evidence: [
      {
        words: 'lowest of its four side neighbors',
        tells: 'Each cell leads to one adjacent cell, in any direction.',
        decides: false,
      },
      {
        words: 'in the same place',
        tells: 'Values decide where to go, so the cells follow no fixed row order.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'grid-dp',
      fails: 'Water may run up the page, so a row-by-row fill would need results that are not there yet.',
    },
    why: 'Follow the water from each cell until a labeled cell or a low point, then label all cells on the way.',
    cost: 'O(m · n)',
    given: ['grid'],
  },
  {
    id: 'matrix-traversal-7',
    text: 'On a laser table, a grid of 500 by 500 cells holds slanted two-sided mirrors in some cells. A beam enters straight through a given outer side of an edge cell and turns by a right angle at every mirror. Return how many different cells it lights before it leaves.',
    world: 'laser table',
    pattern: 'matrix-traversal',
    evidence: [
      {
        words: 'turns by a right angle at every mirror',
        tells: 'The next cell is forced by the direction, so this is a walk with no choices.',
        decides: true,
      },
      {
        words: 'different cells',
        tells: 'A cell may be crossed twice, so cells are marked.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'breadth-first-search',
      fails:
        'There is nothing to spread: from each cell the beam goes on to one cell only, which depends on the direction it came from.',
    },
    why: 'Keep a position and a direction, step from cell to cell, change direction at mirrors, and mark what is lit.',
    cost: 'O(m · n)',
    given: ['grid'],
  },
  {
    id: 'matrix-traversal-8',
    text: 'A scanner turns a circuit board into a grid of 2,000 by 2,000 cells, either copper or plastic. Current flows between copper cells that share a side. Does any single piece of copper run from the top edge all the way to the bottom edge?',
    world: 'printed circuit',
    pattern: 'matrix-traversal',
    alsoFits: [
      {
        pattern: 'depth-first-search',
        whyNotFirst: 'It is how the flood may run; the grid of cells is what you notice first.',
      },
      {
        pattern: 'breadth-first-search',
        whyNotFirst: 'A single fill works with a queue as well, but no steps are counted.',
      },
      {
        pattern: 'union-find',
        whyNotFirst:
          'Groups of touching cells answer it, too, but the picture is complete, so one flood from the top edge is simpler.',
      },
    ],
    evidence: [
      {
        words: 'copper cells that share a side',
        tells: 'Adjacent cells are the only links, so one flood over the grid is enough.',
        decides: true,
      },
      {
        words: 'from the top edge all the way to the bottom',
        tells: 'A yes or no about one region, and no distance is asked.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'grid-dp',
      fails:
        'A piece of copper can wind back up before it comes down, so a fill from the top row to the bottom row would miss it.',
    },
    why: 'Flood from all copper cells of the top edge at once, and see whether a cell of the bottom edge is marked.',
    cost: 'O(m · n)',
    given: ['grid'],
  },
]
