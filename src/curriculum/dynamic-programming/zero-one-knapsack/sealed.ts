import type { Prompt } from '../../prompt.ts'

/** Asked in the weekly check only, and never in a file that a browser can load. */
export const sealed: readonly Prompt[] = [
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
