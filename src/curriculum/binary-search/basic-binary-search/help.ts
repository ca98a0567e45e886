import type { ProblemHelpTexts } from '../../problem-help.ts'

export const help = {
  704: {
    asks: 'All values of `nums` are different, and they are in ascending order. Return the index of `target`, counted from 0, or -1 if it does not occur.',
    hints: [
      'Begin with the whole array: `lo` is the first index, `hi` the last. In [1, 4, 6, 9, 12] with target 9, the middle value is 6, so the 6 and everything before it are out.',
      'Compare `nums[mid]` with the target: if they are equal, return `mid`. If the value is too small, set `lo = mid + 1`; if it is too large, set `hi = mid - 1`.',
      'If the target is in the array at all, its index is between `lo` and `hi`, both included. Loop while `lo <= hi`, so that a range of one element is still checked. Once `lo` has passed `hi`, nothing is left: return -1.',
    ],
    solvedBy: 'basic-binary-search',
  },
  35: {
    asks: 'All values of `nums` are different, and they are in ascending order. Return the index of `target`, counted from 0, or, if it does not occur, the index at which inserting it keeps the array sorted.',
    hints: [
      'Do three targets by hand in [2, 5, 8]: 5 is at index 1; 6 is missing and belongs at index 2, before the 8; 9 belongs after the end, at index 3.',
      'Loop while `lo <= hi`, and return `mid` on a match. A smaller `nums[mid]` gives `lo = mid + 1`, a larger one `hi = mid - 1`, even though the target may belong at `mid`: then `lo` ends there.',
      'Every value before `lo` is smaller than the target, and every value after `hi` is larger. Once `lo` has passed `hi`, these two parts meet at `lo`, so return `lo`. This gives 0 if every value is larger and n if every value is smaller.',
    ],
  },
  374: {
    asks: 'A secret number is one of 1 through `n`. `guess(x)` returns 0 if `x` is that number, -1 if `x` is too large, and 1 if `x` is too small. Return the secret number.',
    hints: [
      'Write down the range 1 to n and guess its middle. For n = 20, guess 10: if the reply says that the pick is higher, only 11 to 20 are left.',
      'Call `guess(mid)` once per round. A reply of 0 means done; 1 means that the pick is higher, so `lo = mid + 1`; -1 means that it is lower, so `hi = mid - 1`.',
      'The pick is always between `lo` and `hi`, both included, and each reply halves that range. Because the pick exists, some guess gets the reply 0: return it. Compute the middle as `lo + (hi - lo) / 2`, since `lo + hi` can overflow.',
    ],
  },
  69: {
    asks: 'Given an integer `x` of at least 0, return the largest integer whose square does not exceed `x`. Library functions for roots and powers are not allowed.',
    hints: [
      'Write the squares of 0, 1, 2, ... in a row until they exceed x: for x = 10, that is 0, 1, 4, 9, 16. The 9 is the last one not too large: answer 3.',
      'Guess a root `mid` between 0 and x and square it, in 64 bits if your integers have a fixed width. If the square is at most x, set `lo = mid + 1`; otherwise set `hi = mid - 1`.',
      'Every number below `lo` has a square of at most x, and every number above `hi` has a square greater than x. Once `lo` has passed `hi`, `hi` is the largest number whose square is not too large: return it. This covers x = 0 and x = 1.',
    ],
    solvedBy: 'integer-square-root',
  },
  367: {
    asks: 'Return whether the positive integer `num` is the square of some integer. Library functions for roots are not allowed.',
    hints: [
      'Write the squares of 1, 2, 3, 4 in a row: 1, 4, 9, 16. The number 9 is in the row, so the answer is true; 12 falls between two squares, so it is false.',
      'Search the roots from 1 to `num`, both included, so that 1 finds its own root. If the square of the middle root equals `num`, return true; if it is smaller, go on above `mid`, otherwise below it.',
      'If `num` has a whole root, that root is between `lo` and `hi`, because each comparison drops only roots whose squares are on the wrong side. Once `lo` has passed `hi`, return false. Use 64-bit integers for `lo + hi` and the square, not floats, which can round a near miss to a match.',
    ],
  },
  74: {
    asks: 'Each row of `matrix` is in ascending order, and all values in a row are larger than all values in the rows above it. Return whether `target` occurs anywhere in the matrix.',
    hints: [
      'Write the rows [1, 3] and [5, 8] one after the other: 1, 3, 5, 8 is sorted. Its indices run from 0 to 3; for m rows and n columns, from 0 to `m * n - 1`.',
      'Keep `lo` and `hi` as indices of the long row, never as cells. If the value at `mid` is smaller than the target, set `lo = mid + 1`; if it is larger, set `hi = mid - 1`.',
      'If the target is in the matrix, its index in the long row is between `lo` and `hi`. Read `matrix[floor(mid / n)][mid % n]`, where n is the number of columns, and return true on a match. Return false once `lo` has passed `hi`.',
    ],
    solvedBy: 'matrix-binary-search',
  },
  540: {
    asks: 'The sorted array `nums` consists of pairs of equal values, each pair different from the others, and one further value without a partner. Return the value that has no partner.',
    hints: [
      'Write the index below each value of [2, 2, 5, 7, 7]: the pair before the 5 starts at index 0, the pair after it at index 3. A single value alone is the answer at once.',
      'If `mid` is odd, lower it by 1. Then compare `nums[mid]` with `nums[mid + 1]`: if they are equal, the single element is after this pair, so `lo = mid + 2`; otherwise `hi = mid`.',
      'The single element is always between `lo` and `hi`, and both ends are even indices. Loop while `lo < hi`: an even `mid` is then smaller than `hi`, so `mid + 1` exists. When the ends meet, return `nums[lo]`.',
    ],
  },
  4: {
    asks: 'Two arrays are each sorted in ascending order, and at most one of them is empty. Return the median of all their values together: the middle value or, for an even number of values, the average of the middle two.',
    hints: [
      'Let `half = floor((m + n + 1) / 2)` be the size of the left half, 3 for [1, 4] and [2, 3, 6]. If the shorter array supplies `i` values, the longer one supplies `half - i`.',
      "Compare across the cuts. If the shorter array's left value exceeds the longer one's right value, take fewer: `hi = i - 1`. If the longer one's left value exceeds the shorter one's right value, take more: `lo = i + 1`.",
      'A valid `i` is always between `lo` and `hi`, at first 0 and the shorter length. Where a side is empty, use minus infinity on the left and plus infinity on the right. At a valid cut, the larger left value is the median; for an even total, average it with the smaller right value.',
    ],
    solvedBy: 'median-by-cut',
    cost: 'O(log(min(m, n))), because only the cuts of the shorter array are searched',
  },
} satisfies ProblemHelpTexts
