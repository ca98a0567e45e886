import type { ProblemHelpTexts } from '../../problem-help.ts'

export const help = {
  303: {
    asks: 'Design a structure that receives the array `nums` once and then answers many calls: `sumRange(left, right)` returns the sum of the elements from index `left` through index `right`, both included.',
    hints: [
      'For [3, 1, 4], write down the running totals, starting with 0: 0, 3, 4, 8. The last two values add up to 8 - 3 = 5: the total after them minus the total before them.',
      'Let `prefix[i]` be the sum of the first `i` values and fill it in the constructor: `prefix[i + 1] = prefix[i] + nums[i]`. The array gets n + 1 entries.',
      '`prefix[right + 1]` adds everything up to and including right, and `prefix[left]` everything before left. So the sum of the range is `prefix[right + 1] - prefix[left]`, for left = 0 too, and every query takes O(1).',
    ],
  },
  724: {
    asks: 'Return the smallest index `i` of `nums` for which the elements before `i` and the elements after `i` have equal sums; a side without elements sums to 0. If there is no such index, return -1.',
    hints: [
      'Take [2, 5, 2] with total 9. At index 1, the left sum is 2 and the right sum is 9 - 2 - 5 = 2, so index 1 is a pivot.',
      'At index `i`, compare `leftSum` with `total - leftSum - nums[i]`. Add `nums[i]` to `leftSum` only after the comparison, because the pivot belongs to neither side.',
      'Add up the total first and start `leftSum` at 0, because nothing is left of index 0. At each comparison, `leftSum` is the sum of all values before `i`. The first match is the leftmost pivot, so return it; without a match, return -1.',
    ],
    cost: 'O(1) space besides the answer, because running totals are enough',
  },
  53: {
    asks: 'Find the largest sum that a non-empty contiguous subarray of the integer array `nums` can have, and return this sum. Values may be negative, so the answer may be negative as well.',
    hints: [
      'Take [-2, 3, -1] and write below each value the best sum of a subarray that ends there: -2, then 3 (alone), then 2. The largest of these, 3, is the answer.',
      'A subarray that ends here is either this value alone, or this value attached to the best one that ended at the previous index: `current = max(num, current + num)`.',
      'After each value, `current` is the largest sum of a subarray that ends here, and `best` is the largest `current` so far. Start both with the first value, not with 0, so that [-3] gives -3. Return `best`.',
    ],
    solvedBy: 'kadane',
    cost: 'O(1) space, because Kadane carries only what ends at this index',
  },
  238: {
    asks: 'For each index of `nums`, multiply the elements at all other indices. Return these products in an array, in the order of the indices. Zeros are possible. Division is not allowed, and linear time is required.',
    hints: [
      'Take [2, 3, 4]: the answer at the 3 is 2 · 4, the product of everything left of it times everything right of it. Left of the 2 there is nothing, so that product is 1.',
      'Go from left to right with a running product that starts at 1. At each index, first write it into the answer, then multiply it by this value.',
      'After the first pass, `answer[i]` is the product of everything before `i`. Go back from right to left with a second running product: multiply `answer[i]` by it, then multiply it by `nums[i]`. Now each entry is left product times right product, and zeros need no special case.',
    ],
    cost: 'O(1) space besides the answer, because running totals are enough',
  },
  560: {
    asks: 'Return how many non-empty contiguous subarrays of `nums` have a sum of exactly `k`. Values may be negative or zero, and subarrays at different positions count separately.',
    hints: [
      'Take [2, 1, 2] and k = 3. The running totals are 0, 2, 3, 5, and each total that is 3 more than an earlier one is the end of a subarray: 3 after 0, 5 after 2.',
      'At each value, update `total`, then look up how often `total - k` has occurred: each occurrence is one start. Record the new total only afterwards, or k = 0 would count the empty subarray.',
      'At each lookup, the map contains how often each earlier total occurred, including 0 once for the empty prefix. Adding `seen[total - k]` counts the subarrays with sum k that end here, negative values or not. The sum of these counts is the answer.',
    ],
    solvedBy: 'prefix-sum',
  },
  152: {
    asks: 'Find the largest product that the elements of a non-empty contiguous subarray of the integer array `nums` can have, and return this product. Values may be negative or zero.',
    hints: [
      'Take [2, -3, -4]: the products that end at the -3 are -3 and -6. Note the smallest, -6, as well as the largest, because times -4 it becomes 24.',
      'The new largest and smallest are among three candidates: the value alone, times the old largest, and times the old smallest. Compute both from the old pair before you overwrite it.',
      'After each value, `high` and `low` are the largest and smallest product of a subarray that ends here; at a zero both become 0, and the next value can start over alone. Start both, and the answer, with the first value. Return the largest `high` seen.',
    ],
    cost: 'O(1) space, because Kadane carries only what ends at this index',
  },
  918: {
    asks: 'Treat `nums` as a circle in which the first element follows the last. Return the largest sum of a non-empty contiguous subarray of this circle that uses each element at most once.',
    hints: [
      'Take [4, -1, 6] as a circle: the 6 and the 4 are adjacent and add up to 10. They leave out only the -1, so this is the total, 9, minus the sum left out, -1.',
      'In one pass, add up the total and keep two running sums: `maxEnd = max(num, maxEnd + num)` and `minEnd = min(num, minEnd + num)`, noting the largest `maxEnd` as `best` and the smallest `minEnd` as `worst`.',
      'The answer either lies within the array, with sum `best`, or wraps around and leaves out a subarray with sum `worst`. If `best` is negative, all values are, and leaving out everything is not allowed: return `best`. Otherwise return `max(best, total - worst)`.',
    ],
    cost: 'O(1) space, because Kadane carries only what ends at this index',
  },
  1094: {
    asks: 'A car with `capacity` seats drives in one direction. Each trip gives a passenger count, a pickup point and a drop-off point, and seats vacated at a point can be taken there. Return whether the car can make all trips.',
    hints: [
      'Draw the route as a line of positions. For the trip [3, 2, 6], write +3 at position 2, where the passengers get in, and -3 at position 6, where they get out.',
      'Enter all trips into one array of changes: `changes[from] += passengers` and `changes[to] -= passengers`. Nothing is at `to + 1`, because passengers leave at `to` and free their seats there.',
      'Go over the positions from 0 to 1000 and add each change to a running load. After position p, the load is the number of passengers on the way to p + 1. If it ever exceeds the capacity, return false; otherwise return true.',
    ],
    cost: 'O(n + m) time and O(m) space for m positions, because the difference array has one entry per position',
  },
  134: {
    asks: 'On a circle of gas stations, station `i` supplies `gas[i]`, and driving on to the next station uses `cost[i]`. Starting with an empty tank, return the only start index that allows a full round, or -1 if none does.',
    hints: [
      'At each station, compute gas minus cost, the gain on the way to the next. For gas [1, 5] and cost [3, 2], that is -2 and 3: from station 0 you fail at once.',
      'Keep a candidate start and the `tank` since then. If it is negative after station `i`, try `i + 1` with an empty tank: you reached each station between with at least 0, so starting there is no better.',
      'All stations before the candidate are ruled out, and from the candidate on, the tank has not been negative. Add up all gains too: if their total is negative, return -1. Otherwise some start works, and only the last candidate is left, so return it.',
    ],
    cost: 'O(1) space besides the answer, because running totals are enough',
  },
  1074: {
    asks: 'Given a matrix of integers that may be negative, return how many of its non-empty submatrices, made of adjacent rows and adjacent columns, have the sum `target`. Submatrices with different coordinates count separately.',
    hints: [
      'Begin with a single row: for [1, -1, 1] and target 0, the running totals are 0, 1, 0, 1. Two pairs of totals are equal, so two subarrays have sum 0.',
      "Fix a top row, set all `columns[c]` to 0, and move the bottom row down from the top one, adding each row's values to `columns`. One range of `columns` is now one submatrix between these two rows.",
      'For each pair of rows, use a new map that begins with total 0 seen once. Walk over `columns`: update the total, add `seen[total - target]`, record the total. A submatrix has one pair of rows and one range of columns, so it is counted exactly once.',
    ],
    cost: 'O(m² · n) time and O(n) space, because each pair of the m rows is one pass over n columns',
  },
} satisfies ProblemHelpTexts
