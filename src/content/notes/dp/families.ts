/** A kind of state. Expressions are code in every language: `best` is a table, `a` the input. */
export interface Family {
  readonly name: string
  readonly state: string
  readonly recurrence: string
  readonly order: string
  readonly classic: { readonly number: number; readonly title: string }
  /** The slug of our lesson and the number of its category. */
  readonly lesson?: { readonly name: string; readonly displayName: string; readonly category: number }
}

export const families: readonly Family[] = [
  {
    name: 'Linear',
    state: '`best[i]`: the answer for the first `i` elements.',
    recurrence: '`best[i] = max(best[i-1], best[i-2] + a[i])`',
    order: 'From left to right.',
    classic: { number: 198, title: 'House Robber' },
    lesson: { name: 'dynamic-programming', displayName: 'Linear DP (Fibonacci Style)', category: 8 },
  },
  {
    name: 'Prefix and partition',
    state: '`best[i]`: the answer for the first `i` elements, cut into pieces.',
    recurrence: '`best[i] = max over j < i of best[j] + value of the piece from j to i`',
    order: 'From left to right; each `i` tries every start `j` of its last piece.',
    classic: { number: 1043, title: 'Partition Array for Maximum Sum' },
  },
  {
    name: '0/1 knapsack',
    state: '`can[i][s]`: whether some of the first `i` numbers add up to exactly `s`.',
    recurrence: '`can[i][s] = can[i-1][s] or can[i-1][s-x]`, where `x` is number `i`',
    order: 'Number by number. In a single row, `s` goes down.',
    classic: { number: 416, title: 'Partition Equal Subset Sum' },
    lesson: { name: 'zero-one-knapsack', displayName: '0/1 Knapsack', category: 8 },
  },
  {
    name: 'Unbounded knapsack',
    state: '`fewest[s]`: the fewest pieces that make exactly `s`.',
    recurrence: '`fewest[s] = min over coins of fewest[s-coin] + 1`',
    order: 'Amounts go up, so a piece may be used again.',
    classic: { number: 322, title: 'Coin Change' },
    lesson: { name: 'unbounded-knapsack', displayName: 'Unbounded Knapsack (Coin Change)', category: 8 },
  },
  {
    name: 'Grid',
    state: '`best[r][c]`: the least sum of a path from the start to this cell.',
    recurrence: '`best[r][c] = a[r][c] + min(best[r-1][c], best[r][c-1])`',
    order: 'Row by row.',
    classic: { number: 64, title: 'Minimum Path Sum' },
    lesson: { name: 'grid-dp', displayName: 'Grid DP', category: 8 },
  },
  {
    name: 'Two strings',
    state: '`best[i][j]`: the answer for the first `i` characters of `s` and the first `j` of `t`.',
    recurrence:
      '`best[i][j] = best[i-1][j-1] + 1` if the last characters match, otherwise `max(best[i-1][j], best[i][j-1])`',
    order: 'Row by row.',
    classic: { number: 1143, title: 'Longest Common Subsequence' },
    lesson: { name: 'string-dynamic-programming', displayName: 'String Dynamic Programming', category: 3 },
  },
  {
    name: 'Longest increasing subsequence',
    state: '`best[i]`: the longest increasing subsequence that ends at element `i`.',
    recurrence: '`best[i] = 1 + max(best[j])` over `j < i` with `a[j] < a[i]`, or 1 if there is none',
    order: 'From left to right. The answer is the largest cell, not the last.',
    classic: { number: 300, title: 'Longest Increasing Subsequence' },
    lesson: {
      name: 'longest-increasing-subsequence',
      displayName: 'Longest Increasing Subsequence',
      category: 8,
    },
  },
  {
    name: 'Interval',
    state: '`best[l][r]`: the most you can get between `l` and `r`.',
    recurrence:
      '`best[l][r] = max over k of best[l][k] + best[k][r] + a[l]*a[k]*a[r]`, where `k` is the last move',
    order: 'Short ranges first.',
    classic: { number: 312, title: 'Burst Balloons' },
    lesson: { name: 'interval-dp', displayName: 'Interval & Game DP', category: 8 },
  },
  {
    name: 'State machine',
    state: '`hold[i]` and `free[i]`: the most money after day `i`, with a share and without one.',
    recurrence:
      '`hold[i] = max(hold[i-1], free[i-1] - a[i])` and `free[i] = max(free[i-1], hold[i-1] + a[i])`',
    order: 'Day by day, all modes at once.',
    classic: { number: 122, title: 'Best Time to Buy and Sell Stock II' },
    lesson: { name: 'state-machine-dp', displayName: 'State-Machine DP (Stock Trading)', category: 8 },
  },
  {
    name: 'Tree',
    state: '`take(node)` and `skip(node)`: the best of its subtree, with and without the node itself.',
    recurrence:
      '`take = value + skip(left) + skip(right)` and `skip = max(take, skip)` of the left child plus the same of the right',
    order: 'Children before their parent.',
    classic: { number: 337, title: 'House Robber III' },
    lesson: { name: 'tree-traversal', displayName: 'Tree DFS & Traversals', category: 6 },
  },
  {
    name: 'Bitmask',
    state: '`best[mask]`: the least cost when exactly the elements of `mask` are used.',
    recurrence: '`best[mask | 1 << j] = min over unused j of best[mask] + cost[count(mask)][j]`',
    order: 'Masks go up, because adding an element makes the number larger.',
    classic: { number: 1879, title: 'Minimum XOR Sum of Two Arrays' },
  },
  {
    name: 'Steps left',
    state: '`ways[k][cell]`: the number of ways with `k` moves left.',
    recurrence: '`ways[k][cell] = sum of ways[k-1][next]` over all moves',
    order: 'Few moves left first. Moves may lead back, because `k` always falls.',
    classic: { number: 576, title: 'Out of Boundary Paths' },
  },
  {
    name: 'Probability',
    state: '`chance[k][cell]`: the probability of staying on the board for `k` more moves.',
    recurrence: '`chance[k][cell] = sum of p * chance[k-1][next]` over all moves, each with probability `p`',
    order: 'Few moves left first.',
    classic: { number: 688, title: 'Knight Probability in Chessboard' },
  },
  {
    name: 'Digit',
    state:
      '`count(pos, tight)`: the ways to fill the digits from `pos` on; `tight` says whether all before it equal those of the limit.',
    recurrence: '`count(pos, tight) = sum over digits d of count(pos+1, tight and d == limit[pos])`',
    order: 'By a memo. If `tight`, `d` is at most `limit[pos]`.',
    classic: { number: 902, title: 'Numbers At Most N Given Digit Set' },
  },
]

export const loopDirection = {
  text: 'Both loops below read `row[s - item]` in a single row. Downward, that cell does not contain the item yet, so each item is used at most once. Upward, it may contain it already, so the item can be used again. The items are 2 and 3; the tables show which sums can be made.',
  items: [2, 3],
  limit: 6,
  down: {
    title: '0/1: sums go down',
    loop: 'for item in items: for s from limit down to item',
    result: 'The sums 4 and 6 stay out of reach: they would need an item twice.',
  },
  up: {
    title: 'Unbounded: sums go up',
    loop: 'for item in items: for s from item up to limit',
    result: 'The sum 4 is 2 + 2, and 6 is 2 + 2 + 2 or 3 + 3.',
  },
} as const
