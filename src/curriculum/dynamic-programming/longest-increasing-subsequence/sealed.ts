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
  {
    id: 'longest-increasing-subsequence-s3',
    text: 'From 70,000 archived scenes of one radio play, all dated and all with different tension scores, an editor cuts a best-of evening. What was broadcast earlier is played earlier, tension must go up with each scene, and scene number 40,000, the wedding, has to be part of it. How many scenes can the evening hold?',
    world: 'radio play',
    pattern: 'longest-increasing-subsequence',
    evidence: [
      {
        words: 'tension must go up with each scene',
        tells: 'A rule links each chosen scene to the chosen one before.',
        decides: true,
      },
      {
        words: 'the wedding, has to be part of it',
        tells: 'Scenes before the wedding must be calmer, scenes after it more tense.',
        decides: false,
      },
    ],
    rival: {
      pattern: 'monotonic-stack',
      fails:
        'The nearest more tense scene may be so tense that hardly anything can come after it, or may skip the wedding.',
    },
    why: 'Drop earlier scenes that are not calmer and later scenes that are not more tense than the wedding, and find the longest rising chain among the rest.',
    cost: 'O(n log n)',
  },
  {
    id: 'longest-increasing-subsequence-s4',
    text: 'A chemist tests 4,000 acids, whose strengths she knows, as they stand in the cabinet from A to Z, and she never returns to one that she has passed. She can pass over any of them. The tongue of her machine is dulled by each test, so a tested acid has to be at least twice as strong as the previously tested one. How many tests can she make with her machine?',
    world: 'acid series',
    pattern: 'longest-increasing-subsequence',
    evidence: [
      {
        words: 'never returns to one that she has passed',
        tells: 'The given order is kept.',
        decides: false,
      },
      {
        words: 'at least twice as strong as the previously tested one',
        tells: 'Each chosen acid must fit the chosen one before it.',
        decides: true,
      },
    ],
    rival: {
      pattern: 'dynamic-programming',
      fails:
        'A fixed look-back is not enough, since the previously tested acid can be any earlier one that is weak enough.',
    },
    why: 'The most tests that end with an acid are one more than the most that end with an earlier one of at most half its strength.',
    cost: 'O(n log n)',
  },
]
