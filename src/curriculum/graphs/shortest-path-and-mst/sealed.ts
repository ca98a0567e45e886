import type { Prompt } from '../../prompt.ts'

/** Asked in the weekly check only, and never in a file that a browser can load. */
export const sealed: readonly Prompt[] = [
  {
    id: 'shortest-path-and-mst-s1',
    text: 'A rover crosses a desert given as a grid of 700 by 700 cells. Entering a cell uses between 1 and 60 units of charge, depending on the ground. It can move up, down, left, and right. With how little charge can it get from its base to the crater?',
    world: 'desert rover',
    pattern: 'shortest-path-and-mst',
    evidence: [
      {
        words: 'between 1 and 60 units of charge',
        tells: 'Steps cost different amounts, so the cheapest open cell comes next.',
        decides: true,
      },
      {
        words: 'up, down, left, and right',
        tells: 'Routes may lead in any direction, even back up.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'breadth-first-search',
      fails:
        'The route with the fewest cells may lead through deep sand, while a longer one over rock uses less charge.',
    },
    why: 'Always settle the open cell that needs the least charge, and stop at the crater.',
    cost: 'O(m · n · log(m · n))',
    given: ['grid'],
  },
  {
    id: 'shortest-path-and-mst-s2',
    text: 'A lab has the genomes of 1,500 virus strains, and the number of differing positions between any two of them. To draw how they may have evolved, it wants to link all strains so that the differences along the links drawn add up to as little as possible. What is that total?',
    world: 'virus strains',
    pattern: 'shortest-path-and-mst',
    alsoFits: [
      {
        pattern: 'union-find',
        whyNotFirst:
          'Taking pairs by rising difference and joining groups works, too; with a million pairs, growing one group is simpler.',
      },
    ],
    evidence: [
      {
        words: 'link all strains',
        tells: 'Everything must be connected, which is not about a route between two of them.',
        decides: false,
      },
      {
        words: 'add up to as little as possible',
        tells: 'Weights are compared, and the cheapest link that still joins something new is taken.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'breadth-first-search',
      fails:
        'Linking strains in rounds from one of them joins everything, but it ignores how large the differences are.',
    },
    why: 'Start with one strain and keep adding the strain with the smallest difference to one already linked.',
    cost: 'O(n²)',
  },
  {
    id: 'shortest-path-and-mst-s3',
    text: 'An electric car can store up to 60 units of energy. Roads join 800 charging parks, and driving along one uses up a whole number of units. Parks ask different prices per unit. Lena is at one park with nothing left, may charge any number of units at each park on the way, and wants to reach another one. What will she have paid by then, if she plans well?',
    world: 'electric car',
    pattern: 'shortest-path-and-mst',
    evidence: [
      {
        words: 'store up to 60 units',
        tells: 'A park together with the units left is a state, and there are few of those.',
        decides: false,
      },
      {
        words: 'Parks ask different prices',
        tells: 'Steps between states cost different amounts, so the cheapest state must be settled first.',
        decides: true,
      },
      {
        words: 'if she plans well',
        tells: 'The least total from the start is asked.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'breadth-first-search',
      fails:
        'Each road and each unit would count as one step, so a short trip through expensive parks would win.',
    },
    why: 'Search over pairs of a park and the units left; charging one unit costs money, driving costs units, and the cheapest open pair is settled next.',
    cost: 'O(C · E log (C · V))',
  },
  {
    id: 'shortest-path-and-mst-s4',
    text: 'Ana, Bo and Cem live at different plazas of a huge city that has 70,000 of them. Rickshaw routes join two plazas each; every route has a fixed fare, the same both ways, but fares vary widely. The friends want to meet at some plaza, be it where one of them lives, and share the sum of their fares, which is to be as small as it can be. Which plaza should it be?',
    world: 'three friends',
    pattern: 'shortest-path-and-mst',
    evidence: [
      {
        words: 'fares vary widely',
        tells: 'Routes differ in price, so counting routes is not enough.',
        decides: true,
      },
      {
        words: 'the sum of their fares',
        tells: 'The totals from three starting plazas are added for each plaza.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'breadth-first-search',
      fails:
        'It counts the routes that each friend takes, and three cheap rides can cost less than one expensive ride.',
    },
    why: 'Compute the cheapest fare from each of the three plazas to all others, and choose the plaza with the smallest sum.',
    cost: 'O(E log V)',
  },
]
