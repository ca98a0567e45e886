import type { ProblemHelpTexts } from '../../problem-help.ts'

export const help = {
  96: {
    asks: 'Given `n`, return the number of binary search trees with different structures that contain each of the values 1 to `n` exactly once.',
    hints: [
      'Let `trees[n]` be the number of search trees with n values. The empty tree counts as one, so `trees[0] = 1`; one value gives 1 too, and for two values draw both trees.',
      'If the root is the r-th smallest of n values, r - 1 values go to its left and n - r to its right. This root has `trees[r - 1] * trees[n - r]` trees.',
      'For each size from 2 to n, add up these products over all roots. Trees with different roots are different, so none is counted twice, and all smaller sizes are final. Return `trees[n]`.',
    ],
    cost: 'O(n²) time and O(n) space, because only the length of a piece matters',
  },
  877: {
    asks: 'From a row of an even number of piles with an odd total of stones, two players take turns removing a whole pile at either end. Decide whether the first player gets more stones if both play optimally.',
    hints: [
      'Store one number per range of piles, the lead: how far ahead the player to move can finish on it. With one pile, the lead is that pile; with two, it is the larger pile minus the smaller.',
      "On the piles i to j, the player takes pile i or pile j, and the opponent moves next. So subtract the opponent's lead on the remaining piles from the pile taken, and keep the better end.",
      'Fill `lead[i][j] = max(piles[i] - lead[i + 1][j], piles[j] - lead[i][j - 1])` from short ranges to long ones, so that shorter ranges are final. Alice wins if `lead[0][n - 1] > 0`. Here it always is: she can get all even or all odd indices, and the total is odd.',
    ],
    solvedBy: 'predict-the-winner',
    cost: 'O(n²) time, because only two moves are possible for each piece',
  },
  486: {
    asks: 'Two players take turns removing a number at either end of an array and adding it to their own score, until none is left. Decide whether the first player scores at least as much if both play optimally.',
    hints: [
      'Play [2, 7, 3] by hand: whichever end player 1 takes, player 2 gets the 7. Then write down the base case: with one number left, the player to move leads by that number.',
      'If the player takes `nums[i]`, the opponent moves next and gets ahead by `lead[i + 1][j]`, so the result is `nums[i] - lead[i + 1][j]`. Compare it with taking `nums[j]` and keep the larger.',
      '`lead[i][j]` is the most points by which the player to move can be ahead on the numbers i to j. Fill it by length, single numbers first, so both shorter ranges are final. A tie is a win for player 1: return `lead[0][n - 1] >= 0`.',
    ],
    solvedBy: 'predict-the-winner',
    cost: 'O(n²) time, because only two moves are possible for each piece',
  },
  375: {
    asks: 'A number from 1 to `n` is hidden. Each wrong guess costs its own value and reveals whether the hidden number is higher or lower. Return the smallest amount of money that guarantees you find it, whatever the number is.',
    hints: [
      'Let `cost[i][j]` be the money you need for any number from i to j. With one candidate or none it is 0; with the two candidates 1 and 2, guess 1, so `cost[1][2]` is 1.',
      'A wrong guess g costs g, and you continue with i to g - 1 or with g + 1 to j. You cannot know which, so add the larger of both costs to g.',
      'For i < j, `cost[i][j]` is the minimum of `g + max(cost[i][g - 1], cost[g + 1][j])` over all g from i to j; ranges with one number or none cost 0. Go from short ranges to long ones, so both sides are final. Return `cost[1][n]`.',
    ],
  },
  1039: {
    asks: 'Given the values at the vertices of a convex polygon, in clockwise order, divide it into triangles whose corners are vertices of the polygon. Each triangle scores the product of its three values; return the lowest possible total score.',
    hints: [
      'Let `score[i][j]` be the least score of the polygon with corners i to j. Two adjacent corners form no triangle, so `score[i][i + 1] = 0`; three corners are one triangle, the product of its values.',
      'For the side from i to j, try each corner k between them. The triangle adds `values[i] * values[k] * values[j]`, and the polygons with corners i to k and k to j remain.',
      '`score[i][j]` is the minimum over k of `score[i][k] + score[k][j]` plus the product for the triangle. The two polygons share only corner k, so neither changes the other. Fill by increasing j - i, and return `score[0][n - 1]`.',
    ],
  },
  312: {
    asks: 'Bursting a balloon earns the product of its number and the numbers of its neighbors at that moment, where a missing neighbor counts as 1. Given a row of balloons, return the largest total for bursting all of them.',
    hints: [
      'Put a 1 at both ends of the row, for the missing neighbors. Let `best[i][j]` be the most coins from the balloons strictly between i and j; if j is i + 1, there are none, so 0.',
      'When balloon k is the only one left between i and j, its neighbors are i and j, so it gives `row[i] * row[k] * row[j]`. Everything from i to k and from k to j was burst before.',
      '`best[i][j]` is the maximum over k of `best[i][k] + row[i] * row[k] * row[j] + best[k][j]`; i and j themselves stay. Go from narrow ranges to wide ones, so both parts are final. The entry for the two added ones covers all balloons and is the answer.',
    ],
    solvedBy: 'burst-balloons',
  },
  1547: {
    asks: 'Given a stick of length `n` and the positions at which it must be cut, choose the order of the cuts. Each cut costs the length of the piece that it divides; return the lowest possible total cost.',
    hints: [
      'Cut a stick of length 9 at 3 and 5 by hand. Starting at 5 costs 9, then 5 for the piece with the other cut, so 14; starting at 3 costs 9 + 6 = 15.',
      'Sort all points. Whichever point k you cut first between points i and j, it costs the whole length `points[j] - points[i]`, and the pieces i to k and k to j remain.',
      '`cost[i][j]` is `points[j] - points[i]` plus the minimum of `cost[i][k] + cost[k][j]` over the points k between them, and 0 if there is none. Fill from adjacent points to distant ones, so both pieces are final. The entry for the first and the last point is the answer.',
    ],
    solvedBy: 'interval-dp',
  },
  664: {
    asks: "A printer's turn fills any range of consecutive positions with one character and overwrites whatever was there. Given a string, return the smallest number of turns needed to print it.",
    hints: [
      'A single character takes one turn. Print xyx by hand: xxx first, then y over the middle, so two turns instead of three.',
      'The first character of the range i to j can have a turn of its own, and then i + 1 to j is printed; or, if `s[k]` is equal for some later k, the turn that prints `s[k]` already starts at i.',
      '`turns[i][j]` is the minimum of `1 + turns[i + 1][j]` and, for each later k up to j with `s[k] == s[i]`, of `turns[i + 1][k - 1] + turns[k][j]`. Empty ranges cost 0; let i run downward, so that all ranges you read are final. Return `turns[0][n - 1]`.',
    ],
  },
  1000: {
    asks: 'A move merges exactly `k` consecutive piles of stones in a row into one and costs their total number of stones. Return the lowest cost of merging the whole row into one pile, or -1 if it is impossible.',
    hints: [
      'Each merge turns k piles into one, so there are k - 1 fewer piles. The n piles can become one only if n - 1 is a multiple of k - 1; otherwise return -1.',
      'Let `cost[i][j]` be the least cost to merge piles i to j until fewer than k are left. Let the part i to m become one pile: m is i, i + k - 1, i + 2 * (k - 1) and so on.',
      'For i < j, `cost[i][j]` is the minimum of `cost[i][m] + cost[m + 1][j]` over these m below j; if j - i is a multiple of k - 1, add the sum of i to j for the last merge. Single piles cost 0. Fill by length and return `cost[0][n - 1]`.',
    ],
  },
} satisfies ProblemHelpTexts
