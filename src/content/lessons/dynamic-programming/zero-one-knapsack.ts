import type { Lesson } from '../../lesson.ts'

export const zeroOneKnapsack: Lesson = {
  id: 38,
  name: 'zero-one-knapsack',
  displayName: '0/1 Knapsack',
  description:
    'Each item is taken once or not at all. A table over the remaining capacity tells what the items so far can reach; kept in a single row, it is filled downward so that no item is used twice.',
  scenarios: [
    'Split numbers into two groups of equal sum',
    'Give every number a sign so that a target comes out',
    'Most strings within a budget of zeroes and ones',
    'Smallest possible difference between two groups',
  ],
  identificationClues:
    'A subset is chosen, each element once at most, under a sum or budget small enough to index a table. If pieces may be used again, it is the unbounded knapsack; if the subsets themselves must be listed, or sums are huge and items few, use backtracking.',
  recognitionGuide: {
    keyPhrases: [
      'partition into two subsets',
      'sum of both subsets is equal',
      'each item at most once',
      'add a sign before each integer',
      'at most m zeroes and n ones',
      'subsequence that sums to the target',
    ],
    commonVariations: [
      'Reachable: true or false for each sum',
      'Counting: add the ways that leave room for this item',
      'Signs: plus and minus become one subset of sum (total + target) / 2',
    ],
  },
  commonMistakes: [
    'Filling a single row upward: an item is used again; with a single 3, the sum 6 must stay out of reach',
    'Halving an odd total: (total + target) must be even and not negative; test [1] with target 2',
    'A table over a huge sum: look at the limits first; with few items, use sets of sums or split the items in two halves',
  ],
  complexity: {
    time: 'O(n · S)',
    timeReason: 'Each of n items passes once over all sums up to S.',
    space: 'O(S)',
    spaceReason:
      'One row, filled from high to low so that an item cannot meet itself; the demo keeps all rows, to name the items taken.',
  },
  whenNot: [
    'An item may be taken again: go through the sums upward (Unbounded Knapsack (Coin Change))',
    'The subsets themselves have to be listed: choose and undo (Backtracking (Decision Trees))',
    'Sums reach billions while n is small: split the items in half and combine the halves',
  ],
  practice: [
    {
      number: 416,
      title: 'Partition Equal Subset Sum',
      slug: 'partition-equal-subset-sum',
      difficulty: 'Medium',
      premium: false,
      adds: 'Yes or no for half of the total, which must be even.',
    },
    {
      number: 494,
      title: 'Target Sum',
      slug: 'target-sum',
      difficulty: 'Medium',
      premium: false,
      adds: 'Signs become a subset: half of total plus target, if that is a whole number.',
    },
    {
      number: 474,
      title: 'Ones and Zeroes',
      slug: 'ones-and-zeroes',
      difficulty: 'Medium',
      premium: false,
      adds: 'Two budgets at once, so the row becomes a table and both loops go downward.',
    },
    {
      number: 1049,
      title: 'Last Stone Weight II',
      slug: 'last-stone-weight-ii',
      difficulty: 'Medium',
      premium: false,
      adds: 'The game is a disguise: split the stones into two sums as near to each other as possible.',
    },
    {
      number: 2915,
      title: 'Length of the Longest Subsequence That Sums to Target',
      slug: 'length-of-the-longest-subsequence-that-sums-to-target',
      difficulty: 'Medium',
      premium: false,
      adds: 'The largest number of items for an exact sum, with unreachable sums kept apart from zero.',
    },
    {
      number: 879,
      title: 'Profitable Schemes',
      slug: 'profitable-schemes',
      difficulty: 'Hard',
      premium: false,
      adds: 'A budget from above and a profit from below, where more than enough counts as enough.',
    },
    {
      number: 956,
      title: 'Tallest Billboard',
      slug: 'tallest-billboard',
      difficulty: 'Hard',
      premium: false,
      adds: 'Three places for each item, left, right or none, and only the difference is the state.',
    },
    {
      number: 2518,
      title: 'Number of Great Partitions',
      slug: 'number-of-great-partitions',
      difficulty: 'Hard',
      premium: false,
      adds: 'Count the bad splits, which are few and small, and subtract them from all.',
    },
  ],
}
