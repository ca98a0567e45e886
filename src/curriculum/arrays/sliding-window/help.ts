import type { ProblemHelpTexts } from '../../problem-help.ts'

export const help = {
  643: {
    asks: 'Look at all contiguous subarrays of `nums` that have exactly `k` elements. Return the largest average among them as a decimal number.',
    hints: [
      'Add up the first k values: for [1, 5, 2, 8] and k = 2, that is 6, your best sum so far. Every average divides by the same k, so you can compare sums.',
      'From `i = k` on, `nums[i]` enters and `nums[i - k]` leaves: `sum += nums[i] - nums[i - k]`. Then compare the new sum with the best one.',
      'After each step, `sum` is the sum of exactly the k values that end at `i`. Start the best with the sum of the first window, not with 0, because all sums may be negative. At the end, return `best / k`.',
    ],
  },
  121: {
    asks: "Given a stock's price for each day, return the largest profit from buying one share on one day and selling it on a later day, or 0 if no such trade makes a profit.",
    hints: [
      'Walk through the prices [7, 2, 6, 1] by hand and note the lowest price so far on each day: 7, 2, 2, 1. If you sell on the day with 6, the profit is 6 - 2 = 4.',
      "On each day, subtract the buying price from today's price and compare the result with the best profit. If today is cheaper than the buying price, today becomes the new left end.",
      'The left end is always the cheapest day so far, so `price - lowest` is the best profit for a sale today. Start the best at 0, the answer for prices that only fall, and return it after the last day.',
    ],
  },
  219: {
    asks: 'Decide whether the array `nums` has equal values at two different indices that are at most `k` apart. Return `true` if it does and `false` otherwise.',
    hints: [
      'Take [4, 7, 4] and k = 2. At the second 4, look back at the 2 values before it, 4 and 7: they contain a 4, so the answer is true.',
      'At index `i`, first check whether the set contains `nums[i]`. If not, add it, and if the set now has more than k values, remove `nums[i - k]`.',
      'At each check, the set contains the k values before `i`, or all earlier ones if there are fewer. They are all different, because a repeat would have ended the search. Return true at the first repeat, and false if there is none.',
    ],
    cost: 'O(k) space, because a set stores the last k values',
  },
  209: {
    asks: 'All values of `nums` are positive. Return the length of the shortest contiguous subarray whose sum is at least `target`, or 0 if there is no such subarray.',
    hints: [
      'Grow a window by hand: for [2, 3, 1, 4] and target 6, add 2, 3 and 1. The sum reaches 6 with the third value, so 3 is the first length you note.',
      'Let the value at `right` enter, then shrink with a `while`, not an `if`: one large value can make several small ones unnecessary. The length you compare is `right - left + 1`.',
      'All values are positive, so each value that leaves lowers the sum. After the shrinking, the sum is below the target, and no valid window seen so far is shorter than `best`. Start `best` at infinity, and return 0 if it never changed.',
    ],
    solvedBy: 'shortest-window',
  },
  904: {
    asks: '`fruits[i]` is the fruit type of tree `i` in a row. From any starting tree, you move right and take one fruit per tree, stopping before a third type. Return the largest number of fruits you can take.',
    hints: [
      'Take the trees [1, 2, 1, 3]: the first three fit into two baskets. The 3 is a third kind, so fruit must leave on the left until only two kinds remain.',
      'Add the fruit at `right` to the counts. While there are three kinds, subtract one fruit of the kind at `left` and raise `left`; then compare the window length with the best.',
      'After the shrinking, the map has the counts of the window, at most two kinds, and no valid window that ends at `right` starts further left. Delete a kind at count 0, so that the size of the map is the number of kinds. Return the greatest length.',
    ],
  },
  1004: {
    asks: 'In an array `nums` of zeros and ones, you may change at most `k` zeros into ones. Return the length of the longest contiguous subarray of ones that you can obtain.',
    hints: [
      'Take [1, 0, 1, 0, 1] with k = 1. A window from index 0 may include the first 0, but it has to stop before the second one, so its length is 3.',
      'If `nums[right]` is 0, raise `zeros`. While `zeros` is above k, move `left` one step right, and lower `zeros` if the value it leaves is a 0.',
      'After the shrinking, the window from `left` to `right` is the longest one that ends at `right` and has at most k zeros. All its zeros could be flipped, but you never change the array. Return the maximum of `right - left + 1`.',
    ],
  },
  713: {
    asks: 'All values of `nums` are positive. Return how many non-empty contiguous subarrays have a product strictly less than `k`. Subarrays at different positions count separately.',
    hints: [
      'Count by right end: for [2, 5, 3] and k = 12, the subarrays ending at the 5 are [5] and [2, 5], with products 5 and 10. Both are below 12, so this end adds 2.',
      'Multiply by the value at `right`, then divide by values at `left` while the product is at least k. Now every start from `left` to `right` gives a valid subarray with this right end.',
      'If k is at most 1, return 0, because no product is below 1. Otherwise, after the shrinking, the window is the longest valid one that ends at `right`, and dropping values at its left keeps it valid. Add `right - left + 1` for each `right` and return the total.',
    ],
  },
  239: {
    asks: 'Given an integer array and `k`, return the maximum of every contiguous subarray of length `k`, in order of their starting indices.',
    hints: [
      'Take [1, 3, 2, 0] and k = 2. Once the 3 enters, the 1 before it can never be a maximum again, because the 3 is larger and leaves later: cross the 1 out.',
      'Before index `i` enters at the back, remove indices from the back while their values are at most `nums[i]`. Once `i` is in, drop the front index if it is `i - k`, since it has left the window.',
      'The deque contains indices of the window, and their values fall from front to back; whatever was removed from the back has a later value at least as large. So the front is the maximum: record it from `i = k - 1` on. Each index enters once and leaves at most once: O(n).',
    ],
    cost: 'O(k) space, because the deque may hold a whole window of candidates',
  },
  992: {
    asks: 'Return how many contiguous subarrays of `nums` contain exactly `k` different values. Repeats of a value within a subarray count as one, and subarrays at different positions count separately.',
    hints: [
      'Solve an easier count first: how many subarrays have at most k different values? For [1, 2, 1], all six have at most 2, and only the three single values have at most 1.',
      'To count at most k, shrink the window while it has more than k kinds. Each start from `left` to `right` is then valid for this right end, so add `right - left + 1`.',
      'Write one function `atMost(k)` with a map of counts that deletes a kind at 0. A subarray with exactly k kinds is counted by `atMost(k)` but not by `atMost(k - 1)`; every other one is counted by both or by neither. Return the difference of the two.',
    ],
    solvedBy: 'windows-exactly-k',
    cost: 'O(k) space, because the window counts up to k + 1 kinds',
  },
} satisfies ProblemHelpTexts
