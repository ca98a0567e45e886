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
  {
    id: 'backtracking-s3',
    text: 'A chimney carries nine figures in wrought iron, 3 8 1 9 4 2 7 5 6. The chimney sweep claims that the owner is 111 years old, because it says so up there: between neighbors, imagine a plus, a minus or nothing at all, in which case they belong to one longer number. She forgot how it went. Show her all the ways in which the result is 111.',
    world: 'iron chimney',
    pattern: 'backtracking',
    evidence: [
      {
        words: 'nine figures in wrought iron',
        tells: 'Eight gaps with three choices each are only 6,561 attempts.',
        decides: false,
      },
      {
        words: 'a plus, a minus or nothing at all',
        tells: 'A choice is made at each gap, and another one after it was undone.',
        decides: true,
      },
      {
        words: 'Show her all the ways',
        tells: 'The readings themselves are needed, so each is built.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'zero-one-knapsack',
      fails:
        'A table of reachable results tells how many readings there are, not what they look like, and the numbers are not even fixed before the gaps are.',
    },
    why: 'At each gap, try a plus, a minus and joining, carry the result and the last number along, and list those that end at 111.',
    cost: 'O(3^n)',
  },
  {
    id: 'backtracking-s4',
    text: 'From each of 17 hills, a ranger knows which of 70 valleys one can see. He has to put up watchtowers so that somebody sees every valley. Wood is expensive, and he wants the fewest towers possible, not just few. Always taking the hill that shows most of the rest gave him six; a colleague found five by accident. Which hills should he take?',
    world: 'watchtowers',
    pattern: 'backtracking',
    evidence: [
      { words: 'each of 17 hills', tells: 'There are 131,072 choices of hills at most.', decides: false },
      {
        words: 'the fewest towers possible, not just few',
        tells: 'All choices have to be tried, except those that cannot beat the best so far.',
        decides: true,
      },
      {
        words: 'a colleague found five by accident',
        tells: 'Taking what looks best is not enough, so choices are revoked.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'zero-one-knapsack',
      fails:
        'Hills are taken or not, but what one adds depends on the valleys that the others already show. No single capacity describes that.',
    },
    why: 'Pick a valley that no tower sees, try each hill that shows it, continue while fewer towers than the best are used, and take it back.',
    cost: 'O(2^n)',
  },
]
