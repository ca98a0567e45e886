import type { Lesson } from '../../lesson.ts'

export const stateMachineDp: Lesson = {
  id: 43,
  name: 'state-machine-dp',
  displayName: 'State-Machine DP (Stock Trading)',
  description:
    'Track the best value for each state, such as holding, sold or resting, and move between states day by day.',
  scenarios: [],
  identificationClues: '',
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
