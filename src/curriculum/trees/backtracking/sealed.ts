import type { Prompt } from '../../prompt.ts'

/** Asked in the weekly check only, and never in a file that a browser can load. */
export const sealed: readonly Prompt[] = [
  {
    id: 'backtracking-s1',
    text: 'Fourteen crates of known weight must go into four vans so that all vans carry exactly the same weight. Crates cannot be split. Print which crates go into which van, or report that it cannot be done. Weights are up to a billion grams.',
    world: 'moving vans',
    pattern: 'backtracking',
    evidence: [
      {
        words: 'Fourteen crates',
        tells: 'Few items allow trying all placements with early stops.',
        decides: false,
      },
      {
        words: 'all vans carry exactly the same weight',
        tells: 'A van that is too heavy ends a partial placement at once.',
        decides: true,
      },
      {
        words: 'Print which crates go into which van',
        tells: 'The placement itself is built, choice by choice.',
        decides: true,
      },
      {
        words: 'up to a billion grams',
        tells: 'A table over weights would be far too large.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'unbounded-knapsack',
      fails:
        'A crate is there once, not as often as it fits, and four vans have to be filled at the same time. A table over weights up to a billion is impossible.',
    },
    why: 'Put the next crate into each van that can still take it, heaviest crates first, and take it out again if the rest fails.',
    cost: 'O(4^n)',
  },
  {
    id: 'backtracking-s2',
    text: 'In a puzzle, the numbers 1 to 9 are placed on three rows of three cells, each number once. The sums of the three rows and of the three columns are given. Print every solution, in any order. Partial squares that already break a sum should not be continued.',
    world: 'number square',
    pattern: 'backtracking',
    evidence: [
      {
        words: 'each number once',
        tells: 'A number is used in a partial square and free again for the next attempt.',
        decides: true,
      },
      { words: 'Print every solution', tells: 'All results are listed, so each is built.', decides: true },
      {
        words: 'should not be continued',
        tells: 'A partial candidate that breaks a rule is dropped early.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'depth-first-search',
      fails:
        'There are no given connections to follow. A number that was tried in one cell has to be free again for other cells.',
    },
    why: 'Fill one cell after the other with each unused number, check a row or column when it is full, and empty the cell again.',
    cost: 'O(9!)',
  },
]
