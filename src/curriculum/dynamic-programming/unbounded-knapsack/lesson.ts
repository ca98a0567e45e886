import type { Lesson } from '../../lesson.ts'

export const lesson: Lesson = {
  id: 39,
  name: 'unbounded-knapsack',
  displayName: 'Unbounded Knapsack (Coin Change)',
  shortName: 'Unbounded Knapsack',
  description:
    'Pieces may be used as often as you like, so the answer for an amount is built from the answers for that amount minus each piece. Amounts are filled upward, which lets a piece follow itself.',
  idea: 'After you use a piece, all pieces are still available, so the rest is the same question for a smaller amount.',
  formula: 'fewest[amount] = 1 + min(fewest[amount - coin] for each coin)',
  scenarios: [
    'Fewest coins for an amount',
    'Number of coin combinations that make an amount',
    'Fewest squares that add up to n',
    'Cheapest passes for a year of travel days',
    'Split a string into dictionary words that may repeat',
  ],
  identificationClues:
    'An amount, a length or a number of days is filled with a few kinds of piece, each without limit. Each piece is tried as the last one, because taking the largest first can fail. If each piece exists once, it is the 0/1 knapsack. If the step back is always the same one or two positions, it is linear DP.',
  recognitionGuide: {
    keyPhrases: [
      'infinite number of each kind',
      'fewest number of coins',
      'may be used multiple times',
      'the sum of',
    ],
    commonVariations: [
      'Fewest: you take one more than the best over all `amount - piece`',
      'Combinations: pieces are the outer loop and amounts the inner one, so that each mix counts once',
      'Sequences: amounts are the outer loop and pieces the inner one, so that each order counts',
      'Positions as amounts: the length of a prefix or a travel day plays the part of the amount',
      'Rebuild: you start at the target and repeatedly take a coin `c` with `fewest[a] = fewest[a - c] + 1`',
    ],
  },
  commonMistakes: [
    'Greedy change: amount 6 with 1, 3, 4 gives 4 + 1 + 1 instead of 3 + 3',
    'Adding one to infinity: an unreachable amount overflows or passes for reachable; test amount 3 with coin 2',
    'Loops swapped: amount 3 from 1 and 2 has two combinations but three orders; check which one you count',
    'Amount 0 counted as no way: every count stays 0, because all of them build on the one empty choice',
  ],
  complexity: {
    time: 'O(n · A)',
    timeReason: 'Each of n pieces is tried at each amount up to A.',
    space: 'O(A)',
    spaceReason:
      'One row, read and written at once, since a piece may follow itself; the demo shows that row after each coin.',
  },
  whenNot: [
    'Each coin value divides the next larger one, as in 1, 5, 10: then the largest coin is always safe, as in Intervals & Greedy Choice',
  ],
  story: {
    problem:
      'A sawmill sells 2-foot boards for $5 and 3-foot boards for $8, and can sell **as many of each as it cuts**. It has **one trunk of 7 feet**; offcuts are worthless. What is the **most money** the trunk can bring?',
    naive:
      'Try every sequence of cuts. Cutting 2 then 3, or 3 then 2, leaves the same 2 feet, and each path solves that remainder again. Cutting the best price per foot first gives 3 + 3 and only $16.',
    insight:
      'Only the remaining length matters. The last cut is a 2 or a 3, and what remains is a shorter trunk of the same kind.',
    invariant: 'All shorter lengths are final before a longer one reads them, so a piece may follow itself.',
    plan: [
      'A trunk of 0 or 1 feet brings $0.',
      'Fill the lengths upward from 2 to 7.',
      '`best[7]` is the larger of `best[5] + 5` and `best[4] + 8`.',
      'The row is 0, 0, 5, 8, 10, 13, 16, 18: two 2s and a 3 bring $18.',
    ],
    rival: {
      name: 'zero-one-knapsack',
      reason:
        'Its downward loop allows each board size once, so it stops at 2 + 3 feet and $13, although both sizes can be cut again.',
    },
  },
  workedExample:
    'Can planks of 3 and 5 feet fill exactly 8 feet, or 7? Length 0 can be filled with nothing. Going upward: 3 from 0, 5 from 0, 6 from 3, and 8 from 5 or from 3. Length 7 would need 4 or 2 first, and neither can be filled. So 8 works and 7 does not.',
  listings: [
    {
      id: 'unbounded-knapsack',
      label: 'Table, one row per coin',
      note: 'Shows what a single row hides: with the coin, you read the same row, because the coin may come again.',
      shows: ['Combinations'],
    },
    {
      id: 'combinations-memo',
      label: 'Recursion + memoization',
      note: 'Prefer it to the table when the coins are large: it skips amounts that they never leave over.',
      shows: ['Combinations'],
    },
    {
      id: 'coin-change-fewest',
      label: 'One row, upward (fewest)',
      note: 'Coin Change: upward reuses a coin, while the 0/1 knapsack runs this same loop downward.',
      shows: ['Fewest'],
    },
    {
      id: 'coin-combinations',
      label: 'Combinations (518)',
      note: 'Coins in the outer loop: every mix is counted once, whatever its order.',
      shows: ['Combinations'],
    },
    {
      id: 'coin-sequences',
      label: 'Sequences (377)',
      note: 'The same sum with the loops swapped: every order is counted on its own.',
      shows: ['Sequences'],
    },
  ],
  practice: [
    {
      number: 322,
      title: 'Coin Change',
      slug: 'coin-change',
      difficulty: 'Medium',
      premium: false,
      adds: 'You need the fewest pieces, and an impossible amount is marked by a number larger than any answer.',
    },
    {
      number: 518,
      title: 'Coin Change II',
      slug: 'coin-change-ii',
      difficulty: 'Medium',
      premium: false,
      adds: 'You count combinations, so the pieces must be in the outer loop, or each order is counted.',
    },
    {
      number: 279,
      title: 'Perfect Squares',
      slug: 'perfect-squares',
      difficulty: 'Medium',
      premium: false,
      adds: 'The pieces are not part of the input; they are the squares up to the amount.',
    },
    {
      number: 377,
      title: 'Combination Sum IV',
      slug: 'combination-sum-iv',
      difficulty: 'Medium',
      premium: false,
      adds: 'Different orders count separately here, so the two loops are swapped.',
    },
    {
      number: 343,
      title: 'Integer Break',
      slug: 'integer-break',
      difficulty: 'Medium',
      premium: false,
      adds: 'The pieces are multiplied, and each part may be left whole or broken further.',
    },
    {
      number: 983,
      title: 'Minimum Cost For Tickets',
      slug: 'minimum-cost-for-tickets',
      difficulty: 'Medium',
      premium: false,
      adds: 'The amount is a day of the year, and each pass covers several days at once.',
    },
    {
      number: 139,
      title: 'Word Break',
      slug: 'word-break',
      difficulty: 'Medium',
      premium: false,
      adds: 'The amount is a prefix of the string, and a word counts only if it matches at the end of it.',
    },
    {
      number: 1449,
      title: 'Form Largest Integer With Digits That Add up to Target',
      slug: 'form-largest-integer-with-digits-that-add-up-to-target',
      difficulty: 'Hard',
      premium: false,
      adds: 'You maximize the number of digits first, then rebuild: at each step take the largest digit that keeps the count.',
    },
  ],
}
