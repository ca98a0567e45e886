import type { ProblemHelpTexts } from '../../problem-help.ts'

export const help = {
  1752: {
    asks: 'Return whether `nums` can be obtained from a sorted array by moving some elements from its front to its end in their order, possibly none. Values may repeat, and sorted means that they never decrease.',
    hints: [
      'Mark each step down to a smaller neighbor: [3, 4, 1, 2] has one, from 4 to 1. [2, 1, 4, 3] has two, so it cannot be a rotated sorted array.',
      'Compare `nums[i]` with `nums[(i + 1) % n]` at every index, so that the last element is compared with the first. Count a break only if the next value is strictly smaller; equal neighbors are fine.',
      'Read as a circle, a sorted array has at most one break, and rotating it only moves that break. Conversely, with at most one break, the values are in order if you start right after it. So count over all n steps and return whether the count is at most 1.',
    ],
    cost: 'O(n), because every adjacent pair may be the break',
  },
  852: {
    asks: 'The values of `arr` strictly increase up to one element that is neither first nor last, and strictly decrease after it. Return the index of that element, counted from 0.',
    hints: [
      'Write down each step of [1, 4, 6, 3]: up, up, down. The ups come first, then only downs, and the peak is where the first down begins, at index 2.',
      'Loop while `lo < hi`, so that `mid + 1` exists. If `arr[mid] < arr[mid + 1]`, the peak is after `mid`, so `lo = mid + 1`; otherwise `mid` may be the peak, so `hi = mid`.',
      'The peak is always between `lo` and `hi`, both included: every step before `lo` goes up, and every step from `hi` on goes down. When the ends meet, only the peak is left. Return its index `lo`, not its value.',
    ],
    solvedBy: 'peak-element',
  },
  153: {
    asks: 'An ascending array of different values was rotated: some elements, possibly none, moved from its end to its front in their order. Given the resulting array `nums`, return its smallest value.',
    hints: [
      'Split [4, 6, 1, 2] where it drops: 4 and 6 are greater than the last value, 2, while 1 and 2 are not. The minimum is the first value of the second part.',
      'If `nums[mid] > nums[hi]`, the drop is to the right of `mid`, so `lo = mid + 1`. Otherwise the values rise from `mid` to `hi`, and `mid` itself may be the minimum, so `hi = mid`.',
      'The minimum is always between `lo` and `hi`: `mid` is dropped only if a smaller value is to its right. Loop while `lo < hi` with the middle rounded down. When the ends meet, return `nums[lo]`.',
    ],
    solvedBy: 'rotated-minimum',
  },
  33: {
    asks: 'An ascending array of different values was rotated: some elements, possibly none, moved from its end to its front in their order. Return the index of `target` in the resulting array `nums`, counted from 0, or -1 if absent.',
    hints: [
      'Cut [5, 7, 9, 1, 3] at its middle, 9. The left half, 5 to 9, is in order because 5 is not greater than 9; the right half, 9 to 3, contains the drop.',
      'If `nums[lo] <= nums[mid]`, the left half is in order, and it contains the target only if `nums[lo] <= target < nums[mid]`. Otherwise the right half is in order, and the test is `nums[mid] < target <= nums[hi]`.',
      'If the target is in the array, its index is between `lo` and `hi`. Return `mid` on a match; otherwise keep the ordered half if the target lies within its ends, or else the other half, always without `mid`. Once `lo` has passed `hi`, return -1.',
    ],
    solvedBy: 'rotated-array-search',
  },
  162: {
    asks: 'A peak of `nums` is an element larger than every neighbor it has; adjacent elements are never equal. The first and last element have only one neighbor. Return the index of any peak.',
    hints: [
      'Put minus infinity on both sides of [2, 5, 3, 4] and look for peaks: 5 is one, and so is the 4 at the end. You may return either index, 1 or 3.',
      'Look only at `nums[mid]` and `nums[mid + 1]`, which always differ. If the right one is greater, move to it with `lo = mid + 1`; if it is smaller, `mid` may be a peak, so set `hi = mid`.',
      'The value before `lo` is always smaller than `nums[lo]`, and the value after `hi` is smaller than `nums[hi]`, with minus infinity outside. So there is a peak in between. Loop while `lo < hi`; the one index left is a peak.',
    ],
    solvedBy: 'peak-element',
  },
  81: {
    asks: 'A sorted array that may contain repeats was rotated: some elements, possibly none, moved from its end to its front in their order. Return whether `target` occurs in the resulting array `nums`.',
    hints: [
      'Compare [1, 1, 1, 3, 1] with [1, 3, 1, 1, 1]: the first, middle and last values are all 1, but the 3 is on different sides. Treat this case separately.',
      'Test `nums[mid]` for the target first. If it is not the target but equals both ends, the ends are not the target either; in every other case, `nums[lo] <= nums[mid]` shows that the left half is in order.',
      'If the target is in the array, it occurs between `lo` and `hi`. Keep the left half if it is ordered and `nums[lo] <= target < nums[mid]`, or the right half if it is ordered and `nums[mid] < target <= nums[hi]`; otherwise the other one, always without `mid`. Return false once `lo` has passed `hi`.',
    ],
    solvedBy: 'rotated-with-duplicates',
    cost: 'O(n) in the worst case, because duplicates can hide which half is in order',
  },
  154: {
    asks: 'A sorted array that may contain repeats was rotated: some elements, possibly none, moved from its end to its front in their order. Given the resulting array `nums`, return its smallest value.',
    hints: [
      'Compare [3, 1, 3, 3, 3] with [3, 3, 3, 1, 3]: in both, the middle and the last value are 3, but the 1 is on different sides. So an equal middle must not drop a whole half.',
      'Compare `nums[mid]` with `nums[hi]`. If it is greater, set `lo = mid + 1`; if it is smaller, set `hi = mid`; if they are equal, lower `hi` by 1.',
      'The minimum value always occurs between `lo` and `hi`: when the right end goes, the same value is still at `mid`. Dropping the left end would not be safe, because it may be the only minimum, as in [1, 3, 3]. When the ends meet, return `nums[lo]`.',
    ],
    cost: 'O(n) in the worst case, because duplicates can hide the break',
  },
  1095: {
    asks: 'An array strictly increases up to an inner element and strictly decreases after it. You can read it only through `length()` and a limited number of `get(index)` calls. Return the smallest index of `target`, or -1 if it does not occur.',
    hints: [
      'Split [1, 4, 6, 4, 2] at its peak: 1, 4, 6 rises, and 4, 2 falls. The target 4 is on both sides, and the smaller index counts, so search the rising side first.',
      'For the peak, compare `get(mid)` with `get(mid + 1)`: if it is smaller, set `lo = mid + 1`, otherwise `hi = mid`. Later, on the falling side, a middle greater than the target sends you right.',
      'First find the peak, then search from 0 to the peak: a match there has the smallest index, so return it. Otherwise search from after the peak to the end, and return -1 if that fails too. In both searches, the target can only be between `lo` and `hi`.',
    ],
  },
} satisfies ProblemHelpTexts
