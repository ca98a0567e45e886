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
  {
    id: 'zero-one-knapsack-s3',
    text: 'Customs stops a crate with 180 brochures of different makes, which weigh 3 to 400 grams each and 25,000 grams together. What remains in the crate after some are removed must come to precisely 20,000 grams. The inspector is lazy. How few removals does she get away with, or is it impossible?',
    world: 'lighter crate',
    pattern: 'zero-one-knapsack',
    evidence: [
      {
        words: '180 brochures of different makes',
        tells: 'Each brochure exists once and is removed or stays.',
        decides: true,
      },
      {
        words: 'come to precisely 20,000 grams',
        tells: 'What is removed must hit a total of 5,000.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'greedy-intervals',
      fails:
        'Removing the heaviest brochures first needs few removals to get near 5,000 grams but may never hit it.',
    },
    why: 'Find the fewest brochures that weigh 5,000 grams together, with a table over grams that is filled from high to low for each brochure.',
    cost: 'O(n · s)',
  },
  {
    id: 'zero-one-knapsack-s4',
    text: 'An airline may fit each of its 50 planes with kit A, kit B, kit C, or none; two kits on one plane do not go together. For every plane and kit there is a price in millions, between 1 and 30, and a yearly saving of fuel. The board grants 600 million. Which yearly saving is the largest within reach?',
    world: 'fleet upgrade',
    pattern: 'zero-one-knapsack',
    evidence: [
      {
        words: 'two kits on one plane do not go together',
        tells: 'Each plane takes part at most once, with one of three offers.',
        decides: true,
      },
      {
        words: 'The board grants 600 million',
        tells: 'A total is limited, and it is small enough for a table.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'unbounded-knapsack',
      fails: 'It would buy the best kit for the same plane again and again, though a plane takes one kit.',
    },
    why: 'For each plane, go through the millions from high to low and keep the best of no kit and of the three kits, each on top of the result without this plane.',
    cost: 'O(n · s)',
  },
]
