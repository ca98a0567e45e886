import type { Prompt } from '../prompt.ts'

export const dynamicProgrammingSealed: readonly Prompt[] = [
  {
    id: 'dynamic-programming-s1',
    text: 'A courier crosses a row of 100,000 roofs with known heights. From a roof she jumps to the next one or to the one after that. A jump costs the square of the height difference. She starts on the first roof and must finish on the last. Return the least total cost.',
    world: 'rooftop courier',
    pattern: 'dynamic-programming',
    evidence: [
      {
        words: 'to the next one or to the one after that',
        tells: 'There are two fixed ways to arrive on a roof.',
        decides: false,
      },
      {
        words: 'square of the height difference',
        tells: 'A cheap jump now can lead to a costly one later, so both arrivals are compared.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'greedy-intervals',
      fails: 'Always taking the cheaper jump may lead onto a low roof from which every way on is expensive.',
    },
    why: 'The least cost of a roof is the better of arriving from one roof back and from two roofs back.',
    cost: 'O(n)',
  },
  {
    id: 'dynamic-programming-s2',
    text: 'A theater row has n seats, up to 1,000, with aisles after some of them. It is filled completely with single guests and couples; a couple takes two seats side by side that no aisle separates. Guests look alike. In how many ways can the row be filled, modulo 1,009?',
    world: 'theater row',
    pattern: 'dynamic-programming',
    evidence: [
      { words: 'single guests and couples', tells: 'The last group takes one seat or two.', decides: false },
      {
        words: 'that no aisle separates',
        tells: 'Whether two seats can go together depends on the position in the row.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'unbounded-knapsack',
      fails: 'Filling n seats with ones and twos in any order also counts couples that an aisle separates.',
    },
    why: 'The ways for k seats are those for one seat less, plus those for two seats less if no aisle lies between the last two.',
    cost: 'O(n)',
  },
  {
    id: 'state-machine-dp-s1',
    text: 'A drone watches a forest for 50,000 minutes. In each minute it may fly, which uses one of its four units of charge and earns a known value, or it may stay at its base, which adds one unit if any is missing. It starts fully charged. What is the highest total value that it can earn?',
    world: 'fire drone',
    pattern: 'state-machine-dp',
    evidence: [
      {
        words: 'uses one of its four units of charge',
        tells: 'What it may do depends on the charge that is left.',
        decides: false,
      },
      {
        words: 'adds one unit',
        tells: 'The charge carries over from minute to minute, so each amount is a mode.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'dynamic-programming',
      fails:
        'The best value after a minute does not tell how much charge is left, which past flights have used up.',
    },
    why: 'For each minute keep the best value for every amount of charge from zero to four, and move between neighboring amounts.',
    cost: 'O(n)',
  },
  {
    id: 'state-machine-dp-s2',
    text: 'An engineer lists programs for a traffic light as one color per second for n seconds. Green always lasts at least two seconds, then comes yellow for exactly one, then red for at least two, then green again. A program starts with a fresh green and may be cut off at any time. Count the programs for n up to a million, modulo 1,013.',
    world: 'traffic light',
    pattern: 'state-machine-dp',
    evidence: [
      {
        words: 'at least two seconds, then comes yellow',
        tells:
          'A color stays until it is changed, and for how long it has lasted decides whether it may change.',
        decides: true,
      },
      {
        words: 'Count the programs',
        tells: 'One count for each mode is carried from second to second.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'dynamic-programming',
      fails:
        'A single count per length does not tell which light is on, or whether it has been on long enough to change.',
    },
    why: 'Count programs by their present mode (first green, later green, yellow, first red, later red) and advance all five counts each second.',
    cost: 'O(n)',
  },
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
    id: 'unbounded-knapsack-s1',
    text: 'A spice merchant fills boxes of exactly 12 kilograms with bags. There are 40 kinds of bags with weights in whole grams, and no kind ever runs short. Boxes with the same bags in another order count as the same. How many different boxes can be filled?',
    world: 'spice bags',
    pattern: 'unbounded-knapsack',
    evidence: [
      {
        words: 'no kind ever runs short',
        tells: 'Each kind may be used any number of times.',
        decides: true,
      },
      {
        words: 'How many different boxes',
        tells: 'A count is needed, not the boxes themselves.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'backtracking',
      fails:
        'It would build every box one by one, although boxes with the same grams left and the same kinds still allowed share one count.',
    },
    why: 'Bring in one kind after another, and for each weight from low to high add the count for the weight without one such bag.',
    cost: 'O(n · k)',
  },
  {
    id: 'unbounded-knapsack-s2',
    text: 'A magician cuts a rope of n meters, n up to 4,000, into pieces of allowed whole lengths, of which there are 30; lengths may repeat, and nothing may remain. The power of a trick is the product of the lengths of its pieces. What is the greatest power, given as its logarithm?',
    world: 'rope tricks',
    pattern: 'unbounded-knapsack',
    evidence: [
      {
        words: 'lengths may repeat',
        tells: 'Each allowed length is a piece that can be used again.',
        decides: true,
      },
      { words: 'nothing may remain', tells: 'A length must be filled exactly.', decides: false },
    ],
    rival: {
      pattern: 'zero-one-knapsack',
      fails:
        'Using each allowed length at most once rules out two pieces of the same length, which often give the greatest product.',
    },
    why: 'For each number of meters, try each allowed last piece and add its logarithm to the best value of the meters before.',
    cost: 'O(n · k)',
  },
  {
    id: 'longest-increasing-subsequence-s1',
    text: 'A restaurant lists 5,000 dishes, each with a spiciness and a price. A guest goes down the list once and orders some of them, so that each dish ordered is spicier and cheaper than the one ordered before. What is the largest number of dishes he can order?',
    world: 'tasting menu',
    pattern: 'longest-increasing-subsequence',
    evidence: [
      { words: 'goes down the list once', tells: 'The order of the list is kept.', decides: false },
      {
        words: 'spicier and cheaper than the one ordered before',
        tells: 'Each chosen dish must fit the chosen one before it.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'zero-one-knapsack',
      fails: 'Prices are compared with the dish before, not added up, so no budget limits the choice.',
    },
    why: 'The longest order that ends with a dish is one more than the longest that ends with an earlier, milder, and dearer dish.',
    cost: 'O(n²)',
  },
  {
    id: 'longest-increasing-subsequence-s2',
    text: 'An astronomer has 2,500 brightness readings of one star, in the order of time. She looks for a brightening: readings, not necessarily next to each other, each brighter than the one before. Of all brightenings with the greatest possible number of readings, how many are there?',
    world: 'variable star',
    pattern: 'longest-increasing-subsequence',
    evidence: [
      {
        words: 'each brighter than the one before',
        tells: 'A chain is linked by one rule between chosen neighbors.',
        decides: true,
      },
      {
        words: 'greatest possible number of readings',
        tells: 'Lengths of chains are compared, and counts are kept beside them.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'monotonic-stack',
      fails:
        'The nearest brighter reading gives one next step for each reading, but longest chains branch and may skip it.',
    },
    why: 'For each reading keep the length of the longest chain that ends there and the number of such chains, built from all earlier, darker readings.',
    cost: 'O(n²)',
  },
  {
    id: 'interval-dp-s1',
    text: 'A government merges 200 districts along a river into one. Each step merges two neighboring districts and takes as many days as the larger of the two has thousand inhabitants; the new district has the inhabitants of both. Steps are taken one after another. In how few days can it be done?',
    world: 'river districts',
    pattern: 'interval-dp',
    evidence: [
      {
        words: 'two neighboring districts',
        tells: 'A merged district always covers a range of the original row.',
        decides: true,
      },
      {
        words: 'In how few days',
        tells: 'The order of merging decides, so every last merger is compared.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'string-dynamic-programming',
      fails:
        'Adding one district at a time to a growing prefix is just one order; the last merger may split the row anywhere, and each half is a range.',
    },
    why: 'The inhabitants of a range are a fixed sum, so try every place to split it for the last merger, shortest ranges first.',
    cost: 'O(n³)',
  },
  {
    id: 'interval-dp-s2',
    text: 'A driver starts at one of 400 houses on a straight street, with known positions. At each house, a child waits with a known number of scoops that lose one scoop of sales per minute of waiting. Driving one meter takes one minute. She must serve all. What is the most she can sell in total, with losses allowed to go below zero?',
    world: 'ice cream round',
    pattern: 'interval-dp',
    evidence: [
      {
        words: 'on a straight street',
        tells: 'The houses already served always form a range around the start.',
        decides: false,
      },
      {
        words: 'per minute of waiting',
        tells:
          'Each minute costs as many scoops as children wait outside the range, so both ends must be weighed.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'grid-dp',
      fails:
        'There is no board of cells: the houses lie in one row, and the state is a range with the driver at one of its ends.',
    },
    why: 'For each range of served houses and either end as her place, extend it by the next house on the left or the right.',
    cost: 'O(n²)',
  },
  {
    id: 'zero-one-knapsack-s1',
    text: 'A dye works has 60 sealed cans of blue, with contents in whole milliliters of at most 1,000 each. A can that is opened must be poured into the vat completely. How many different amounts of blue, zero included, can there be in the vat?',
    world: 'dye vats',
    pattern: 'zero-one-knapsack',
    evidence: [
      {
        words: 'must be poured into the vat completely',
        tells: 'Each can goes in as a whole or not at all, and is then empty.',
        decides: true,
      },
      {
        words: 'different amounts',
        tells: 'Only which sums can be reached counts, and many choices give the same sum.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'unbounded-knapsack',
      fails: 'Pouring the same can again and again would reach amounts that its contents cannot supply.',
    },
    why: 'Keep a table of reachable amounts, and for each can, from high to low, mark the amounts that it adds.',
    cost: 'O(n · s)',
  },
  {
    id: 'zero-one-knapsack-s2',
    text: 'An island nation has 45 provinces. Each has a known number of council seats and needs a known number of extra votes to be won; winning it brings all its seats. A party needs 270 of 500 seats. With how few extra votes can it get them?',
    world: 'island election',
    pattern: 'zero-one-knapsack',
    evidence: [
      { words: 'winning it brings all its seats', tells: 'A province is won or not, once.', decides: true },
      {
        words: 'needs 270 of 500 seats',
        tells: 'A total must be reached, and seats are few enough for a table.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'unbounded-knapsack',
      fails:
        'It would win the province with the cheapest seats many times, though its seats can be had only once.',
    },
    why: 'For each province, go through the seat totals from high to low and keep the fewest votes for each.',
    cost: 'O(n · s)',
  },
]
