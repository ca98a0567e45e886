import type { ProblemHelpTexts } from '../../problem-help.ts'

export const help = {
  268: {
    asks: 'The array `nums` has `n` different values, all from the range 0 through `n`, so exactly one number of that range is absent. Return the absent number.',
    hints: [
      'Write the full range below the values: for [2, 0, 4, 1], n is 4, so the range is 0, 1, 2, 3, 4. Cross out each number that occurs; only 3 is left.',
      'Let numbers cancel instead of crossing them out: add each number of the range to a total, and subtract each value. Whatever occurs in both disappears.',
      'Start `missing` at n and add `i - nums[i]` at each index. Each number from 0 to n is added once, as an index or as n, and each value is subtracted once, so only the missing number is left. With XOR instead, nothing can overflow.',
    ],
    cost: 'O(n) time and O(1) space, because a sum or XOR replaces sorting',
  },
  448: {
    asks: 'Every value of `nums` is between 1 and `n`, where `n` is the length of the array, and values may repeat. Return all numbers from 1 through `n` that do not occur, in any order.',
    hints: [
      'Give each number v from 1 to n the index v - 1 and tick it there: for [2, 2, 3], index 1 and index 2 get a tick. Index 0 has none, so 1 is missing.',
      'A value may already be negative because of an earlier tick, so its index is `abs(value) - 1`. Negate the number there only if it is positive, or a second tick undoes the first.',
      'After the first pass, `nums[i]` is negative exactly if the number `i + 1` occurs. In a second pass, collect `i + 1` for each index whose number is still positive. Apart from the answer, this needs no memory.',
    ],
    cost: 'O(n) time and O(1) extra space, because the array itself marks what was seen',
  },
  1122: {
    asks: 'Return the values of `arr1` in a new order: first those that occur in `arr2`, in the order of `arr2` and with repeats adjacent, then all others in ascending order. `arr2` has no repeats and only values from `arr1`.',
    hints: [
      'Count how often each value of arr1 occurs: in [3, 1, 3, 7], 3 occurs twice, 1 and 7 once. With arr2 = [3, 7], the answer begins with 3, 3, 7.',
      'Go through arr2 and write each value as often as its count says. Then set this count to 0, so that the value does not come again later.',
      'Keep the counts in an array indexed by value, 0 to 1000. Once arr2 is used up, only values that it does not contain have a count left: go over the indices in ascending order and write each one as often as its count. Return the list.',
    ],
    cost: 'O(n + m + r) time and O(r) space for values up to r, because counting sort compares nothing',
  },
  75: {
    asks: 'Every value of `nums` is 0, 1 or 2. Rearrange the array in-place so that all zeros come first, then all ones, then all twos. Library sort functions are not allowed, and nothing is returned.',
    hints: [
      'Set `low` and `mid` to 0 and `high` to the last index. Zeros will go before `low`, twos after `high`, and everything from `mid` to `high` is unchecked, at first the whole array.',
      'Look at `nums[mid]`. Swap a 0 with `nums[low]` and raise both; leave a 1 and raise `mid`; swap a 2 with `nums[high]` and lower only `high`.',
      'Zeros are before `low`, ones from `low` to before `mid`, twos after `high`. A swap with `low` brings a checked 1 to `mid`, or swaps the 0 with itself, so `mid` may move on. Loop while `mid <= high`; then nothing is unchecked.',
    ],
    cost: 'O(n) time and O(1) space, because partitioning into three zones takes one pass',
  },
  912: {
    asks: 'Return all values of `nums`, repeats included, in ascending order. Library sort functions are not allowed, and the running time must be O(n log n).',
    hints: [
      'Write the base case first: an array of 0 or 1 values is already sorted. Then cut [5, 2, 7, 1] in half by hand until every part is a base case.',
      'Sort both halves with the same function and merge them: compare their first unread values and take the smaller one. When one half is used up, copy the rest of the other.',
      'Each call leaves its range sorted, because it merges two halves that are already sorted; during the merge, the values written are the smallest ones, in order. There are about log n levels of halves, and each level merges n values: O(n log n) for every input.',
    ],
  },
  179: {
    asks: 'Order the non-negative integers of `nums` so that their decimal digits, written one after another, form the largest possible number. Return that number as a string, which is `0` if all of them are zero.',
    hints: [
      'Try two numbers only: 3 and 30. Written one after the other, they give 330 or 303, so the 3 should come first, although it is the smaller number.',
      'Turn the numbers into strings and sort them with a comparator: a comes before b if `a + b` is larger than `b + a`. Both strings have the same length, so comparing them as strings is correct.',
      'After sorting, swapping any two adjacent numbers cannot make the result larger, and the order is consistent for all pairs. So join everything. If the result begins with `0`, all numbers are 0: return one `0`.',
    ],
  },
  274: {
    asks: '`citations[i]` counts how often paper `i` of a researcher is cited. Return the largest number `h` for which at least `h` papers have `h` or more citations each; it may be 0.',
    hints: [
      'Sort the citations in descending order and number the papers from 1: in [6, 5, 3, 1], paper 3 has 3 citations, so three papers have at least 3 each.',
      'At rank i, compare the number of citations with i. If it is at least i, so are all values before it, and i is possible; if it is smaller, no later rank can work.',
      'Ranks rise while citations fall, so the ranks that work are 1, 2, and so on up to some last one. Return that rank, or 0 if the first paper has no citations. Counting papers per citation number, capped at n, avoids the O(n log n) sort.',
    ],
  },
  215: {
    asks: 'Given an unsorted integer array and an integer `k`, return the `k`-th largest element. Equal elements count separately, and `k` = 1 means the maximum.',
    hints: [
      'Find the index you need: in ascending order, the k-th largest is at index n - k. For [3, 7, 5, 9] and k = 2, this is index 2 of 3, 5, 7, 9, so 7.',
      'Choose a random pivot and partition the range into smaller, equal and larger values. See which zone contains index n - k: in the equal zone, the pivot is the answer.',
      'The range you work on always contains index n - k; values before it are at most as large, values after it at least as large. Each partition drops at least the pivot, usually a large part, so the expected time is O(n). Stop when the equal zone contains the index.',
    ],
    solvedBy: 'quickselect',
    cost: 'O(n) time on average and O(1) space, because quickselect continues in one zone only; unlucky pivots cost O(n²)',
  },
  41: {
    asks: 'Return the smallest integer greater than 0 that does not occur in the unsorted array `nums`, which may contain repeats, zeros and negative values. Linear time and constant extra memory are required.',
    hints: [
      'With n values, the answer is between 1 and n + 1: for [1, 2, 3] it is 4, for [7, 8, 9] it is 1. So give each v from 1 to n the index v - 1.',
      'At index i, look at the value v there. While v is from 1 to n and index v - 1 does not already contain v, swap it there, and check the value that arrives at i next.',
      'Each swap puts one value where it belongs for good, so there are at most n swaps; equal values end the loop. After the pass, index i contains i + 1 if that number occurs. Return i + 1 for the first index that does not, or n + 1.',
    ],
    solvedBy: 'cyclic-placement',
    cost: 'O(n) time and O(1) space, because each swap puts a value at its final index',
  },
  493: {
    asks: 'Return how many pairs of indices `i < j` satisfy `nums[i] > 2 * nums[j]`. The values may be negative, and equal values at different indices count separately.',
    hints: [
      'Count across two sorted halves by hand: for [3, 7] and [1, 3], 3 > 2 · 1, 7 > 2 · 1 and 7 > 2 · 3. So three pairs have one value in each half.',
      'Start an index j at 0 in the right half. For each left value, in ascending order, raise j while it is inside the half and the left value exceeds twice `right[j]` (in 64 bits); then j is the number of its pairs.',
      'Each call sorts its range and returns the pairs inside it: those of the left half, of the right half, and across; a single value has none. Sorting the halves does not change how many pairs are across. Merge only after counting; j never moves back, so the total is O(n log n).',
    ],
  },
} satisfies ProblemHelpTexts
