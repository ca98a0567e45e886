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
]
