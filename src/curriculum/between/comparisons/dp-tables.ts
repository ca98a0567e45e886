import type { ComparisonTable } from './comparison-table.ts'

export const dpApproaches: ComparisonTable = {
  title: 'Dynamic Programming Approaches',
  columns: ['0/1 knapsack', 'Unbounded knapsack', 'Longest common subsequence', 'Fibonacci style'],
  patterns: [
    ['zero-one-knapsack'],
    ['unbounded-knapsack'],
    ['string-dynamic-programming'],
    ['dynamic-programming'],
  ],
  rows: [
    {
      feature: 'What a cell means',
      values: [
        'Best, possible, or number of ways, with the items so far and capacity (or sum, or difference) c',
        'Best, possible, or number of ways, for amount (or length, or day) a',
        'Best, possible, or number of ways, for a prefix of each string (516: of the string and its reverse)',
        'Answer for position i, or up to it',
      ],
    },
    {
      feature: 'The choice',
      values: [
        'Take this item once or skip it, or put it on one of two sides',
        'Which piece comes next, again and again',
        'Match or replace both last characters, or use up only one of them',
        'Which of a few earlier answers to build on, or take or skip',
      ],
    },
    {
      feature: 'Transition of the classic problem',
      values: [
        'best[c] = max(best[c], best[c - weight] + value)',
        'best[a] = min over pieces of best[a - piece] + 1',
        'equal: diagonal + 1; else max(up, left)',
        'ways: f(i - 1) + f(i - 2); best: max(f(i - 1), f(i - 2) + value)',
      ],
    },
    {
      feature: 'Order of filling',
      values: [
        'Item by item; in a single row, capacities downward',
        'Amounts upward',
        'Row by row',
        'Left to right',
      ],
    },
    {
      feature: 'Base case',
      values: [
        'Capacity 0: nothing taken',
        'Amount 0: no piece (min) or one way (count)',
        'An empty prefix: 0, true, one way, or the length of the other',
        'The first one or two positions',
      ],
    },
    {
      feature: 'Time',
      values: ['O(items · capacity)', 'O(pieces · amount)', 'O(n · m)', 'O(n)'],
    },
    {
      feature: 'Memory, once rows are reused',
      values: ['O(capacity)', 'O(amount)', 'O(shorter string)', 'O(1)'],
    },
    {
      feature: 'Words to listen for',
      values: [
        'two subsets, plus or minus, at most m and n',
        'infinite number of each kind, fewest coins',
        'two strings, edit, common',
        'stairs, number of ways, two adjacent houses',
      ],
    },
  ],
  note: 'In a single row, the direction of the inner loop is the whole difference between the two knapsacks: downward uses an item once, upward as often as it fits.',
}

export const listOrCount: ComparisonTable = {
  title: 'Backtracking vs 0/1 Knapsack',
  columns: ['Backtracking', '0/1 knapsack'],
  patterns: [['backtracking'], ['zero-one-knapsack']],
  rows: [
    {
      feature: 'The problem asks for',
      values: [
        'The choices themselves, a total over all of them, or a search without a budget, as for three or more equal groups',
        'How many, whether or how much, under a sum, balance or capacity',
      ],
    },
    {
      feature: 'At each item',
      values: ['Choose, explore, undo', 'Compare or add the results without it and with it'],
    },
    {
      feature: 'Equal remainders',
      values: ['Are explored again on each branch', 'Are solved once'],
    },
    {
      feature: 'Time',
      values: ['Up to O(2^n) subsets or O(n!) orders, less with pruning', 'O(items · capacity)'],
    },
    {
      feature: 'Memory',
      values: ['The current path, plus the output', 'One cell per capacity (or per pair of limits)'],
    },
    {
      feature: 'Typical input size',
      values: [
        'About 20 items or fewer, or a list as the output',
        'A small sum with 20 to 1,000 items, and one number as the output',
      ],
    },
    {
      feature: 'Words to listen for',
      values: [
        'return all, every combination, power set, k equal groups',
        'can it be divided into two groups, number of ways, maximum value',
      ],
    },
  ],
  note: 'The constraints are a hint: n up to 20 allows listing, and a sum up to about ten thousand allows a table. If both hold, the table is usually faster.',
}

export const chainOrNeighbour: ComparisonTable = {
  title: 'Longest Increasing Subsequence vs Monotonic Stack',
  columns: ['Longest increasing subsequence', 'Monotonic stack'],
  patterns: [['longest-increasing-subsequence'], ['monotonic-stack']],
  rows: [
    {
      feature: 'Asks for',
      values: [
        'One longest chain (usually with gaps), how many there are, or what to remove for one',
        'For each element, the nearest larger or smaller value, or how far the element reaches',
      ],
    },
    {
      feature: 'What is stored in order',
      values: [
        'The smallest tail for each length, or the best chain that ends at each element',
        'Elements still waiting for their answer',
      ],
    },
    {
      feature: 'A new element',
      values: [
        'Replaces the first tail that is not smaller, or extends the best chain it fits',
        'Pops everything it beats from the top',
      ],
    },
    {
      feature: 'What is stored is',
      values: [
        'Not always a subsequence of the input; only its length counts',
        'A subsequence of the input, in order',
      ],
    },
    { feature: 'Time', values: ['O(n log n), or O(n²) by scanning back', 'O(n)'] },
    {
      feature: 'Words to listen for',
      values: ['longest, subsequence, nested, chain', 'next greater, previous smaller, span, visible'],
    },
  ],
}

export const modesOrPositions: ComparisonTable = {
  title: 'Linear DP vs State-Machine DP vs Prefix Sums',
  columns: ['Linear DP', 'State-machine DP', 'Prefix sums & Kadane'],
  patterns: [['dynamic-programming'], ['state-machine-dp'], ['prefix-sum']],
  rows: [
    {
      feature: 'Stored for each position',
      values: [
        'One answer (790: also one for a half-filled end)',
        'One answer for each mode',
        'A running total or product',
      ],
    },
    {
      feature: 'Next step depends on',
      values: [
        'A few earlier positions, or any at which the last part may begin',
        'The modes, or the kinds of the last choice, of the position before',
        'The running total of the position before, or of an earlier one',
      ],
    },
    {
      feature: 'May skip elements',
      values: [
        'Yes, or nothing is chosen',
        'Yes, by staying in a mode',
        'No: a sum or product over a contiguous range',
      ],
    },
    {
      feature: 'Typical mistake',
      values: [
        'Missing base cases',
        'Reading a mode of today, already updated, to compute another',
        'Forgetting the empty prefix',
      ],
    },
    {
      feature: 'Time',
      values: ['O(n) for a fixed look-back, O(n²) for any last part', 'O(n · modes)', 'O(n)'],
    },
    {
      feature: 'Words to listen for',
      values: [
        'two adjacent houses, number of ways',
        'buy, sell, cooldown, neighbors must differ',
        'subarray, contiguous, equals k',
      ],
    },
  ],
}

export const twoIndices: ComparisonTable = {
  title: 'Grid DP vs Interval DP vs String DP',
  columns: ['Grid DP', 'Interval DP', 'String DP'],
  patterns: [['grid-dp'], ['interval-dp'], ['string-dynamic-programming']],
  rows: [
    {
      feature: 'The two indices are',
      values: [
        'A row and a column',
        'The two ends of one piece (96: only its length)',
        'The lengths of a prefix of each string (516: of the string and its reverse; 139: two cuts of one string)',
      ],
    },
    {
      feature: 'A cell reads',
      values: [
        'Fixed neighbors, such as above, left and diagonal',
        'Shorter pieces inside it',
        'Left, above and diagonal',
      ],
    },
    { feature: 'Order of filling', values: ['Row by row', 'By length, or i downward', 'Row by row'] },
    {
      feature: 'Where the answer is',
      values: [
        'Usually the last corner; the best cell or last row (221, 931); the first corner if filled from the goal (174)',
        'The piece from 0 to n - 1',
        'Usually the last corner',
      ],
    },
    {
      feature: 'Time',
      values: [
        'O(R · C), times the number of states per cell',
        'O(n²), or O(n³) with a split inside',
        'O(n · m)',
      ],
    },
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
