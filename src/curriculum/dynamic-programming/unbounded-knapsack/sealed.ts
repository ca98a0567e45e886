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
  {
    id: 'unbounded-knapsack-s3',
    text: 'A hydra grows back unless its 8,000 points of health fall to zero or below in one duel. A sorceress knows 33 spells. Spell j removes d(j) points and drains c(j) drops of mana, and no spell is forgotten by casting it. A surplus of damage does no harm. How many drops of mana must she bring to the duel, if she casts wisely?',
    world: 'hydra fight',
    pattern: 'unbounded-knapsack',
    evidence: [
      {
        words: '8,000 points of health',
        tells: 'An amount is filled or exceeded, and each smaller one has its own best answer.',
        decides: false,
      },
      {
        words: 'no spell is forgotten by casting it',
        tells: 'A spell can be cast any number of times.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'zero-one-knapsack',
      fails:
        'With each spell cast once at most, 33 spells may not defeat the hydra, or drain far more mana than needed.',
    },
    why: 'For each number of health points, consider each spell and add its drops to the fewest for the health that is left.',
    cost: 'O(n · k)',
  },
  {
    id: 'unbounded-knapsack-s4',
    text: 'A bookbinder folds sheets into sections of 8, 12, 28, or 36 pages; the machine turns out any section all day long. A manuscript of p pages, p up to 30,000, is bound from sections with no fewer than p pages in total. Blank pages at the end look ugly, so there should be as few as possible, and among such bindings the one with fewest sections wins. How many sections has it?',
    world: 'book signatures',
    pattern: 'unbounded-knapsack',
    evidence: [
      {
        words: 'turns out any section all day long',
        tells: 'A size may be used any number of times.',
        decides: true,
      },
      {
        words: 'as few as possible',
        tells: 'Totals at and above p are compared by whether they can be reached.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'zero-one-knapsack',
      fails: 'One section of each size holds 84 pages, which is far too short for a manuscript.',
    },
    why: 'For each number of pages keep the fewest sections that reach it exactly, and read off the first reachable number from p on.',
    cost: 'O(n · k)',
  },
]
