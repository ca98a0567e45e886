import type { Prompt } from '../../prompt.ts'

/** Asked in the weekly check only, and never in a file that a browser can load. */
export const sealed: readonly Prompt[] = [
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
]
