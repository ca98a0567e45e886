import type { Lesson } from '../../lesson.ts'

export const lesson: Lesson = {
  id: 37,
  name: 'dynamic-programming',
  displayName: 'Linear DP (Fibonacci Style)',
  shortName: 'Linear DP',
  description:
    'Write the answer at position i in terms of a few answers before it, then compute from left to right. Two or three earlier values are usually enough, so the table shrinks to a handful of variables.',
  idea: 'Ask for the last choice; what it leaves over is a smaller row, which you have solved already.',
  formula: 'best[i] = max(best[i-1], best[i-2] + cash[i-1])',
  scenarios: [
    'Ways to climb stairs by one or two steps',
    'Best haul when neighbors exclude each other',
    'Number of ways to read digits as letters',
    'Tilings of a narrow board',
    'Most points when taking a value rules out the values one above and one below',
  ],
  identificationClues:
    'There is one index, and the answer at i (for what ends there, too) follows from earlier answers: a few fixed positions back, or the best start for the last part. One number per position is enough to go on. If you must also know the last choice, use a state machine. If each pick must fit the pick before it, it is longest increasing subsequence; if items fill a capacity, a knapsack.',
  recognitionGuide: {
    keyPhrases: [
      'how many distinct ways',
      'two adjacent houses',
      'minimum cost to reach the top',
      'partition the array into',
    ],
    commonVariations: [
      'Count the ways: you add up the answers of all positions from which one step leads here',
      'Take or skip: `best[i] = max(best[i - 1], best[i - 2] + value[i])`, so you skip element `i`, or take it on top of the best two positions back',
      'Circle: you solve once without the first element and once without the last, and keep the better result',
      'Least cost: you take the cheaper of the answers one and two steps back, plus the cost of the step',
      'Ends here: the answer at i belongs to what ends exactly at i, and continues what ends just before it; subarrays are counted this way, too',
      'Partition DP: `best[i]` is the best of `best[j]` plus the value of the last part, from `j` to `i`, over all `j` that it may begin at',
      'Digit DP: to count the numbers up to a limit, you decide digit by digit, and remember whether the digits so far still equal those of the limit',
    ],
  },
  commonMistakes: [
    'Guessed base cases: write n = 0, 1 and 2 by hand and compare',
    'Zeros in decoding: 0 alone is no letter, so 06 and 30 cannot be read at all; test both',
    'Recursion without memoization: fib(45) takes seconds or more; store each result, or fill a table from the left',
    'Overwriting a value that is still needed: the second update reads the new one; trace the two variables by hand up to n = 3',
  ],
  complexity: {
    time: 'O(n)',
    timeReason: 'Each of the n positions is computed once, from a fixed few earlier answers.',
    space: 'O(1)',
    spaceReason:
      'Only the last two or three answers are read again; the demo keeps all n + 1 to show which houses were robbed.',
  },
  whenNot: [
    'Every solution must be listed: a table only counts or compares, so use Backtracking (Decision Trees)',
  ],
  story: {
    problem:
      'A bakery has four orders waiting **in a row**. Each trip carries **the next order alone or the next two together**. A single costs $4; the pairs (1, 2), (2, 3) and (3, 4) cost $6, $5 and $6. What is the **least total cost**?',
    naive:
      'Brute force: recurse on every way to cut the row. The number of ways grows exponentially, and the same remaining orders are priced again and again.',
    insight:
      'The cost of the first i orders depends only on i, so solve each prefix once. The last trip took one order or two, so two earlier answers decide.',
    invariant:
      'When order `i` is reached, all shorter prefixes have their final cost, and the next cost needs only the last two.',
    plan: [
      'Memoize the recursion on `i`: each prefix is now solved once.',
      'Fill it as a table from left to right instead: 0, 4, 6, 9, 12.',
      '`cost[i] = min(cost[i-1] + 4, cost[i-2] + pair)`. Order 3: min(6+4, 4+5) = 9.',
      'Only two cells are read, so keep two variables.',
    ],
    rival: {
      name: 'greedy-intervals',
      reason:
        'The cheapest pair, (2, 3), leaves two singles and costs $13; pairing (1, 2) and (3, 4) costs $12, so a local choice would have to be undone.',
    },
  },
  workedExample:
    'In how many ways can a path of 4 feet be laid with slabs of 1 and 3 feet? For 0 feet there is 1 way: lay nothing. For 1 foot: 1. For 2 feet: 1. For 3 feet, the last slab is a 1 (after 2 feet) or a 3 (after 0 feet): 1 + 1 = 2. For 4 feet, it comes after 3 feet or after 1 foot: 2 + 1 = 3.',
  listings: [
    {
      id: 'dynamic-programming',
      label: 'Table (House Robber)',
      note: 'Fill from left to right; keep the whole table when you need to name the houses as well.',
      shows: ['Take or skip'],
    },
    {
      id: 'house-robber-memo',
      label: 'Recursion + memoization',
      note: 'The same rule top-down: write the recursion first, then store each result so that it is computed once.',
      shows: ['Take or skip'],
    },
    {
      id: 'house-robber-two-values',
      label: 'Two variables',
      note: 'The same table in O(1) space, because each cell reads only the two before it.',
      shows: ['Take or skip'],
    },
    {
      id: 'decode-ways',
      label: 'Count the ways (Decode Ways)',
      note: 'Add the earlier answers instead of comparing them, each only if its last step is valid.',
      shows: ['Count the ways'],
    },
  ],
  practice: [
    {
      number: 509,
      title: 'Fibonacci Number',
      slug: 'fibonacci-number',
      difficulty: 'Easy',
      premium: false,
      adds: 'The recurrence is given, so you only practice filling forward and keeping two values.',
    },
    {
      number: 70,
      title: 'Climbing Stairs',
      slug: 'climbing-stairs',
      difficulty: 'Easy',
      premium: false,
      adds: 'The recurrence is the same, but you have to find it: the last step was a 1 or a 2.',
    },
    {
      number: 746,
      title: 'Min Cost Climbing Stairs',
      slug: 'min-cost-climbing-stairs',
      difficulty: 'Easy',
      premium: false,
      adds: 'Steps have costs, and the top is one step beyond the last index.',
    },
    {
      number: 338,
      title: 'Counting Bits',
      slug: 'counting-bits',
      difficulty: 'Easy',
      premium: false,
      adds: 'Each answer reads the one at half its index instead of the one just before it.',
    },
    {
      number: 198,
      title: 'House Robber',
      slug: 'house-robber',
      difficulty: 'Medium',
      premium: false,
      adds: 'Each house brings a choice: rob it on top of the best from two back, or skip it.',
    },
    {
      number: 213,
      title: 'House Robber II',
      slug: 'house-robber-ii',
      difficulty: 'Medium',
      premium: false,
      adds: 'The first and last house exclude each other, so you solve the row twice, each time without one of them.',
    },
    {
      number: 740,
      title: 'Delete and Earn',
      slug: 'delete-and-earn',
      difficulty: 'Medium',
      premium: false,
      adds: 'Once equal values are summed, the values form the row of houses from House Robber.',
    },
    {
      number: 91,
      title: 'Decode Ways',
      slug: 'decode-ways',
      difficulty: 'Medium',
      premium: false,
      adds: 'Each step reads one digit or two, and counts only if they form a valid code; 0 alone never does.',
    },
    {
      number: 790,
      title: 'Domino and Tromino Tiling',
      slug: 'domino-and-tromino-tiling',
      difficulty: 'Medium',
      premium: false,
      adds: 'A board whose last column is half filled needs a count of its own before the recurrence closes.',
    },
    {
      number: 32,
      title: 'Longest Valid Parentheses',
      slug: 'longest-valid-parentheses',
      difficulty: 'Hard',
      premium: false,
      adds: 'Each answer is the length that ends exactly here, and it joins what ended just before its opening partner.',
    },
  ],
}
