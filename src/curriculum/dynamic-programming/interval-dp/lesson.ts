import type { Lesson } from '../../lesson.ts'

export const lesson: Lesson = {
  id: 42,
  name: 'interval-dp',
  displayName: 'Interval & Game DP',
  shortName: 'Interval DP',
  description:
    'The state is a piece of a row, from i to j. Solve short pieces first, then try every split, or every last move, to join two solved parts; in two-player games, the value is your lead over the opponent.',
  idea: 'Try every first move, last move or split of a range; what remains are shorter ranges, which you have solved already.',
  formula: 'cost[i][j] = points[j] - points[i] + min(cost[i][k] + cost[k][j])',
  scenarios: [
    'Order of bursts, cuts or merges with the best total',
    'Who wins when both players take from the ends',
    'Number of search-tree shapes for n keys',
    'Cost of guessing a number in the worst case',
    'Fewest turns that print a string',
    'Cheapest way to cut a polygon into triangles',
  ],
  identificationClues:
    'One choice splits a row into two parts that are then solved on their own, or two players take from its ends. The state is a piece from i to j, so limits are a few hundred elements. Ask what happens last within a piece. If only prefixes occur, one index is enough; if one sorted sweep settles everything, it is intervals and greedy.',
  recognitionGuide: {
    keyPhrases: ['from either end of the array', 'play optimally', 'merge the piles', 'order of the cuts'],
    commonVariations: [
      'Last move: you choose what goes last between i and j',
      'Split point: `best[i][j]` is the best of `best[i][k] + best[k + 1][j]` plus the price of joining them',
      "Two players: your lead is your own gain minus the opponent's best lead on the rest",
      'Worst case: you pick the guess `g` that minimizes `g + max(cost of the left side, cost of the right side)`',
      'Equal ends: if `s[i] = s[j]`, the turn that prints `s[i]` can also print `s[j]`',
    ],
  },
  commonMistakes: [
    'Fixing the first move instead of the last: the price of one side then depends on the other; check whether both sides are independent',
    'Reading pieces not yet solved: loop by length, or let i run downward, and print the order of cells',
    'Summing each piece anew: a factor n too slow; prefix sums give it at once',
    'Forgetting the ends outside the row: balloons need a 1 on both sides and a stick its two ends; test a single element, whose price depends on them',
  ],
  complexity: {
    time: 'O(n³)',
    timeReason:
      'There are about n²/2 pieces, and each tries up to n splits; taking from the ends only is O(n²).',
    space: 'O(n²)',
    spaceReason: 'There is one answer for each pair of a left and a right end.',
  },
  whenNot: [
    'Neighbors are only removed when they are equal or matching: a stack does it in linear time (Stack Operations)',
  ],
  story: {
    problem:
      'Multiply three matrices of sizes 6×1, 1×5 and 5×2, **in this order**. **You choose the parentheses**, and multiplying **two neighbors** of sizes a×b and b×c costs a·b·c. Which grouping is the **cheapest**?',
    naive:
      'Try every grouping. Their number grows exponentially with the length of the row, and the same piece of the row is priced again in many of them.',
    insight:
      'Ask which product happens last. It splits the row into a left and a right piece, and the grouping of one never changes the price of the other.',
    invariant: 'All shorter pieces are final, and the last product joins two pieces that do not overlap.',
    plan: [
      'A single matrix costs 0.',
      'Go by length, shortest pieces first: AB costs 30, BC costs 10.',
      'For a longer piece try every split: left + right + the last product.',
      'ABC: 0 + 10 + 12 = 22 for A(BC), against 30 + 0 + 60 = 90 for (AB)C.',
    ],
    rival: {
      name: 'string-dynamic-programming',
      reason:
        'A table of prefixes only knows A, AB and ABC, so it would have to end with (AB)C and pay 90; the cheap piece BC is not a prefix.',
    },
  },
  workedExample:
    'Weld a rail from parts of 2, 3 and 4 feet; each weld of two neighbors costs the length of the longer one. Pieces of two: 2 + 3 costs 3, 3 + 4 costs 4. All three: if 5 and 4 are joined last, that costs 5 plus the 3 before, 8 in total; if 2 and 7 are joined last, it costs 7 + 4 = 11. So 8.',
  listings: [
    {
      id: 'interval-dp',
      label: 'Split point (Cut a Stick)',
      note: 'Every cut inside a piece is tried as the first. Both parts share the cut `k`, so the second one begins at `k`, not at `k + 1`.',
      shows: ['Split point'],
    },
    {
      id: 'cut-stick-memo',
      label: 'Recursion + memoization (Stick)',
      note: 'Prefer it to the table when the order by length is hard to get right: each call asks for the pieces it needs.',
      shows: ['Split point'],
    },
    {
      id: 'burst-balloons',
      label: 'Split at the last (Balloons)',
      note: 'A third loop tries every element as the last one; the same loop solves cuts, merges and matrix chains.',
      shows: ['Last move'],
    },
    {
      id: 'predict-the-winner',
      label: 'Two players',
      note: 'Predict the Winner: fill by length; the opponent plays on what remains, so subtract their lead.',
      shows: ['Two players'],
    },
    {
      id: 'interval-palindrome',
      label: 'Equal ends (Palindrome)',
      note: 'Longest palindromic subsequence: equal ends wrap the inside; i runs downward instead of a loop by length.',
      shows: ['Equal ends'],
    },
  ],
  practice: [
    {
      number: 96,
      title: 'Unique Binary Search Trees',
      slug: 'unique-binary-search-trees',
      difficulty: 'Medium',
      premium: false,
      adds: 'Every value can be the root, and the counts of both sides multiply; only the length of a piece matters.',
    },
    {
      number: 877,
      title: 'Stone Game',
      slug: 'stone-game',
      difficulty: 'Medium',
      premium: false,
      adds: 'Players take from either end; a parity argument settles this game, but the table solves all its relatives.',
    },
    {
      number: 486,
      title: 'Predict the Winner',
      slug: 'predict-the-winner',
      difficulty: 'Medium',
      premium: false,
      adds: 'Storing the lead of the player to move lets one table serve both players.',
    },
    {
      number: 375,
      title: 'Guess Number Higher or Lower II',
      slug: 'guess-number-higher-or-lower-ii',
      difficulty: 'Medium',
      premium: false,
      adds: 'Each guess is judged by its worse side, and you choose the cheapest guess: a minimum of maxima.',
    },
    {
      number: 1039,
      title: 'Minimum Score Triangulation of Polygon',
      slug: 'minimum-score-triangulation-of-polygon',
      difficulty: 'Medium',
      premium: false,
      adds: 'One side is fixed, and the third corner of its triangle splits the polygon in two.',
    },
    {
      number: 312,
      title: 'Burst Balloons',
      slug: 'burst-balloons',
      difficulty: 'Hard',
      premium: false,
      adds: 'You ask which balloon bursts last, not first, because then both sides are independent.',
    },
    {
      number: 1547,
      title: 'Minimum Cost to Cut a Stick',
      slug: 'minimum-cost-to-cut-a-stick',
      difficulty: 'Hard',
      premium: false,
      adds: 'The cuts become the ends of pieces, after you add both ends of the stick to them.',
    },
    {
      number: 664,
      title: 'Strange Printer',
      slug: 'strange-printer',
      difficulty: 'Hard',
      premium: false,
      adds: 'If two characters are equal, one turn prints both, which saves a turn at that split.',
    },
    {
      number: 1000,
      title: 'Minimum Cost to Merge Stones',
      slug: 'minimum-cost-to-merge-stones',
      difficulty: 'Hard',
      premium: false,
      adds: 'Only every (k - 1)-th split point can work, and some lengths can never become one pile.',
    },
  ],
}
