import type { Prompt } from '../../prompt.ts'

export const prompts: readonly Prompt[] = [
  {
    id: 'grid-dp-1',
    text: 'A plan of a warehouse shows 500 by 500 square yards, some of them taken by crates. A cart rolls from the first yard at the upper left to the last one at the lower right, only right or down. It can push aside one crate at most before it arrives. How many different routes can it take, modulo 10,007?',
    world: 'warehouse cart',
    pattern: 'grid-dp',
    evidence: [
      {
        words: 'only right or down',
        tells: 'A square yard is entered from above or from the left, so counts can be filled row by row.',
        decides: true,
      },
      {
        words: 'one crate at most',
        tells: 'Each square yard keeps two counts, with the push unused and used.',
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
      fails:
        'A flood visits each square yard once, which shows whether it can be reached but not in how many ways.',
    },
    why: 'For each square yard add the counts from above and from the left, once for routes without a push and once for routes with one.',
    cost: 'O(m · n)',
  },
  {
    id: 'grid-dp-2',
    text: 'A ski slope is set with 2,000 lines of 60 flags each, and a flag is worth a known score. A skier touches one flag of every line, starting with any flag of the first, and between lines she can move over by at most three flags. What is the highest score with which she can arrive in the valley?',
    world: 'slalom slope',
    pattern: 'grid-dp',
    evidence: [
      {
        words: 'between lines she can move over by at most three flags',
        tells: 'A line depends only on the line above it, so lines are filled in order.',
        decides: true,
      },
      {
        words: 'highest score with which she can arrive',
        tells: 'The best of the few flags above is extended.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'matrix-traversal',
      fails:
        'Walking from flag to flag follows one way down at a time, but the best way to a flag comes from comparing all flags above it.',
    },
    why: 'The best score of a flag is its own score plus the best of up to seven flags on the line above.',
    cost: 'O(m · n)',
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
    text: 'A ball falls through a board with 400 lines of pegs, each offset by half a gap. From a peg it drops onto the nearer left or the nearer right peg of the following line, and every peg has its own probability of left. The ball starts above the middle. Return the probability that it lands in each bin below.',
    world: 'ball drop',
    pattern: 'grid-dp',
    evidence: [
      {
        words: 'peg of the following line',
        tells: 'Each line follows from the line above alone.',
        decides: true,
      },
      {
        words: 'its own probability of left',
        tells: 'Chances are added up from two fixed neighbors.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'interval-dp',
      fails:
        'No stretch of pegs is split into parts; the chance at a peg comes from just two pegs on the line above.',
    },
    why: 'The chance to arrive at a peg is the sum over the two pegs above of their chance times that of falling this way.',
    cost: 'O(n²)',
  },
  {
    id: 'grid-dp-5',
    text: 'An ice survey of a lake drilled 900 lines of 600 holes each, parallel to the west shore, and measured how thick the ice is. A sled crosses to the opposite shore; each move takes it to the next line, to the hole straight ahead or to one of the two beside that. How thick is the thinnest ice on the safest crossing?',
    world: 'frozen lake',
    pattern: 'grid-dp',
    evidence: [
      {
        words: 'each move takes it to the next line',
        tells: 'Moves never lead back west, so the lines can be filled one by one.',
        decides: true,
      },
      {
        words: 'thinnest ice on the safest crossing',
        tells: 'For each hole the best crossing so far is kept, by its thinnest ice.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'matrix-traversal',
      fails:
        'Marking what can be reached answers one thickness at a time, and the fixed direction gives the best value of every hole in one pass.',
    },
    why: 'The best thickness of a hole is the smaller of its own and the largest best among three holes on the line before.',
    cost: 'O(m · n)',
  },
  {
    id: 'grid-dp-6',
    text: 'A new chess piece, the lame horse, moves only two rows down and one column right, or one row down and two columns right. Pebbles lie on a board of 1,000 by 1,000 squares, several on some. It may start on any square and stop anywhere. How many pebbles can it collect at most?',
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
  },
  {
    id: 'grid-dp-7',
    text: 'The terraces of a hillside, 1,200 by 1,200 of them, have known heights. A trail for wine lovers goes only east or south from terrace to terrace and must climb all the time. How many terraces does the longest such trail have?',
    world: 'vineyard terraces',
    pattern: 'grid-dp',
    evidence: [
      {
        words: 'only east or south',
        tells: 'Each terrace can be entered from two sides only, so row by row works.',
        decides: true,
      },
      {
        words: 'climb all the time',
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
  },
  {
    id: 'grid-dp-8',
    text: 'To make a picture one pixel narrower, an editor removes one pixel from each row, and in neighboring rows the removed pixels are at most one column apart. The picture has up to 4,000 by 3,000 pixels, each with a value of how much it would be missed. Return the least total value removed.',
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
  },
  {
    id: 'grid-dp-9',
    text: 'In a planned town, 1,200 avenues run from south to north and 900 streets from west to east, and all of them are one-way: avenues lead north, streets lead east. A taxi company has measured how many seconds every single piece of road takes, from each crossing to the next one along the street and to the next one along the avenue; roadworks and schools make these times very uneven, some of them only 3 seconds and others an hour. A driver waits at the crossing in the far southwest, and a passenger at the one in the far northeast. In a town of two avenues and two streets, with 20 and 90 seconds for the way over the southeast and 70 and 30 for the other one, the second is chosen, since 100 is less than 110. The taxis are painted orange on even dates. How many seconds does the fastest drive take? All times are integers of at most 3,600.',
    form: 'long',
    world: 'taxi meter',
    pattern: 'grid-dp',
    alsoFits: [
      {
        pattern: 'shortest-path-and-mst',
        whyNotFirst:
          'Always settling the nearest open crossing works as well, but one-way roads fix an order in which each crossing needs only two earlier results.',
      },
    ],
    evidence: [
      {
        words: 'avenues lead north, streets lead east',
        tells:
          'A crossing is entered from the south or from the west, so all crossings can be settled in one pass.',
        decides: true,
      },
      {
        words: 'from each crossing to the next one',
        tells: 'Times belong to single pieces of road, so the better of two arrivals must be compared.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'matrix-traversal',
      fails:
        'Visiting crossings wave by wave finds the fewest pieces of road, but every drive has the same number of them; what differs is their seconds.',
    },
    why: 'The fastest time to a crossing is the smaller of that to the crossing in the west plus the street and that to the crossing in the south plus the avenue.',
    cost: 'O(m · n)',
  },
  {
    id: 'grid-dp-10',
    text: "A courier of the ice kingdom carries a glowing coal from the palace to the harbor. The kingdom is divided into counties, numbered from (1, 1), the palace, to (700, 700), the harbor, and by an old vow the courier only ever walks from (i, j) to (i + 1, j) or to (i, j + 1). In a county with a hot spring, the coal gains a stated number of degrees; in all others it loses some. If it is ever below 1 degree, it goes out, and the kingdom with it. With just four counties, of which (1, 1) costs 2 degrees, (1, 2) costs 5, (2, 1) gives 3, and (2, 2) costs 4, the coal must begin with 4 degrees: on the way through (2, 1) it has 2, then 5, then 1. Bards have sung of the courier's boots, which are green. Which is the smallest temperature in whole degrees with which the coal can set out and still reach the harbor? No county changes it by more than 1,000.",
    form: 'long',
    world: 'winter courier',
    pattern: 'grid-dp',
    evidence: [
      {
        words: 'to (i + 1, j) or to (i, j + 1)',
        tells: 'A county leads on to only two others, so results can be filled in from the harbor back.',
        decides: true,
      },
      {
        words: 'ever below 1 degree',
        tells: 'What is needed in a county follows from the smaller need of the two counties after it.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'matrix-traversal',
      fails:
        'A flood tells which counties can be reached, but each county has its own least temperature, which depends on all that follows.',
    },
    why: 'From the harbor back, the need of a county is the smaller need of its two followers minus its own change, but at least 1.',
    cost: 'O(n²)',
  },
  {
    id: 'grid-dp-11',
    text: 'The mayor wants a sign saying in how many different ways one can walk from the school to the library.',
    form: 'vague',
    asks: [
      {
        question: 'How do the roads run between them?',
        answer:
          'Forty roads cross thirty others at right angles, and the school and the library are diagonally opposite each other.',
      },
      {
        question: 'Do detours count?',
        answer: 'No, only walks on which every block brings you closer to the library.',
      },
      {
        question: 'Can all blocks be walked?',
        answer: 'Some crossings are closed for a market; here is the list.',
      },
      {
        question: 'Will the number fit on the sign?',
        answer: 'Its last four figures suffice; the rest goes on the website.',
      },
    ],
    world: 'walk to the library',
    pattern: 'grid-dp',
    evidence: [
      {
        words: 'every block brings you closer to the library',
        tells: 'There are only two directions to walk in, so a crossing is reached from two others.',
        decides: true,
      },
      {
        words: 'Some crossings are closed for a market',
        tells: 'No formula counts the walks, so counts are added crossing by crossing.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'backtracking',
      fails:
        'It would walk every way to the end, and there are far too many; all walks that arrive at one crossing share one count.',
    },
    why: 'The ways to a crossing are those to the two crossings before it added together, or zero if it is closed.',
    cost: 'O(m · n)',
  },
  {
    id: 'grid-dp-12',
    text: 'Barrels are piled up flat against a cellar wall: one on top, two under it, three under these, and so on for 900 layers, and each barrel has a label with its liters. A beetle gnaws its way from the top barrel to the ground; from a barrel it can only get into one of the two on which the barrel rests. How many liters may leak out in the worst case, if every barrel it passes runs dry?',
    world: 'barrel pyramid',
    pattern: 'grid-dp',
    evidence: [
      {
        words: 'one of the two on which the barrel rests',
        tells: 'A barrel is entered from at most two barrels of the layer above.',
        decides: true,
      },
      {
        words: 'in the worst case',
        tells: 'The larger of two earlier results is extended.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'backtracking',
      fails:
        'Following each way of the beetle means two choices in 899 layers, although all ways into a barrel share one best result.',
    },
    why: 'The most that can leak up to a barrel are its own liters plus the larger result of the barrels that rest on it.',
    cost: 'O(n²)',
  },
  {
    id: 'grid-dp-13',
    text: 'Basins of a fountain hang in tiers: a single one uppermost, and in each tier one more than in the tier above, 2,000 tiers in all. A basin holds 5 liters. Whatever exceeds this spills over, half of it into the left one of the two basins beneath, half into its neighbor. Suddenly, w liters are poured into the uppermost basin. How full is basin j of tier i in the end?',
    world: 'fountain basins',
    pattern: 'grid-dp',
    evidence: [
      {
        words: 'into the left one of the two basins beneath',
        tells: 'A basin gets water from two basins of the tier above and from no others.',
        decides: true,
      },
      {
        words: 'How full is basin j of tier i',
        tells: 'A value is carried from tier to tier, and all earlier basins contribute.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'matrix-traversal',
      fails:
        'A flood would visit a basin once, but water reaches it from two sides, and both amounts must be complete before it spills over.',
    },
    why: 'Tier by tier, keep what flows into each basin, and pass on half of all above 5 liters to each of the two below.',
    cost: 'O(n²)',
  },
  {
    id: 'grid-dp-14',
    text: 'Ticket from road services: two snowplows start together in the top corner cells of a parking deck, one left and one right, 70 by 70 cells with known amounts of snow. At every beep both advance to the next line of cells, each straight on or shifted by one cell to a side. If they share a cell, its snow counts once. Planning them one after the other is not optimal. Compute the most snow that both can clear.',
    world: 'twin snowplows',
    pattern: 'grid-dp',
    evidence: [
      {
        words: 'At every beep both advance to the next line of cells',
        tells: 'Both are always on the same line, so a line follows from the line before.',
        decides: true,
      },
      {
        words: 'If they share a cell, its snow counts once',
        tells: 'The plows must be planned together, so a state holds both positions.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'matrix-traversal',
      fails:
        'Walking over cells can mark where the plows may go, but the best total depends on both positions at once.',
    },
    why: 'For each line and both positions, keep the most snow, taking the best of nine pairs of positions on the line before.',
    cost: 'O(m · n²)',
  },
  {
    id: 'grid-dp-15',
    text: 'A silicon wafer has 1,400 by 1,400 dies, and a camera marks each as sound or broken. A customer buys plus signs: a center die and four arms of the same length a, one on each side of it, all dies sound. Larger plus signs are worth more. What is the largest a for which the wafer contains one?',
    world: 'chip wafer',
    pattern: 'grid-dp',
    alsoFits: [
      {
        pattern: 'prefix-sum',
        whyNotFirst:
          'Running totals along lines can test one arm length at a time, but the run that ends at each die gives the longest arms directly.',
      },
    ],
    evidence: [
      {
        words: 'four arms of the same length',
        tells: 'For each die, the run of sound dies in each direction is needed.',
        decides: false,
      },
      {
        words: 'all dies sound',
        tells:
          'A run that ends at a die is one longer than the run of its neighbor, so each die reads a finished neighbor.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'matrix-traversal',
      fails:
        'A flood of sound dies yields regions of any shape; whether a plus sign fits around a die depends on four straight runs.',
    },
    why: 'In four passes, count the sound dies that end at each die from each side, and take the largest of the smallest of the four counts, less the center.',
    cost: 'O(n²)',
  },
  {
    id: 'grid-dp-16',
    text: 'A toy drone hovers over stone (x, y) of a square plaza, which is paved with 2,500 stones, 50 along each edge. Once per minute it drifts over one of the four adjoining stones, with equal chances, and as soon as it is no longer above the plaza, it is lost to the traffic. The party lasts 200 minutes. How probable is it that the drone survives the party?',
    world: 'plaza drone',
    pattern: 'grid-dp',
    evidence: [
      {
        words: 'one of the four adjoining stones, with equal chances',
        tells: 'A chance follows from four neighbors one minute earlier.',
        decides: true,
      },
      {
        words: 'The party lasts 200 minutes',
        tells: 'The minutes give an order in which all stones are filled in again and again.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'matrix-traversal',
      fails:
        'Marking stones as visited is wrong here, since the drone may come back to a stone, each time with another chance.',
    },
    why: 'For each minute and stone, add up a quarter of the chances of the four neighbors in the minute before; at the end add up all stones.',
    cost: 'O(n² · k)',
  },
  {
    id: 'grid-dp-17',
    text: 'Let c(i, j) be integers for 1 ≤ i, j ≤ 400. A chain is a series of index pairs from (1, 1) to (400, 400) in which each step raises precisely one of the two indices by one. A chain is lucky if the sum of c over all its pairs is divisible by 9. Compute the number of lucky chains, modulo 1,000,000,007.',
    world: 'lucky chains',
    pattern: 'grid-dp',
    evidence: [
      {
        words: 'raises precisely one of the two indices by one',
        tells: 'A pair comes from one of two earlier pairs.',
        decides: true,
      },
      {
        words: 'divisible by 9',
        tells: 'Only the remainder of a sum matters, so each pair keeps nine counts.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'backtracking',
      fails:
        'There are more chains than atoms in the world; chains that reach the same pair with the same remainder share one count.',
    },
    why: 'For each pair and remainder, add the counts of the two earlier pairs, shifted by its own number.',
    cost: 'O(n² · k)',
  },
  {
    id: 'grid-dp-18',
    text: 'Hello, I jog to my office, which is 500 blocks uptown and 500 blocks crosstown from my home, by a shortest way, a different one each time. A canal runs straight from home to the office; I may touch its bank but never pass over to the far side, where the dogs are. For how many jogs am I safe from boredom? The last five figures will do.',
    world: 'canal walk',
    pattern: 'grid-dp',
    evidence: [
      {
        words: 'by a shortest way',
        tells: 'Every block leads uptown or crosstown, so a corner is reached from two others.',
        decides: true,
      },
      {
        words: 'never pass over to the far side',
        tells: 'Corners beyond the canal count zero.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'backtracking',
      fails: 'Listing the jogs is hopeless for a thousand blocks; all jogs up to one corner share one count.',
    },
    why: 'For each corner on the near side, add the counts of the two corners from which a block leads there.',
    cost: 'O(n²)',
  },
  {
    id: 'grid-dp-19',
    text: "A block of Swiss cheese consists of 120 by 120 by 120 small cubes, some missing. A mite sits in the corner cube at the front, on the left, at the bottom. It eats its way to the opposite corner, and each bite takes it one cube back, one cube to the right, or one cube up, never into a hole. Determine how many tunnels could be the mite's, modulo 31,337.",
    world: 'cheese cube',
    pattern: 'grid-dp',
    evidence: [
      {
        words: 'one cube back, one cube to the right, or one cube up',
        tells: 'A cube is entered from three others, all of which can be finished before.',
        decides: true,
      },
      {
        words: 'how many tunnels',
        tells: 'Counts of earlier cubes add up.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'matrix-traversal',
      fails: 'A flood shows whether the opposite corner can be reached, not by how many tunnels.',
    },
    why: 'The tunnels to a cube are the sum of those to the cube in front, to the left, and below, or zero for a hole.',
    cost: 'O(n³)',
  },
  {
    id: 'grid-dp-20',
    text: 'Two magnets hang at either end of the ridge of a climbing wall, which is tiled with 60 by 60 plates, each with a certain number of nails behind it. With each tick of a clock, the two sink by one plate at once; each may also swing sideways, one plate and no farther, while it does. Nails behind a plate are picked up one time, even if both magnets pass it. Steer them to the largest total.',
    family: 'grid-dp-14',
    world: 'magnets on a wall',
    pattern: 'grid-dp',
    evidence: [
      {
        words: 'the two sink by one plate at once',
        tells: 'Both are always at the same height, so a height follows from the height above.',
        decides: true,
      },
      {
        words: 'picked up one time, even if both magnets pass',
        tells: 'The magnets must be steered together, so a state holds both positions.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'matrix-traversal',
      fails:
        'Walking over plates can mark where the magnets may go, but the best total depends on both positions at once.',
    },
    why: 'For each height and both positions, keep the most nails, taking the best of nine pairs of positions one plate higher.',
    cost: 'O(m · n²)',
  },
  {
    id: 'grid-dp-21',
    text: 'How many routes bring luck, modulo 10,009? A temple courtyard is paved with 300 by 250 slabs, and a number is carved into every slab. Pilgrims start on the slab nearest to the gate and finish on the one farthest from it. A pilgrim steps to the slab ahead or to the slab on the left, and adds up all numbers under her feet. Luck comes if the result is a multiple of 7.',
    family: 'grid-dp-17',
    world: 'temple courtyard',
    pattern: 'grid-dp',
    evidence: [
      {
        words: 'the slab ahead or to the slab on the left',
        tells: 'A slab is entered from one of two earlier slabs.',
        decides: true,
      },
      {
        words: 'a multiple of 7',
        tells: 'Only the remainder of a sum matters, so each slab keeps seven counts.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'backtracking',
      fails:
        'There are far too many routes to walk them all; routes that reach the same slab with the same remainder share one count.',
    },
    why: 'For each slab and remainder, add the counts of the slab behind and of the slab on the right, shifted by its own number.',
    cost: 'O(m · n · k)',
  },
]
