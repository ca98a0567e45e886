/** Memory, time, limits and mistakes. A test computes each number in these texts. */

export const rebuild = {
  text: 'The table gives you the value, not the choices. Store beside each cell the choice that gave its value, and walk back from the answer to the base case.',
  walk: 'In the table above, the last coin of 6 is a 3, which leaves 3. The last coin of 3 is a 3, which leaves 0. So the coins are 3 and 3.',
} as const

export const rolling = {
  text: 'If row `i` reads only row `i - 1`, two rows are enough. Often one row is enough that you overwrite as you go; then the direction of the loop matters:',
  rules: [
    {
      lead: 'It reads the old value on its left:',
      text: 'go from right to left, so that this value is not overwritten yet. Example: 0/1 knapsack.',
    },
    {
      lead: 'It reads the new value on its left:',
      text: 'go from left to right. Examples: unbounded knapsack, grids.',
    },
    {
      lead: 'It reads the old diagonal:',
      text: 'save that value in a variable before you overwrite it. Examples: longest common subsequence, edit distance.',
    },
  ],
  not: 'Keep the whole table if you rebuild the choices, if a cell may read any earlier one (longest increasing subsequence, partitions, ranges), or if you use a memo, because you do not control its order.',
} as const

export const costRule =
  'Time is the number of states times the work per state. Space is the number of states you keep.'

export const costs: readonly {
  readonly problem: string
  readonly states: string
  readonly work: string
  readonly time: string
}[] = [
  { problem: 'House Robber', states: '`n`', work: '2 choices', time: '`O(n)`' },
  { problem: 'Coin Change', states: '`a + 1`', work: '`n` coins', time: '`O(n · a)`' },
  { problem: 'Edit Distance', states: '`(m + 1) · (n + 1)`', work: '3 choices', time: '`O(m · n)`' },
  {
    problem: 'Longest Increasing Subsequence',
    states: '`n`',
    work: 'up to `n` earlier elements',
    time: '`O(n²)`',
  },
  { problem: 'Burst Balloons', states: 'about `n² / 2` ranges', work: 'up to `n` splits', time: '`O(n³)`' },
  { problem: 'Assign n tasks', states: '`2^n` sets', work: 'up to `n` tasks', time: '`O(2^n · n)`' },
]

export const depth =
  'A memo recurses as deep as the longest chain of states. Python stops near 1,000 nested calls: with a memo, `fewest_coins([1], 1000)` raises `RecursionError`, while the table returns 1000. Java stops near 10,000 by default. Raise the limit with `sys.setrecursionlimit`, or write the table.'

export const largeCounts: readonly string[] = [
  'Counts grow fast. The ways to climb `n` stairs by one or two steps no longer fit into a signed 32-bit integer from n = 46, or into a 64-bit one from n = 92. TypeScript’s numbers are exact up to 2^53, which is enough up to n = 77; use `BigInt` beyond.',
  'If the problem wants the count modulo 10^9 + 7, take the remainder after each addition. A product of two remainders needs 64 bits, in TypeScript `BigInt`. After a subtraction, add the modulus before you take the remainder. Never compare remainders with `min` or `max`.',
]

export const debugList: readonly { readonly check: string; readonly how: string }[] = [
  {
    check: 'Say what one cell means.',
    how: 'One sentence, including whether element `i` itself counts. If you cannot say it, the code cannot be right.',
  },
  {
    check: 'Fill four cells by hand.',
    how: 'Print the table and compare. The first cell that differs shows which line is wrong.',
  },
  {
    check: 'Run it for n = 0 and n = 1.',
    how: 'Wrong base cases show up there, and so do indices below 0. In Python, index -1 silently reads the last cell.',
  },
  {
    check: 'Look for a cell that is read before it is written.',
    how: 'Start the table with a value that cannot occur, such as `None`, and stop when you read it.',
  },
  {
    check: 'Is the answer in the last cell?',
    how: 'If a state means “ends at `i`”, the answer is the best of all cells. For [1, 2, 3, 0] the longest increasing subsequences that end at each element have lengths 1, 2, 3 and 1: the last cell says 1, the answer is 3.',
  },
  {
    check: 'Test an impossible input.',
    how: 'Coin 2 cannot make 3. If impossible is stored as -1, `min` picks it; if it is `Integer.MAX_VALUE`, adding 1 makes it negative.',
  },
  {
    check: 'Check the direction of a single row.',
    how: 'With one item of 3, the sum 6 must stay out of reach.',
  },
  {
    check: 'Check the key of the memo.',
    how: 'It needs every argument that changes the result, and nothing else. Store the answer before you return it.',
  },
  {
    check: 'Compare with brute force.',
    how: 'Run both on a few hundred small random inputs, and look at the smallest one on which they differ.',
  },
]
