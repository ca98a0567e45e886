import type { Lesson } from '../../lesson.ts'

export const lesson: Lesson = {
  id: 43,
  name: 'state-machine-dp',
  displayName: 'State-Machine DP (Stock Trading)',
  shortName: 'State-Machine DP',
  description:
    'Name the few situations (modes) you can be in, such as holding, free or cooling down, and the moves between them. For each day store the best value per mode, computed from the day before.',
  idea: 'Keep the best value for each mode you can be in, and update it each day from the modes of the day before.',
  formula: 'hold[day] = max(hold[day-1], rest[day-1] - price)',
  scenarios: [
    'Trade a stock freely, with a fee or a cooldown day',
    'Trade at most k times',
    'Longest zigzag through a sequence',
    'Count attendance records under limits',
    'Best total when plus and minus alternate along the choice',
  ],
  identificationClues:
    'Days, positions or symbols come one by one, and what you may do now depends on your last choice or on a mode, such as holding or free. One number per position is too few: keep one for each mode. Draw the modes as circles: each arrow is one line of code. If each pick only has to fit the value picked before it, it is longest increasing subsequence.',
  recognitionGuide: {
    keyPhrases: [
      'buy and/or sell the stock',
      'no two adjacent',
      'at most k transactions',
      'consecutive days',
    ],
    commonVariations: [
      'Hold or free: each day has two values',
      'Cooldown: a third mode delays the next purchase',
      'Forced phases: every phase must occur in a fixed order, so you keep one value for each phase you may have reached',
      'Limited trades: each number of trades has its own pair of values',
      'Direction or sign as the mode: you remember whether the last step went up or down, or which sign comes next',
      'Counters as the mode: you remember how many absences there were, and how many late days in a row',
      'Kind of the last choice: with m colors or keys, each position has m values, and each takes the best of the kinds that may come before it',
    ],
  },
  commonMistakes: [
    "Mixing days: with a cooldown, today's sale must not pay for today's purchase; compute from yesterday's values",
    'Starting to hold at 0: a sale without a purchase earns the full price; start at `-prices[0]`',
    'A huge k taken literally: at most `n / 2` trades fit into n days; treat a larger k as unlimited',
    'Reading the answer from the wrong mode: a share still held is money lost; on [5] the answer must be 0, not -5',
  ],
  complexity: {
    time: 'O(n)',
    timeReason: 'For each of n days, each of a fixed few modes takes the best of the moves that lead to it.',
    space: 'O(1)',
    spaceReason: 'Only the modes of the day before are read; the demo keeps all days to show the trades.',
  },
  whenNot: ['Any number of trades without fee or cooldown: add up every rise, no table is needed'],
  story: {
    problem:
      'A food truck expects these profits on five days: 5, -2, 6, -9, 7. **Each opening after a closed day costs $3**; before day 1 it is closed. **While it stays open, it takes every result**, good or bad. What is the **best total**?',
    naive:
      'Try all 2^5 schedules. After day 3, many of them differ only in their past, but each continues on its own.',
    insight:
      'The past matters through one fact only: is the truck open or closed tonight? So keep the best total for each of the two modes.',
    invariant: 'For each mode, the best total of all histories that end in it today is known.',
    plan: [
      'Draw two circles, open and closed; each arrow is one move.',
      "`open = max(open, closed - 3) + profit`, with yesterday's values on the right.",
      '`closed = max(closed, open)`, again from yesterday.',
      '`open` is 2, 0, 6, -3, 10 and `closed` is 0, 2, 2, 6, 6: the answer is 10.',
    ],
    rival: {
      name: 'dynamic-programming',
      reason:
        'One number per day is not enough: the best after day 3 is 6 with the truck open, after day 4 it is 6 closed, and only the mode says whether day 5 costs $3 more.',
    },
  },
  workedExample:
    'A courier is paid [4, 2, 7] per day in the north and [3, 6, 1] in the south, and each move between them costs 2. The mode is where you are. Day 1: north 4, south 3. Day 2: north max(4, 3 - 2) + 2 = 6, south max(3, 4 - 2) + 6 = 9. Day 3: north max(6, 9 - 2) + 7 = 14, south max(9, 6 - 2) + 1 = 10. The best is 14.',
  listings: [
    {
      id: 'state-machine-dp',
      label: 'Three modes (Cooldown)',
      note: "Hold, rest and sold: each arrow is a line, and all five read yesterday's values, so the days do not mix.",
      shows: ['Cooldown'],
    },
    {
      id: 'cooldown-memo',
      label: 'Recursion + memoization',
      note: 'Prefer it to the table while you look for the modes: each move is one call, and no value is overwritten.',
      shows: ['Cooldown'],
    },
    {
      id: 'stock-fee',
      label: 'Two modes (Fee)',
      note: 'Hold and free are enough; charge the fee on one of the two moves only.',
      shows: ['Hold or free'],
    },
    {
      id: 'stock-k-trades',
      label: 'At most k trades',
      note: "One pair of modes for each number of trades; going downward reads yesterday's values.",
      shows: ['Limited trades'],
    },
  ],
  practice: [
    {
      number: 121,
      title: 'Best Time to Buy and Sell Stock',
      slug: 'best-time-to-buy-and-sell-stock',
      difficulty: 'Easy',
      premium: false,
      adds: 'Only one trade is allowed, so the lowest price so far is all the state you need.',
    },
    {
      number: 122,
      title: 'Best Time to Buy and Sell Stock II',
      slug: 'best-time-to-buy-and-sell-stock-ii',
      difficulty: 'Medium',
      premium: false,
      adds: 'There are two modes, holding or not, and any number of moves between them.',
    },
    {
      number: 714,
      title: 'Best Time to Buy and Sell Stock with Transaction Fee',
      slug: 'best-time-to-buy-and-sell-stock-with-transaction-fee',
      difficulty: 'Medium',
      premium: false,
      adds: 'A fee is charged once per trade, at the sale or at the purchase.',
    },
    {
      number: 309,
      title: 'Best Time to Buy and Sell Stock with Cooldown',
      slug: 'best-time-to-buy-and-sell-stock-with-cooldown',
      difficulty: 'Medium',
      premium: false,
      adds: 'A third mode appears: after a sale, one day must pass before you may buy.',
    },
    {
      number: 376,
      title: 'Wiggle Subsequence',
      slug: 'wiggle-subsequence',
      difficulty: 'Medium',
      premium: false,
      adds: 'The modes are the direction of the last step, and the longest zigzag is stored for up and for down.',
    },
    {
      number: 1911,
      title: 'Maximum Alternating Subsequence Sum',
      slug: 'maximum-alternating-subsequence-sum',
      difficulty: 'Medium',
      premium: false,
      adds: 'The modes are the sign of the next element you take: plus or minus.',
    },
    {
      number: 123,
      title: 'Best Time to Buy and Sell Stock III',
      slug: 'best-time-to-buy-and-sell-stock-iii',
      difficulty: 'Hard',
      premium: false,
      adds: 'Four modes form a chain, buy and sell of two trades, and each is fed by the one before.',
    },
    {
      number: 188,
      title: 'Best Time to Buy and Sell Stock IV',
      slug: 'best-time-to-buy-and-sell-stock-iv',
      difficulty: 'Hard',
      premium: false,
      adds: 'The modes become a table over k trades, and a large k is simply the unlimited case.',
    },
    {
      number: 552,
      title: 'Student Attendance Record II',
      slug: 'student-attendance-record-ii',
      difficulty: 'Hard',
      premium: false,
      adds: 'The mode has two counters, absences and late days in a row, and you count ways under a modulus.',
    },
  ],
}
