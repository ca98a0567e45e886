import type { ProblemHelpTexts } from '../../problem-help.ts'

export const help = {
  1: {
    asks: 'Find the two elements at different positions of the array `nums` whose sum is `target`, and return their indices, counted from 0, in either order. Exactly one such pair exists.',
    hints: [
      'Take [3, 8, 5] and target 13, and write down the partner each value needs: the 3 needs a 10, the 8 needs a 5, the 5 needs an 8, which you have already passed.',
      'Map each value to its index; if the map contains `target - nums[i]`, return that index and `i`. Only earlier values are in it, so a 3 never pairs with itself for target 6.',
      'At index `i`, the map contains all earlier values with their indices. So the pair is found when its second value is read, even if both values are equal. One pass is enough, and storing a repeated value again does no harm.',
    ],
    solvedBy: 'hash-lookup',
  },
  217: {
    asks: 'Decide whether the array `nums` has equal values at two different indices. Return `true` if it does and `false` otherwise.',
    hints: [
      'Read [4, 1, 4] from the left and write each value on a list. Before you write one, check whether it is there already: at the second 4 it is.',
      'Use a set as the list, so that a check takes O(1) on average. If the set does not contain the value, add it and read on.',
      'At each check, the set contains exactly the values to the left of this one, all different. A repeat is found at its second occurrence, however far away the first one is: return true there. If you reach the end, return false.',
    ],
  },
  169: {
    asks: 'In the array `nums`, one value fills more than half of all positions. Return this value, which is guaranteed to exist.',
    hints: [
      'Count by hand in [2, 1, 2] with a map from value to count: 2 occurs twice, 1 once. The answer is the value whose count is above n / 2, here 2 > 1.5.',
      'To save the map, let different values cancel each other. Keep a candidate and a counter: an equal value adds 1, a different one subtracts 1, and at 0 the next value becomes the candidate.',
      'The values read so far are pairs of two different values that cancel, plus `counter` copies of the candidate. The others are too few to cancel every copy of the majority, so the candidate after the last value is the answer.',
    ],
    solvedBy: 'majority-vote',
  },
  128: {
    asks: 'Return the length of the longest run of integers `x`, `x + 1`, `x + 2` and so on that all occur somewhere in the unsorted array `nums`. Repeats count once, and an empty array gives 0.',
    hints: [
      'Put all values into a set and count one run by hand: for [4, 9, 3, 5], start at 3 and check 4, 5 and 6. The 6 is missing, so the run has length 3.',
      'For each value x, check whether x - 1 is in the set: if it is, skip x, because it is inside a run. If not, count upward from x while the next value is in the set.',
      'Each run has exactly one value without a predecessor, so it is walked once, and all walks together take O(n). Loop over the set, not the array, or a repeated start is walked again. Return the greatest length, 0 for an empty array.',
    ],
    solvedBy: 'consecutive-run',
  },
  36: {
    asks: 'Return whether the digits on a partly filled 9 × 9 Sudoku board break no rule: none may repeat within a row, a column or one of the nine 3 × 3 boxes. The board need not be solvable.',
    hints: [
      'Take one digit, a 5 at row 1 and column 4, and write three notes: row 1 has a 5, column 4 has a 5, the top middle box has a 5. No note may come twice.',
      'Skip empty cells, and number the boxes from 0 to 8: row r and column c give box `3 * floor(r / 3) + floor(c / 3)`. Check all three sets before you add the digit.',
      'Keep nine sets for the rows, nine for the columns and nine for the boxes; they contain the digits of all cells read so far. Return false at the first digit that one of its three sets already contains, otherwise true. You need not solve the board.',
    ],
    cost: 'O(1) time and space, because the board always has 81 cells',
  },
  347: {
    asks: 'Return the `k` values that occur most often in the array `nums`, in any order. Ties never leave a choice about which values belong to the answer.',
    hints: [
      'Count first: for [7, 7, 4, 7, 4, 9], the map has 7 three times, 4 twice and 9 once. For k = 2, the answer is 7 and 4.',
      'No count can exceed n, so make an empty list for each count from 1 to n. Put each different value into the list of its count, such as a 7 that occurs three times into list 3.',
      'Go through the lists from count n down to 1 and collect values until you have k of them. Each value is in exactly one list, and everything collected occurs at least as often as what is left. This takes O(n).',
    ],
  },
  380: {
    asks: 'Design a set of integers. `insert(val)` and `remove(val)` return whether they changed the set, and `getRandom()` returns one of its values, each with equal probability. Every call must take O(1) time on average.',
    hints: [
      'Begin with an array: you can append a value and draw a random index in O(1). To find a value fast, add a map from each value to its index.',
      'When the last element has moved to the gap, set its new index in the map. Then pop the end of the array and delete the removed value from the map; in this order, removing the last element works too.',
      'The array never has gaps, and `indexOf[v]` is always the index of v in it. `insert` appends unless v is in the map, `remove` does nothing unless it is, and `getRandom` draws one index, so all values are equally likely.',
    ],
    solvedBy: 'random-set',
    cost: 'O(1) time per call, because each call is one map operation and one array operation',
  },
  846: {
    asks: 'Return whether all cards in `hand` can be divided into groups of exactly `groupSize` cards, so that the values in each group are consecutive integers without repeats. Every card must be used.',
    hints: [
      'Take the cards 1, 2, 3, 3, 4, 5 and groups of 3. No card is below the 1, so it must be first in its group: take out 1, 2, 3, and 3, 4, 5 remain.',
      'Count the cards and go over the different values in ascending order. If c copies of x are left, c groups begin at x: subtract c from the counts of x, x + 1, and so on through the group.',
      'When you reach x, all smaller cards are used up, so every x left begins a group. Return false if a card in the group has fewer than c copies, or if the number of cards is not a multiple of the group size. Otherwise return true.',
    ],
    cost: 'O(n log n) time, because the groups are built in sorted order',
  },
  2013: {
    asks: 'Design a structure to which points are added, repeats included. `count(point)` returns in how many ways three stored points form an axis-aligned square of positive area together with `point`; copies of a point count separately.',
    hints: [
      'Draw the query point (1, 1) and a stored point (4, 4). They differ by 3 in both directions, so they can be diagonal corners; the other two corners are (1, 4) and (4, 1).',
      'Keep a map from point to count. For a query (qx, qy), skip each stored (x, y) with `x == qx` or `abs(x - qx) != abs(y - qy)`; for the others, look up (x, qy) and (qx, y).',
      '`add` raises the count of its point. `count` goes over the different stored points: each possible diagonal corner adds its count times the counts of the other two corners, where a missing point counts 0. Every square has one diagonal corner, so it is counted once.',
    ],
    cost: 'O(1) time to add a point and O(n) to count, because each stored point is tried as a corner',
  },
  149: {
    asks: 'Given a list of different points in the plane, return the largest number of them that lie on one straight line. The line may have any direction.',
    hints: [
      'Fix one point, (0, 0), and write the steps to the others: to (2, 4) and to (3, 6). Both reduce to the direction (1, 2), so all three points are on one line.',
      'Divide dx and dy by their greatest common divisor. Then negate both if dx is negative, or if dx is 0 and dy is negative, so that opposite directions get the same key.',
      'For each base point, count the reduced directions to all other points in a new map. The largest count plus 1, for the base itself, is the best line through it. Return the maximum over all base points; a single point gives 1.',
    ],
    cost: 'O(n²) time, because every point in turn is the base for the slopes of all others',
  },
} satisfies ProblemHelpTexts
