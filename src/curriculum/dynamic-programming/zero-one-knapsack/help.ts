import type { ProblemHelpTexts } from '../../problem-help.ts'

export const help = {
  416: {
    asks: 'Given an array of positive integers, decide whether all of its elements can be divided into two groups with equal sums.',
    hints: [
      'Before you use any number, only the sum 0 can be reached. For [2, 3, 5], do the first steps by hand: after the 2 you reach 0 and 2, after the 3 you reach 0, 2, 3 and 5.',
      'For each number, `reachable[s]` becomes true if `reachable[s - num]` is true. Go through s from half of the total down to `num`, or the number could be added to itself.',
      'For an odd total return false. Otherwise keep `reachable` for the sums from 0 to half; after each number it marks exactly the sums that subsets of the numbers so far can make. If half is reachable, the other numbers make the second half, so return `reachable[half]`.',
    ],
    solvedBy: 'partition-equal-subset',
  },
  494: {
    asks: 'Given an array of non-negative integers, place a plus or minus sign in front of each element. Return the number of choices of signs whose total is `target`; both signs of a 0 count as different choices.',
    hints: [
      'Take [1, 2, 3] with target 2: +1 -2 +3 works. The plus group has sum 4, the minus group sum 2: their difference is the target, and together they are the total, 6.',
      'Let `plus` be the sum of the plus group, and count the subsets with this sum: each number adds `ways[s - num]` to `ways[s]`. Run s from `plus` down to `num`, so that the number is used once.',
      'If `abs(target) > total` or `total + target` is odd, return 0; otherwise `plus = (total + target) / 2`. Start with `ways[0] = 1`; after each number, `ways[s]` counts the subsets of the numbers so far with sum s. Return `ways[plus]`; zeros double the counts, as they should.',
    ],
    solvedBy: 'target-sum',
  },
  474: {
    asks: 'Given a list of binary strings, return the largest number of strings that you can select so that together they contain at most `m` zeros and at most `n` ones.',
    hints: [
      'Turn each string into two prices: "0010" costs three zeros and one one. Let `best[z][o]` be the most strings you can take with at most z zeros and o ones; at first it is 0 everywhere.',
      'For a string that costs a zeros and b ones, each cell with z ≥ a and o ≥ b compares its value with `best[z - a][o - b] + 1`, which takes the string, and keeps the larger.',
      'Handle the strings one by one; for each, run z from m down to a and o from n down to b, so every cell you read is still without this string. After each string, each cell is the best choice among the strings so far. Return `best[m][n]`.',
    ],
    cost: 'O(n · a · b) time and O(a · b) space for limits a and b, because there are two budgets',
  },
  1049: {
    asks: 'A turn smashes any two stones of your choice: equal weights destroy both; otherwise the lighter is destroyed and the heavier keeps the difference. Return the smallest possible weight of the last stone, or 0 if none remains.',
    hints: [
      'Smash [3, 8, 4] by hand: 8 and 4 leave 4, then 4 and 3 leave 1. Written out this is 8 - 4 - 3 = 1, so every stone ends up with a plus or a minus.',
      'Mark which sums one group can reach, up to half of the total: without stones only 0. For each stone go through the sums downward and mark s if s minus its weight is marked already.',
      'After each stone, `reachable[s]` says whether some of the stones so far weigh s together, for s up to `total // 2`. Take the largest reachable s at the end: the other group weighs `total - s`, so the stone that is left weighs `total - 2 * s`.',
    ],
  },
  2915: {
    asks: 'Given an array of positive integers and `target`, return the largest number of elements in a subsequence whose sum is exactly `target`, or -1 if there is no such subsequence.',
    hints: [
      'Let `longest[s]` be the most numbers you can pick with sum exactly s. Before the first number you can only make 0, with 0 numbers; every other sum starts at minus infinity.',
      'For each number, `longest[s]` becomes the larger of itself and `longest[s - num] + 1`, with s from the target down to `num`. Minus infinity plus 1 stays negative, so an impossible sum never wins.',
      'After each number, `longest[s]` is the greatest length of a subsequence of the numbers so far with sum s. Any subset, read from left to right, is a subsequence, so the order is no extra condition. Return `longest[target]`, or -1 if it is negative.',
    ],
  },
  879: {
    asks: 'Each crime yields a profit and needs some members, who join no other crime. Return the number of sets of crimes, even empty, that need at most `n` members in total and yield at least `minProfit`, modulo `10^9 + 7`.',
    hints: [
      'Let `ways[j][p]` count the choices of crimes that use at most j members and reach profit p. Choosing no crime has profit 0, so every `ways[j][0]` starts at 1 and all others at 0.',
      'A crime with g members and profit q extends each choice that leaves g members free: add `ways[j - g][p]` to the entry for j and `min(minProfit, p + q)`. Skipping the crime changes no entry.',
      'Handle the crimes one by one, with j from n down to g, so that none is used twice. `ways[j][p]` counts the choices so far with at most j members and profit p, where p = minProfit means that much or more. Return `ways[n][minProfit]`, modulo 10^9 + 7.',
    ],
    cost: 'O(n · g · p) time and O(g · p) space, because members g and profit p are both in the state',
  },
  956: {
    asks: 'Given the lengths of rods, join some of them into two supports of equal height, each rod belonging to at most one support. Return the greatest possible height of a support, or 0 if it is impossible.',
    hints: [
      'Before the first rod, both sides are empty: the difference is 0, and the taller side has height 0. Store this as a map `{0: 0}` from the difference to the height of the taller side.',
      'An entry with difference d and height t means sides t and t - d. Rod r turns it into sides t + r and t - d, or into t and t - d + r: compute the new difference and taller side.',
      'For each rod, build a new map from a copy of the old one, so that no rod is used twice, and keep the larger height for each difference. After each rod, every difference has the greatest taller side that the rods so far allow. Return the height at difference 0.',
    ],
  },
  2518: {
    asks: 'Each element of an array of positive integers goes into the first or second group. Return the number of ways in which both groups sum to at least `k`, modulo `10^9 + 7`; exchanging the groups gives another way.',
    hints: [
      'Count all splits first: each number goes into the first or the second group, so there are 2^n. If the total is below 2k, the groups cannot both reach k, and the answer is 0.',
      'Let `ways[s]` be the number of subsets with sum s, for s below k, with `ways[0] = 1` at first. Each number adds `ways[s - num]` to `ways[s]`, with s going down, so that it is used once.',
      'In the end, `bad`, the sum of `ways[0]` to `ways[k - 1]`, counts the splits whose first group is too small; equally many have a small second group. With a total of at least 2k, both are never small at once. Return `2^n - 2 * bad`, modulo 10^9 + 7.',
    ],
  },
} satisfies ProblemHelpTexts
