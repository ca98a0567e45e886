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
  complexity: {
    time: 'O(n²)',
    timeReason:
      'There are about n²/2 pieces; taking from an end costs O(1) each, trying every split inside makes it O(n³).',
    space: 'O(n²)',
    spaceReason: 'One answer for each left and right end.',
  },
  whenNot: [
    'Subproblems are prefixes only: one index for each text is enough (String Dynamic Programming)',
    'The indices are a row and a column with fixed neighbours: fill row by row (Grid DP)',
    'Neighbours are only merged when they are equal or matching: a stack does it in linear time (Stack Operations)',
  ],
  practice: [
    {
      number: 96,
      title: 'Unique Binary Search Trees',
      slug: 'unique-binary-search-trees',
      difficulty: 'Medium',
      premium: false,
      adds: 'Every value can be the root, and the two sides multiply; only the length of a piece matters.',
    },
    {
      number: 877,
      title: 'Stone Game',
      slug: 'stone-game',
      difficulty: 'Medium',
      premium: false,
      adds: 'Take from either end; a parity argument answers it at once, the table answers all its relatives.',
    },
    {
      number: 486,
      title: 'Predict the Winner',
      slug: 'predict-the-winner',
      difficulty: 'Medium',
      premium: false,
      adds: 'The difference from the mover’s view makes one table serve both players.',
    },
    {
      number: 375,
      title: 'Guess Number Higher or Lower II',
      slug: 'guess-number-higher-or-lower-ii',
      difficulty: 'Medium',
      premium: false,
      adds: 'The worst case over a guess and the best over all guesses: minimum of maxima.',
    },
    {
      number: 1039,
      title: 'Minimum Score Triangulation of Polygon',
      slug: 'minimum-score-triangulation-of-polygon',
      difficulty: 'Medium',
      premium: false,
      adds: 'A side is fixed and the third corner splits the polygon in two.',
    },
    {
      number: 312,
      title: 'Burst Balloons',
      slug: 'burst-balloons',
      difficulty: 'Hard',
      premium: false,
      adds: 'Ask what goes last, not first: then both sides are independent.',
    },
    {
      number: 1547,
      title: 'Minimum Cost to Cut a Stick',
      slug: 'minimum-cost-to-cut-a-stick',
      difficulty: 'Hard',
      premium: false,
      adds: 'The cuts become the ends of pieces, with both ends of the stick added.',
    },
    {
      number: 664,
      title: 'Strange Printer',
      slug: 'strange-printer',
      difficulty: 'Hard',
      premium: false,
      adds: 'Equal ends let a stroke be shared, which saves one in the split.',
    },
    {
      number: 1000,
      title: 'Minimum Cost to Merge Stones',
      slug: 'minimum-cost-to-merge-stones',
      difficulty: 'Hard',
      premium: false,
      adds: 'Only every k-th split point can work, and some lengths can never become one pile.',
    },
  ],
}
