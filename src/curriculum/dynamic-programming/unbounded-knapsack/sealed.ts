import type { Prompt } from '../../prompt.ts'

/** Asked in the weekly check only, and never in a file that a browser can load. */
export const sealed: readonly Prompt[] = [
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
]
