import type { ComparisonTable } from './comparison-table.ts'

export const dpApproaches: ComparisonTable = {
  title: 'Dynamic Programming Approaches',
  columns: ['0/1 knapsack', 'Unbounded knapsack', 'Longest common subsequence', 'Fibonacci style'],
  rows: [
    {
      feature: 'What a cell means',
      values: [
        'Best, or possible, with the items so far and capacity c',
        'Best, or number of ways, for amount a',
        'Best for a prefix of each text',
        'Answer up to position i',
      ],
    },
    {
      feature: 'The choice',
      values: [
        'Take this item once, or skip it',
        'Which piece comes next, again and again',
        'Match both last characters, or drop one of them',
        'Which of a few steps back led here',
      ],
    },
    {
      feature: 'Transition',
      values: [
        'best[c] = max(best[c], best[c - weight] + value)',
        'best[a] = min over pieces of best[a - piece] + 1',
        'equal: diagonal + 1; else max(up, left)',
        'f(i) = f(i - 1) + f(i - 2)',
      ],
    },
    {
      feature: 'Order of filling',
      values: ['Capacities downward for each item', 'Amounts upward', 'Row by row', 'Left to right'],
    },
    {
      feature: 'Base case',
      values: [
        'Capacity 0: nothing taken',
        'Amount 0: no piece (min) or one way (count)',
        'An empty prefix has length 0',
        'The first two positions',
      ],
    },
    {
      feature: 'Time',
      values: ['O(items · capacity)', 'O(pieces · amount)', 'O(n · m)', 'O(n)'],
    },
    {
      feature: 'Memory, once rows are reused',
      values: ['O(capacity)', 'O(amount)', 'O(shorter text)', 'O(1)'],
    },
    {
      feature: 'Words to listen for',
      values: [
        'each at most once, subset, partition',
        'unlimited, coins, fewest pieces',
        'two strings, edit, common',
        'stairs, number of ways, no two adjacent',
      ],
    },
  ],
  note: 'The direction of the inner loop is the whole difference between the two knapsacks: downward uses an item once, upward as often as it fits.',
}

export const listOrCount: ComparisonTable = {
  title: 'Backtracking vs 0/1 Knapsack',
  columns: ['Backtracking', '0/1 knapsack'],
  rows: [
    { feature: 'Asks for', values: ['The choices themselves', 'How many, whether, or how much'] },
    {
      feature: 'At each item',
      values: ['Choose, explore, undo', 'Look up the best without it and with it'],
    },
    {
      feature: 'Equal remainders',
      values: ['Are explored again on each branch', 'Are solved once'],
    },
    { feature: 'Time', values: ['Up to O(2^n), less with pruning', 'O(items · capacity)'] },
    { feature: 'Memory', values: ['The depth of the choice', 'A row as long as the capacity'] },
    {
      feature: 'Largest input one expects',
      values: ['About 20 items', 'Hundreds of items, with a small sum'],
    },
    {
      feature: 'Words to listen for',
      values: ['all subsets, every combination, list them', 'can it be split, number of ways, maximum value'],
    },
  ],
  note: 'The bounds give it away: n up to 20 invites listing, a sum up to a few thousand invites a table.',
}

export const chainOrNeighbour: ComparisonTable = {
  title: 'Longest Increasing Subsequence vs Monotonic Stack',
  columns: ['Longest increasing subsequence', 'Monotonic stack'],
  rows: [
    {
      feature: 'Asks for',
      values: ['One longest rising choice', 'The next larger or smaller of each element'],
    },
    {
      feature: 'What is kept in order',
      values: ['The least tail for each length', 'Elements that still wait for their answer'],
    },
    {
      feature: 'A newcomer',
      values: ['Replaces the first tail that is not smaller', 'Removes everything it beats from the top'],
    },
    {
      feature: 'What is kept is',
      values: [
        'Not a subsequence of the input, only its lengths count',
        'A real part of the input, in order',
      ],
    },
    { feature: 'Time', values: ['O(n log n)', 'O(n)'] },
    {
      feature: 'Words to listen for',
      values: ['longest, subsequence, nested, chain', 'next greater, previous smaller, span, visible'],
    },
  ],
}

export const modesOrPositions: ComparisonTable = {
  title: 'Linear DP vs State-Machine DP vs Prefix Sums',
  columns: ['Linear DP', 'State-machine DP', 'Prefix sums & Kadane'],
  rows: [
    {
      feature: 'Kept for each position',
      values: ['One best answer', 'One best answer for each mode', 'A running total'],
    },
    {
      feature: 'Next step depends on',
      values: [
        'A few earlier positions',
        'The mode of the position before',
        'The position before, or an equal earlier total',
      ],
    },
    {
      feature: 'May skip elements',
      values: ['Yes', 'Yes, by staying in a mode', 'No, the part is contiguous'],
    },
    {
      feature: 'Typical mistake',
      values: [
        'Missing base cases',
        'Using a mode of today to fill another of today',
        'Forgetting the empty prefix',
      ],
    },
    { feature: 'Time', values: ['O(n · look-backs)', 'O(n · modes)', 'O(n)'] },
    {
      feature: 'Words to listen for',
      values: [
        'no two adjacent, number of ways',
        'buy, sell, cooldown, fee',
        'subarray, contiguous, equals k',
      ],
    },
  ],
}

export const twoIndices: ComparisonTable = {
  title: 'Grid DP vs Interval DP vs String DP',
  columns: ['Grid DP', 'Interval DP', 'String DP'],
  rows: [
    {
      feature: 'The two indices are',
      values: ['A row and a column', 'The two ends of one piece', 'A prefix of each of two texts'],
    },
    {
      feature: 'A cell reads',
      values: ['The cells above and to the left', 'Shorter pieces inside it', 'Left, above and diagonal'],
    },
    { feature: 'Order of filling', values: ['Row by row', 'By length of the piece', 'Row by row'] },
    {
      feature: 'The answer stands',
      values: ['In the last corner', 'At the piece from 0 to n - 1', 'In the last corner'],
    },
    { feature: 'Time', values: ['O(R · C)', 'O(n²), or O(n³) with a split inside', 'O(n · m)'] },
    {
      feature: 'Words to listen for',
      values: [
        'paths, grid, down or right',
        'burst, merge, take from either end',
        'edit, common, match, transform',
      ],
    },
  ],
}
