import type { ProblemHelpTexts } from '../../problem-help.ts'

export const help = {
  509: {
    asks: 'The Fibonacci sequence starts with `F(0) = 0` and `F(1) = 1`, and each later number is the sum of the two numbers before it. Given `n`, return `F(n)`.',
    hints: [
      'The problem gives the first two values, 0 and 1, so for n = 0 or n = 1 return n before any loop starts. Then write the next values by hand: 1, 2, 3, 5.',
      'Call the two values `prev` and `current`. One step replaces them with `current` and `prev + current`; compute the sum before you overwrite `prev`.',
      'Start with `prev = 0` and `current = 1` and step from i = 2 to n. After step i, `current` is number i of the sequence and `prev` is number i - 1. Each number is computed once, and after step n, `current` is the answer.',
    ],
  },
  70: {
    asks: 'A staircase has `n` steps, and you climb 1 or 2 steps with each move. Return the number of different sequences of moves that take you exactly to the top.',
    hints: [
      'Let `ways[i]` be the number of ways to climb i stairs. Write down the small cases: `ways[1]` is 1, and `ways[2]` is 2, because you can take 1 + 1 or 2.',
      'You arrive on stair i from stair i - 1 or from stair i - 2. A sequence of steps ends in only one of these moves, so add the two counts: nothing is counted twice.',
      'Fill `ways[i] = ways[i - 1] + ways[i - 2]` from 3 to n. Both counts are final when stair i reads them, so two variables instead of a table are enough. Return the count for n; for n = 1 that is 1.',
    ],
  },
  746: {
    asks: 'Standing on step `i` of a staircase, you pay `cost[i]` to climb 1 or 2 steps. You start on step 0 or step 1; return the lowest total cost to reach the floor just above the last step.',
    hints: [
      'Let `total[i]` be the least you pay to arrive on stair i, before you pay for leaving it. You may start on stair 0 or 1, so `total[0]` and `total[1]` are both 0.',
      'You arrive on stair i from i - 1 and have paid `cost[i - 1]`, or from i - 2 and have paid `cost[i - 2]`. Add each price to the total of its stair and keep the smaller sum.',
      'Compute `total[i] = min(total[i - 1] + cost[i - 1], total[i - 2] + cost[i - 2])` for i from 2 to n, where n is the length of `cost`. Every total is final before it is read. Return `total[n]`, the price of reaching the top.',
    ],
  },
  338: {
    asks: 'Given a non-negative integer `n`, return an array of length `n + 1` in which the element at index `i` is the number of 1 bits in the binary representation of `i`.',
    hints: [
      'Write the first numbers in binary with their ones: 0 has none, 1 has one, 10 has one, 11 has two, 100 has one. Number 0 is the base case, with count 0.',
      'Cut off the last binary digit of i: `i >> 1` is left, and its count is already in the array. The digit you cut off adds 1 if i is odd and 0 if i is even.',
      'Fill an array of n + 1 entries with `bits[i] = bits[i >> 1] + (i & 1)` for i from 1 to n. From 1 on, `i >> 1` is smaller than i, so the entry you read is final. Return the whole array, including `bits[0] = 0`.',
    ],
    cost: 'O(n) space, because every answer is part of the output',
  },
  198: {
    asks: 'Given the amounts of money in a row of houses, return the largest total that you can take if you never take from two adjacent houses.',
    hints: [
      'Let `best[i]` be the most money from the first i houses. No houses give `best[0] = 0`, and one house gives `best[1]`, its money.',
      'Skipping copies `best[i - 1]`, whether or not the house before was robbed. Robbing must not touch that neighbor, so it starts from `best[i - 2]`; the larger total becomes `best[i]`.',
      'For i from 2 to n, set `best[i] = max(best[i - 1], best[i - 2] + money)`, where `money` belongs to the i-th house. `best[i]` is always the most that the first i houses can give, so return `best[n]`. Two variables are enough.',
    ],
    solvedBy: 'dynamic-programming',
  },
  213: {
    asks: 'Given the amounts of money in houses that stand in a circle, so that the first and last houses are adjacent as well, return the largest total that you can take without taking from two adjacent houses.',
    hints: [
      'Solve the small cases first: with one house take its money, with two or three take the richest house, because all of them are neighbors of each other.',
      'Write a helper for a straight row, with `twoBack = 0` and `oneBack = 0`. For each house, the new best is the larger of `oneBack` and `twoBack` plus its money; then both variables move on by one house.',
      'Every allowed choice leaves out the first or the last house, so it fits into `nums[0..n - 2]` or `nums[1..n - 1]`. In each of these rows, the ends are no longer neighbors. Return the larger result of the helper, or `nums[0]` if there is only one house.',
    ],
  },
  740: {
    asks: 'Given an array of positive integers, repeatedly choose an element `v`: you earn `v` and remove this element, and all elements equal to `v - 1` or `v + 1` vanish unpaid. Return the largest total that you can earn.',
    hints: [
      'Add up the points of each value: [3, 4, 4] gives 3 points for value 3 and 8 for value 4. Taking the second 4 deletes nothing more, so take all copies or none.',
      'Let `best[v]` be the most points from values up to v. Leave v and copy `best[v - 1]`, or take all of v, do without v - 1, and add the points of v to `best[v - 2]`.',
      'Build `points[v]`, the sum of all copies of v, with 0 for missing values. From v = 2 to the largest value, `best[v] = max(best[v - 1], best[v - 2] + points[v])`, with `best[0] = 0` and `best[1] = points[1]`. Every entry covers all values up to v, so the last one is the answer.',
    ],
    cost: 'O(n + m) time and O(m) space for values up to m, because equal values are summed in buckets first',
  },
  91: {
    asks: 'The letters `A` to `Z` are encoded as 1 to 26. Given a string of digits, return the number of ways to divide it completely into such numbers, none with a leading zero, or 0 if there is none.',
    hints: [
      'Let `ways[i]` be the number of ways to decode the first i digits. `ways[0]` is 1, the empty decoding, and `ways[1]` is 1, or 0 if the string starts with 0.',
      'At length i, look at the last letter. If digit i is 1 to 9, it can be that letter, so add `ways[i - 1]`; if the last two digits are 10 to 26, add `ways[i - 2]` as well.',
      'For i from 1 to n, `ways[i]` starts at 0 and gets what the two checks add; the two-digit check needs i of at least 2. Every decoding of a prefix ends with one digit or with two, so each is counted exactly once. Return `ways[n]`, which may be 0.',
    ],
    solvedBy: 'decode-ways',
  },
  790: {
    asks: 'Return the number of ways to cover a board of 2 rows and `n` columns without gaps or overlaps, using dominoes of two cells and L-shaped trominoes of three cells, in any rotation, modulo `10^9 + 7`.',
    hints: [
      'Draw the small boards: width 0 has one tiling, the empty one, and width 1 has one. Width 2 has two: both dominoes vertical or both horizontal.',
      'See how column i is covered. A vertical domino leaves `full[i - 1]`, two horizontal ones leave `full[i - 2]`, and a tromino, in two positions, leaves i - 2 columns and one cell of column i - 1: `half[i - 1]`.',
      'For i from 2 to n, `full[i] = full[i - 1] + full[i - 2] + 2 * half[i - 1]` and `half[i] = full[i - 2] + half[i - 1]`, because a tromino or a domino covers the single cell. Start with `full[0] = full[1] = 1` and `half[1] = 0`. Return `full[n]`, everything modulo 10^9 + 7.',
    ],
  },
  32: {
    asks: 'Given a string of `(` and `)`, return the length of the longest substring in which every parenthesis is matched, each opening one with a later closing one, or 0 if there is none.',
    hints: [
      'Write under each character of `()(())` the length of the valid substring that ends exactly there: 0, 2, 0, 0, 2, 6. Under every `(` the number is 0.',
      'At a `)` at index i, jump back over the substring that ends at i - 1: the partner can only be at `j = i - 1 - run[i - 1]`. If j is negative or `s[j]` is another `)`, the length is 0.',
      'If `s[j]` is `(`, set `run[i] = run[i - 1] + 2 + run[j - 1]`; entries before index 0 count as 0. Every entry is the length of the longest valid substring that ends at its index. Return the largest entry, or 0 for an empty string.',
    ],
    cost: 'O(n) space, because the rule jumps back by the length of a match',
  },
} satisfies ProblemHelpTexts
