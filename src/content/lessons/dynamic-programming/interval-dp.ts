import type { Lesson } from '../../lesson.ts'

export const intervalDp: Lesson = {
  id: 42,
  name: 'interval-dp',
  displayName: 'Interval & Game DP',
  description:
    'The state is a stretch from i to j. Solve short stretches first, then try every split, or every last move, to join two solved parts; in two-player games, the value is your lead over the opponent.',
  scenarios: [
    'Order of bursts, cuts or merges with the best total',
    'Who wins when both players take from the ends',
    'Number of search-tree shapes for n keys',
    'Cost of guessing a number in the worst case',
  ],
  identificationClues:
    "A row is worked off piece by piece, and each piece's price depends on its neighbours at that moment, or two players take from the ends of a row. Ask what happens last within a stretch. If ranges only need one sorted sweep without regret, it is intervals and greedy.",
  recognitionGuide: {
    keyPhrases: [
      'burst all the balloons',
      'order of the cuts',
      'merge consecutive piles',
      'from either end of the row',
      'both players play optimally',
      'triangulation',
    ],
    commonVariations: [
      'Last move: choose what goes last between i and j',
      'Split point: left + right + the price of joining them',
      "Two players: own gain minus the opponent's best on the rest",
    ],
  },
  commonMistakes: [
    'Fixing the first move instead of the last: the price of one side then depends on the other; check whether both sides are independent',
    'Reading stretches not yet solved: loop by length, or let i run downward, and print the order of cells',
    'Adding up each stretch anew: a factor n too slow; prefix sums give it at once',
  ],
  practice: [
    {
      number: 96,
      title: 'Unique Binary Search Trees',
      slug: 'unique-binary-search-trees',
      difficulty: 'Medium',
      premium: false,
    },
    { number: 877, title: 'Stone Game', slug: 'stone-game', difficulty: 'Medium', premium: false },
    {
      number: 486,
      title: 'Predict the Winner',
      slug: 'predict-the-winner',
      difficulty: 'Medium',
      premium: false,
    },
    {
      number: 375,
      title: 'Guess Number Higher or Lower II',
      slug: 'guess-number-higher-or-lower-ii',
      difficulty: 'Medium',
      premium: false,
    },
    {
      number: 1039,
      title: 'Minimum Score Triangulation of Polygon',
      slug: 'minimum-score-triangulation-of-polygon',
      difficulty: 'Medium',
      premium: false,
    },
    { number: 312, title: 'Burst Balloons', slug: 'burst-balloons', difficulty: 'Hard', premium: false },
    {
      number: 1547,
      title: 'Minimum Cost to Cut a Stick',
      slug: 'minimum-cost-to-cut-a-stick',
      difficulty: 'Hard',
      premium: false,
    },
    { number: 664, title: 'Strange Printer', slug: 'strange-printer', difficulty: 'Hard', premium: false },
    {
      number: 1000,
      title: 'Minimum Cost to Merge Stones',
      slug: 'minimum-cost-to-merge-stones',
      difficulty: 'Hard',
      premium: false,
    },
  ],
}
