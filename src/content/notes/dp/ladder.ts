import type { Difficulty } from '#curriculum/lesson.ts'
import type { PlanLevel, PlanProblem } from '../plan.ts'

export interface LadderProblem extends PlanProblem {
  /** In code, what the state is, and its meaning. */
  readonly state: string
  /** The name of its family on the map. */
  readonly family: string
}

export const ladderIntro =
  'Name the state before you open it: one sentence that says what a cell means. Then write the recurrence, and only then the code.'

export const ladder: readonly PlanLevel<LadderProblem>[] = [
  {
    title: 'One index',
    goal: 'Each answer reads one or two answers before it.',
    problems: [
      problem(
        70,
        'Climbing Stairs',
        'Easy',
        'Linear',
        '`ways[i]`: the number of ways to reach stair `i`, with `ways[0] = 1`.',
      ),
      problem(
        746,
        'Min Cost Climbing Stairs',
        'Easy',
        'Linear',
        '`cost[i]`: the least you have paid when you are on step `i`. The top is step `n`.',
      ),
      problem(
        198,
        'House Robber',
        'Medium',
        'Linear',
        '`best[i]`: the most you can take from the first `i` houses.',
      ),
      problem(
        91,
        'Decode Ways',
        'Medium',
        'Linear',
        '`ways[i]`: the number of ways to decode the first `i` digits, with `ways[0] = 1`.',
      ),
    ],
  },
  {
    title: 'A grid, or all earlier elements',
    goal: 'A cell reads its neighbors, or an element looks back at every earlier one.',
    problems: [
      problem(
        62,
        'Unique Paths',
        'Medium',
        'Grid',
        '`ways[r][c]`: the number of paths from the start to this cell.',
      ),
      problem(
        64,
        'Minimum Path Sum',
        'Medium',
        'Grid',
        '`least[r][c]`: the least sum of a path from the start to this cell, both included.',
      ),
      problem(
        221,
        'Maximal Square',
        'Medium',
        'Grid',
        '`side[r][c]`: the side of the largest square of ones whose bottom right corner is this cell. The answer may be in any cell.',
      ),
      problem(
        300,
        'Longest Increasing Subsequence',
        'Medium',
        'Longest increasing subsequence',
        '`best[i]`: the length of the longest increasing subsequence that ends at element `i`.',
      ),
    ],
  },
  {
    title: 'Amounts and sums',
    goal: 'The index is an amount. Decide whether a piece may be used again, and whether order matters.',
    problems: [
      problem(
        322,
        'Coin Change',
        'Medium',
        'Unbounded knapsack',
        '`fewest[a]`: the fewest coins that make exactly `a`. Write it without looking.',
      ),
      problem(
        983,
        'Minimum Cost For Tickets',
        'Medium',
        'Prefix and partition',
        '`cost[d]`: the least cost of all trips up to day `d`. The last pass covers 1, 7 or 30 days.',
      ),
      problem(
        416,
        'Partition Equal Subset Sum',
        'Medium',
        '0/1 knapsack',
        '`can[s]`: whether some of the numbers so far add up to `s`. The target is half of the total.',
      ),
      problem(
        518,
        'Coin Change II',
        'Medium',
        'Unbounded knapsack',
        '`ways[a]`: the number of combinations of the coins so far that make `a`.',
      ),
    ],
  },
  {
    title: 'Two strings, and modes',
    goal: 'One index is not enough: a second string, or what you did last, is part of the state.',
    problems: [
      problem(
        1143,
        'Longest Common Subsequence',
        'Medium',
        'Two strings',
        '`best[i][j]`: the longest common subsequence of the first `i` and the first `j` characters.',
      ),
      problem(
        72,
        'Edit Distance',
        'Medium',
        'Two strings',
        '`edits[i][j]`: the fewest edits that turn the first `i` characters of one word into the first `j` of the other.',
      ),
      problem(
        309,
        'Best Time to Buy and Sell Stock with Cooldown',
        'Medium',
        'State machine',
        '`hold`, `sold` and `free`: the most money today with a share, on the day of a sale, and free to buy.',
      ),
      problem(
        188,
        'Best Time to Buy and Sell Stock IV',
        'Hard',
        'State machine',
        '`hold[t]` and `free[t]`: the most money with and without a share, when `t` purchases have been made.',
      ),
    ],
  },
  {
    title: 'Ranges, and harder states',
    goal: 'The last move splits a range, or the obvious state is not the right one.',
    problems: [
      problem(
        1039,
        'Minimum Score Triangulation of Polygon',
        'Medium',
        'Interval',
        '`least[l][r]`: the least score of the part of the polygon from vertex `l` to vertex `r`. The side from `l` to `r` has a triangle; try each third corner.',
      ),
      problem(
        312,
        'Burst Balloons',
        'Hard',
        'Interval',
        '`best[l][r]`: the most coins from the balloons strictly between `l` and `r`. Choose which one is burst last.',
      ),
      problem(
        174,
        'Dungeon Game',
        'Hard',
        'Grid',
        '`need[r][c]`: the least health with which you may enter this cell and still reach the goal. Fill it from the goal.',
      ),
      problem(
        1463,
        'Cherry Pickup II',
        'Hard',
        'Grid',
        '`best[row][c1][c2]`: the most cherries from this row on, if the robots are in columns `c1` and `c2`.',
      ),
    ],
  },
]

function problem(
  number: number,
  title: string,
  difficulty: Difficulty,
  family: string,
  state: string,
): LadderProblem {
  return { number, title, difficulty, family, state }
}
