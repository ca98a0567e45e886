import type { Lesson } from '../../lesson.ts'

export const lesson: Lesson = {
  id: 38,
  name: 'zero-one-knapsack',
  displayName: '0/1 Knapsack',
  description:
    'Each item is taken once or not at all. A table over the remaining capacity stores what the items so far can reach. With a single row, loop over the capacities from high to low; otherwise an item could be used twice.',
  idea: 'For each item, either leave it out or take it; both leave fewer items, and taking it leaves less capacity.',
  formula: 'best[i][room] = max(best[i-1][room], best[i-1][room - weight] + value)',
  scenarios: [
    'Split numbers into two groups of equal sum',
    'Give every number a plus or a minus to hit a target',
    'Most strings within a budget of zeros and ones',
    'Smallest possible difference between two groups',
    'Count the plans that fit the crew and still reach a profit',
    'Two supports of equal height from a set of rods',
  ],
  identificationClues:
    'You choose a subset, each element at most once, under a sum or budget small enough to index a table. Dividing everything into two groups is such a choice; three or more groups are not. If all elements take the same room, sort and take the best ones. If pieces may be used again, it is the unbounded knapsack.',
  recognitionGuide: {
    keyPhrases: [
      'partition the array into two subsets',
      "symbols '+' and '-'",
      'each item at most once',
      'with a sum equal to target',
    ],
    commonVariations: [
      'Reachable: you store true or false for each sum',
      'Counting: you add the ways that leave room for this item',
      'Signs: plus and minus become one subset of sum `(total + target) / 2`',
      'Two budgets: the row becomes a table, and both capacities are filled downward',
      'Most items for an exact sum: unreachable sums stay at minus infinity, apart from 0',
    ],
  },
  commonMistakes: [
    'Filling a single row upward: an item is used again; with a single 3, the sum 6 must stay out of reach',
    'Halving an odd total: `(total + target)` must be even and not negative; test [1] with target 2',
    'A table over a huge sum: look at the limits first; with few items, use sets of sums or split the items into two halves',
    'Mixing up "exactly" and "at most": if all sums start at zero, unreachable ones look free; mark them, and test [4] with an exact sum of 3',
  ],
  complexity: {
    time: 'O(n · S)',
    timeReason: 'Each of n items passes once over all sums up to the limit S.',
    space: 'O(S)',
    spaceReason:
      'One row, filled from high to low; the demo keeps all rows so that it can name the items taken.',
  },
  whenNot: [
    'Sums reach billions while n is small: split the items in half and combine the halves (meet in the middle), as with Backtracking (Decision Trees)',
  ],
  story: {
    problem:
      'A radio host has songs of 5, 4, 3 and 2 minutes. The slot before the news must be filled with **exactly 10 minutes**, and **no song is played twice**. What is the **fewest number of songs**?',
    naive:
      'Try all 2^n subsets. Many of them use the same number of minutes so far, and each of those explores the remaining songs again.',
    insight:
      'For the songs still to come, only the minutes used matter. So keep one number for each total: the fewest songs that reach it.',
    invariant:
      'After each song, the row holds the fewest songs for every total, using only the songs so far and each at most once.',
    plan: [
      'Start with 0 songs for 0 minutes, and infinity for every other total.',
      'Take the songs one by one, and for each go through the totals from 10 downward.',
      'Improve `fewest[t]` with `fewest[t - song] + 1`, which this song has not touched yet.',
      'Read `fewest[10]`: 5 + 3 + 2 makes 3 songs.',
    ],
    rival: {
      name: 'unbounded-knapsack',
      reason:
        'Its upward loop reads totals that already contain the current song, so it would fill the slot with 5 + 5 and play one song twice.',
    },
  },
  workedExample:
    'Which amounts up to 5 can two vouchers of 2 and 3 pay exactly? Before any voucher, only 0. Voucher 2, from 5 downward: 2 becomes reachable. Voucher 3, from 5 downward: 5 (from 2), then 3 (from 0). So 0, 2, 3 and 5. Going upward, voucher 2 would have reached 2 and then 4 from it: one voucher spent twice.',
  listings: [
    {
      id: 'zero-one-knapsack',
      label: 'Table, one row per item',
      note: 'Keep all rows when you need to walk back and name the items that were taken.',
    },
    {
      id: 'knapsack-memo',
      label: 'Recursion + memoization',
      note: 'Prefer it to the table when few items meet a huge capacity: only sums that really occur are solved.',
    },
    {
      id: 'knapsack-one-row',
      label: 'One row, downward',
      note: 'O(S) space: going downward, every cell read is still without this item; upward would reuse it.',
    },
    {
      id: 'partition-equal-subset',
      label: 'Reachable sums (Partition)',
      note: 'True or false is enough for Partition Equal Subset Sum: mark the reachable sums up to half the total.',
      shows: ['Reachable'],
    },
    {
      id: 'target-sum',
      label: 'Counting (Target Sum)',
      note: 'Turn the signs into one subset sum, then add up ways instead of comparing values.',
      shows: ['Counting', 'Signs'],
    },
  ],
  practice: [
    {
      number: 416,
      title: 'Partition Equal Subset Sum',
      slug: 'partition-equal-subset-sum',
      difficulty: 'Medium',
      premium: false,
      adds: 'You only need yes or no for half of the total, which must be even.',
    },
    {
      number: 494,
      title: 'Target Sum',
      slug: 'target-sum',
      difficulty: 'Medium',
      premium: false,
      adds: 'The signs turn into one subset whose sum is half of total plus target, if that is a whole number.',
    },
    {
      number: 474,
      title: 'Ones and Zeroes',
      slug: 'ones-and-zeroes',
      difficulty: 'Medium',
      premium: false,
      adds: 'There are two budgets at once, so the row becomes a table and both loops go downward.',
    },
    {
      number: 1049,
      title: 'Last Stone Weight II',
      slug: 'last-stone-weight-ii',
      difficulty: 'Medium',
      premium: false,
      adds: 'The game is a disguise: you split the stones into two groups with sums as close as possible.',
    },
    {
      number: 2915,
      title: 'Length of the Longest Subsequence That Sums to Target',
      slug: 'length-of-the-longest-subsequence-that-sums-to-target',
      difficulty: 'Medium',
      premium: false,
      adds: 'You maximize the number of items for an exact sum, so unreachable sums must differ from zero.',
    },
    {
      number: 879,
      title: 'Profitable Schemes',
      slug: 'profitable-schemes',
      difficulty: 'Hard',
      premium: false,
      adds: 'One limit is an upper bound and one a lower bound, so any profit above the minimum is stored as the minimum.',
    },
    {
      number: 956,
      title: 'Tallest Billboard',
      slug: 'tallest-billboard',
      difficulty: 'Hard',
      premium: false,
      adds: 'Each rod goes left, right or nowhere, and the state is only the difference between the two sides.',
    },
    {
      number: 2518,
      title: 'Number of Great Partitions',
      slug: 'number-of-great-partitions',
      difficulty: 'Hard',
      premium: false,
      adds: 'It is easier to count the bad splits, because a group sum below k is small enough to index a table.',
    },
  ],
}
