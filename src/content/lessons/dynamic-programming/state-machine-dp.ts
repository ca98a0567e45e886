import type { Lesson } from '../../lesson.ts'

export const stateMachineDp: Lesson = {
  id: 43,
  name: 'state-machine-dp',
  displayName: 'State-Machine DP (Stock Trading)',
  description:
    'Name the few situations you can be in, such as holding, free or resting, and the moves between them. For each day keep the best value per situation, computed from the day before.',
  scenarios: [
    'Trade a stock freely, with a fee or a rest day',
    'Trade at most k times',
    'Longest zigzag through a sequence',
    'Count attendance records under limits',
  ],
  identificationClues:
    'Days or symbols come one by one, and what you may do now depends on the mode you are in, not on which elements were picked before. Draw the modes as circles: each arrow is one line of code. With a single mode it is linear DP; with a capacity that runs down, a knapsack.',
  recognitionGuide: {
    keyPhrases: [
      'buy and sell',
      'at most k transactions',
      'cooldown one day',
      'transaction fee',
      'consecutive late days',
      'strictly alternate',
    ],
    commonVariations: [
      'Hold or free: two values per day',
      'Rest day: a third mode delays the next purchase',
      'Limited trades: one pair of values for each number of trades',
    ],
  },
  commonMistakes: [
    "Mixing days: with a rest day, today's sale must not pay for today's purchase; compute from yesterday's values",
    'Starting to hold at 0: a sale without a purchase earns the full price; start at minus infinity',
    'A huge k taken literally: more than half the days cannot be used; treat it as unlimited',
  ],
  practice: [
    {
      number: 121,
      title: 'Best Time to Buy and Sell Stock',
      slug: 'best-time-to-buy-and-sell-stock',
      difficulty: 'Easy',
      premium: false,
    },
    {
      number: 122,
      title: 'Best Time to Buy and Sell Stock II',
      slug: 'best-time-to-buy-and-sell-stock-ii',
      difficulty: 'Medium',
      premium: false,
    },
    {
      number: 714,
      title: 'Best Time to Buy and Sell Stock with Transaction Fee',
      slug: 'best-time-to-buy-and-sell-stock-with-transaction-fee',
      difficulty: 'Medium',
      premium: false,
    },
    {
      number: 309,
      title: 'Best Time to Buy and Sell Stock with Cooldown',
      slug: 'best-time-to-buy-and-sell-stock-with-cooldown',
      difficulty: 'Medium',
      premium: false,
    },
    {
      number: 376,
      title: 'Wiggle Subsequence',
      slug: 'wiggle-subsequence',
      difficulty: 'Medium',
      premium: false,
    },
    {
      number: 1911,
      title: 'Maximum Alternating Subsequence Sum',
      slug: 'maximum-alternating-subsequence-sum',
      difficulty: 'Medium',
      premium: false,
    },
    {
      number: 123,
      title: 'Best Time to Buy and Sell Stock III',
      slug: 'best-time-to-buy-and-sell-stock-iii',
      difficulty: 'Hard',
      premium: false,
    },
    {
      number: 188,
      title: 'Best Time to Buy and Sell Stock IV',
      slug: 'best-time-to-buy-and-sell-stock-iv',
      difficulty: 'Hard',
      premium: false,
    },
    {
      number: 552,
      title: 'Student Attendance Record II',
      slug: 'student-attendance-record-ii',
      difficulty: 'Hard',
      premium: false,
    },
  ],
}
