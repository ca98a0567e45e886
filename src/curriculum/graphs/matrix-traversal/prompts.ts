import type { Prompt } from '../../prompt.ts'

export const prompts: readonly Prompt[] = [
  {
    id: 'matrix-traversal-1',
    text: 'A satellite picture of farmland has up to 1,000 rows of 1,000 pixels, each labeled with what grows there. Pixels with one label that adjoin, not merely at a corner, make up a field; all fields differ in size. How long is the fence around the biggest field, in pixel sides, including the fences around any holes in it?',
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
        words: 'adjoin, not merely at a corner',
        tells: 'Neighbors are the adjacent cells, so the grid itself holds all links.',
        decides: true,
      },
      {
        words: 'How long is the fence',
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
    text: 'A reef is modeled by 600 rows of 600 squares, each bare or overgrown by one of nine kinds of coral. In the next season, all at the same moment, a bare square takes on the kind that occurs most often in the eight around it; it remains bare if kinds tie for that or if there is no coral. Print the reef of the next season.',
    world: 'coral reef',
    pattern: 'matrix-traversal',
    evidence: [
      {
        words: 'all at the same moment',
        tells:
          'The next state is computed from the old one, so a new cell must not count for its neighbors yet.',
        decides: true,
      },
      {
        words: 'the eight around it',
        tells: 'Each cell depends on all sides, not only on one.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'grid-dp',
      fails:
        'Filling row by row would use neighbors above that already show the next season, but each cell needs the old state on all sides.',
    },
    why: 'Visit each bare cell, count the kinds around it in the old reef, and write the winner into a second one.',
    cost: 'O(m · n)',
  },
  {
    id: 'matrix-traversal-4',
    text: 'Dancers stand on a floor in n rows of n, where n is even and at most 1,000. On the beat, everyone at the rim steps to the next spot clockwise along the rim, everyone just inside it steps counterclockwise, and so on in alternation to the middle. Show the floor after one beat, using a constant amount of extra space.',
    world: 'square dance',
    pattern: 'matrix-traversal',
    evidence: [
      { words: 'everyone at the rim', tells: 'Cells are visited ring by ring.', decides: false },
      {
        words: 'the next spot clockwise',
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
  },
  {
    id: 'matrix-traversal-5',
    text: 'A board game is played on the crossings of 19 by 19 lines, each of which may hold a black or a white stone. Stones of one color that are neighbors on a line form a block, and a block is dead if no stone in it has a free crossing next to it on a line. How many stones are dead?',
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
        words: 'neighbors on a line',
        tells: 'Links exist only between adjacent points of the board.',
        decides: true,
      },
      {
        words: 'no stone in it has a free crossing',
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
  },
  {
    id: 'matrix-traversal-6',
    text: 'The altitude of a landscape was measured at 1,000 by 1,000 spots, with 1,000,000 different results. Rain on a spot runs to the lowest of the four spots next to it, provided that this is downhill, and otherwise remains. Spots whose rain comes to rest in the same place make up a basin. Report the size of the largest basin.',
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
        words: 'lowest of the four spots next to it',
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
  },
  {
    id: 'matrix-traversal-7',
    text: 'A laser table has 500 by 500 mounting holes, and in some of them stand two-sided mirrors at a slant. A beam comes in from outside, straight along a given row or column, and turns by a right angle at every mirror. Over how many different holes does it pass before it leaves the table?',
    world: 'laser table',
    pattern: 'matrix-traversal',
    evidence: [
      {
        words: 'turns by a right angle at every mirror',
        tells: 'The next cell is forced by the direction, so this is a walk with no choices.',
        decides: true,
      },
      {
        words: 'different holes',
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
  },
  {
    id: 'matrix-traversal-8',
    text: 'A scanner resolves a circuit board into 2,000 lines of 2,000 dots, either copper or plastic. From a copper dot, current flows to the dots directly above, below, left and right of it if they are copper as well. Does any single piece of copper run from the top edge all the way to the bottom edge?',
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
        words: 'directly above, below, left and right of it',
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
  },
  {
    id: 'matrix-traversal-9',
    text: 'A light festival has a wall with n rows of n lamps, and a number says how bright each lamp is. The technician was in a hurry and mounted the control box on its side, so every picture appears lying down. Taking the box off again is out of the question: the opening is tonight, and the crane has left. Instead, the numbers in the box have to be rearranged so that the picture makes a quarter turn clockwise. If the rows read 1 2 3, then 4 5 6, then 7 8 9, they should afterward read 7 4 1, then 8 5 2, then 9 6 3. Visitors will see the wall from the river, some 200 meters away. The box has room for the numbers of one picture and for very little else, so a second picture cannot be built beside the first. Write the part of the program that rearranges the numbers; n can be as large as 4,000.',
    form: 'long',
    world: 'lamp wall',
    pattern: 'matrix-traversal',
    evidence: [
      {
        words: 'the picture makes a quarter turn clockwise',
        tells:
          'Each number goes to a place that follows from its row and column alone; the task is to visit the places in the right order.',
        decides: true,
      },
      {
        words: 'a second picture cannot be built beside the first',
        tells: 'The numbers have to be moved in place, four of them at a time.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'grid-dp',
      fails:
        'No number is computed from its neighbors above and to the left. Each one only moves to another row and column.',
    },
    why: 'Go from the outer frame inward and rotate four corresponding lamps at a time, or mirror along the diagonal and then reverse each row.',
    cost: 'O(n²)',
  },
  {
    id: 'matrix-traversal-10',
    text: 'A dairy grades its cheese by the holes. A camera photographs each slice, and a program has already marked every pixel of the picture as cheese or as air. Two pixels of air that are next to each other in a row or in a column are part of the same hole; those that meet only at a corner are not. The slice fills the whole picture. A hole that reaches the rim was cut open by the knife, and such holes are not graded. Take a picture of four rows and five columns in which three pixels are air: the second one of the first row, the second one of the second row and the fourth one of the third row. Only the last one is graded, so there is one hole of one pixel. Older cameras took pictures in color, which need not concern you. Report the number of graded holes and the size of the largest. Pictures have up to 2,000 rows and 2,000 columns.',
    form: 'long',
    world: 'cheese slices',
    pattern: 'matrix-traversal',
    alsoFits: [
      {
        pattern: 'depth-first-search',
        whyNotFirst:
          'The flood of a hole can go deep first, but neighbors and the rim come from rows and columns.',
      },
      {
        pattern: 'breadth-first-search',
        whyNotFirst: 'The flood of a hole can go in rounds; no distance is asked.',
      },
      {
        pattern: 'union-find',
        whyNotFirst:
          'Joining neighboring pixels of air gives the same holes; the picture is complete, so one flood per hole is simpler.',
      },
    ],
    evidence: [
      {
        words: 'next to each other in a row or in a column',
        tells: 'Links exist only between neighbors in the picture, so the picture itself says where to go.',
        decides: true,
      },
      {
        words: 'A hole that reaches the rim',
        tells: 'While a hole is flooded, you also note whether it touches the border.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'grid-dp',
      fails:
        'A hole may wind back upward and to the left, so no pixel can be settled from the ones above and to the left alone.',
    },
    why: 'Flood each hole once from its first pixel, count its pixels, and discard it if any of them lies on the rim.',
    cost: 'O(m · n)',
  },
  {
    id: 'matrix-traversal-11',
    text: 'A laser has scanned one floor of our show cave, square by square, and for the brochure we need to know how many chambers it has.',
    form: 'vague',
    asks: [
      {
        question: 'What is a chamber?',
        answer: 'Squares without rock belong to the same chamber if you can step from one to the next.',
      },
      {
        question: 'Which squares can one step to?',
        answer: 'To the four that border on the square, never across a corner and never onto rock.',
      },
      {
        question: 'Will more scans of this floor arrive?',
        answer: 'No, the scan is complete: 3,000 by 3,000 squares.',
      },
    ],
    world: 'cave scan',
    pattern: 'matrix-traversal',
    alsoFits: [
      {
        pattern: 'depth-first-search',
        whyNotFirst:
          'Each chamber can be filled depth first, but the steps are those between bordering squares of the scan.',
      },
      {
        pattern: 'breadth-first-search',
        whyNotFirst: 'Each chamber can be filled in rounds, too; nobody asks for distances.',
      },
      {
        pattern: 'union-find',
        whyNotFirst:
          'Joining bordering squares counts the chambers as well; the scan is complete, so filling each one is enough.',
      },
    ],
    evidence: [
      {
        words: 'belong to the same chamber',
        tells: 'A chamber is a region, and regions are to be counted.',
        decides: false,
      },
      {
        words: 'the four that border on the square',
        tells: 'The links come from the positions of the squares and need not be stored.',
        decides: true,
      },
      {
        words: 'the scan is complete',
        tells: 'Nothing changes afterward, so one pass with a flood per region is enough.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'grid-dp',
      fails:
        'Chambers bend in all directions, so a number for each square cannot be computed from the squares above and to the left.',
    },
    why: 'Go over the scan, fill each chamber from its first unmarked square to all four sides, and count how often that starts.',
    cost: 'O(m · n)',
  },
]
