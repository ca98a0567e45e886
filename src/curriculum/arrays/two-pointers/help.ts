import type { ProblemHelpTexts } from '../../problem-help.ts'

export const help = {
  283: {
    asks: 'Rearrange the array `nums` in-place so that all zeros come after all other values, and the other values keep their relative order. Return nothing.',
    hints: [
      'Take [0, 3, 0, 5] and let `write` be 0, the index where the next nonzero value belongs. Read from the left: pass over the 0, then bring the 3 to index 0.',
      'At a nonzero value, swap it with the value at `write` and raise `write` by 1. At a zero, only the reading index moves on.',
      'Before `write` are the nonzero values read so far, in their original order; from `write` up to the reader there are only zeros. So each swap exchanges a nonzero value with a zero, or with itself if no zero has come yet. When the reader has passed the end, all zeros are at the end.',
    ],
  },
  26: {
    asks: 'The array `nums` is sorted in ascending order. Modify it in-place so that its first `k` elements are its different values, each once and still sorted. Return `k`; what comes after them does not matter.',
    hints: [
      'The first value always stays, so one value is kept at the start: set `write = 1`. Then read [2, 2, 5] from index 1: the second 2 is a repeat, the 5 is new.',
      'Compare the value you read with `nums[write - 1]`. If they differ, copy it to `nums[write]` and raise `write`; if they are equal, read on.',
      'The values before `write` are the different values read so far, each once and in ascending order. Equal values are adjacent in sorted input, so comparing with the last kept one is enough. Return `write`; what is left after it does not matter.',
    ],
  },
  88: {
    asks: '`nums1` starts with `m` sorted values followed by `n` unused positions, and `nums2` has `n` sorted values. Modify `nums1` in-place so that it contains all `m + n` values in ascending order. Return nothing.',
    hints: [
      'Do it by hand for [1, 5, _, _] and [2, 6]. The largest of all values is one of the two last ones, 5 or 6, so you know what belongs at the last index.',
      'Set `i = m - 1`, `j = n - 1` and `k = m + n - 1`. Copy the larger of `nums1[i]` and `nums2[j]` to `nums1[k]`, then lower `k` and the index you copied from.',
      'Everything after `k` is final, and there are exactly as many free indices up to `k` as unread values in nums2. Loop while `j >= 0`; if `i` is below 0, copy from nums2. When nums2 is used up, the rest of nums1 is already where it belongs.',
    ],
    solvedBy: 'merge-from-back',
    cost: 'O(m + n) time, because each value of the two arrays is moved once',
  },
  977: {
    asks: 'The array `nums` is sorted in ascending order and may contain negative values. Return the squares of all its elements, repeats included, in ascending order.',
    hints: [
      'Take [-4, -1, 2, 3]: the squares at the two ends are 16 and 9. Every value in between is closer to 0 than one of the ends, so 16 is the last value of the answer.',
      'Compare the squares at `left` and `right`, write the larger one at the last free index of a new array, and move only the index you took it from.',
      'Everything after the write index is final, and no unread square is larger than the values there. Continue while `left <= right`, so that the last value is written too. One pass fills the new array, which you return.',
    ],
  },
  167: {
    asks: 'The array `numbers` is sorted in ascending order. Return the indices of the two different elements whose sum is `target`, counted from 1, smaller index first. Exactly one such pair exists, and only constant extra memory is allowed.',
    hints: [
      'Add the two ends: in [1, 4, 6, 9] with target 13, 1 + 9 = 10 is too small. The 9 is the largest partner the 1 can get, so cross the 1 out.',
      'If the sum of both ends is too small, raise `left`. If it is too large, lower `right`, because even the smallest partner left is too much for that value.',
      'Both values of the answer are always between `left` and `right`, ends included, since each value outside was ruled out with all its partners. Loop while `left < right`, so that no value pairs with itself. At a match, return `[left + 1, right + 1]`, because positions count from 1.',
    ],
  },
  11: {
    asks: '`height[i]` is the height of a vertical line at `x = i`. Two lines enclose water up to the lower of them, across their whole distance; lines between do not matter. Return the largest area of water two lines can enclose.',
    hints: [
      'Take the two outermost walls and compute their area: distance times the lower height. For heights [3, 1, 5], that is 2 · 3 = 6, your best area so far.',
      'Move the index at the lower wall one step inward. Any narrower container with this wall would still be limited by its height, so it cannot have a larger area.',
      'Each move gives up a wall after the largest area it can still form has been measured. At each step, keep the maximum of `(right - left) * min(height[left], height[right])`, and move the lower side, either one if they are equal. When the indices meet, return the maximum.',
    ],
  },
  15: {
    asks: 'Return all triplets of values from three different indices of `nums` whose sum is 0. No two triplets may consist of the same values, and any order is accepted, both of triplets and within them.',
    hints: [
      'Sort the numbers first. Then fix one by hand: in [-4, -1, 0, 1, 2] with -1 fixed, you need two values to its right that add up to 1.',
      'With `i` fixed, start `left` at `i + 1` and `right` at the last index. If the three values add up to less than 0, raise `left`; to more than 0, lower `right`; to exactly 0, record them and raise `left`.',
      'Sweep while `left < right`: every pair with an index already passed is ruled out or recorded. After a match, keep raising `left` while its value equals the one just used and `left < right`; also skip a fixed value that equals the one before it. So each triplet is recorded exactly once.',
    ],
    solvedBy: 'three-sum',
    cost: 'O(n²) time, because the pair sweeps the remaining values once for each fixed value',
  },
  16: {
    asks: 'Choose three elements at different indices of `nums` so that their sum is as close as possible to `target`. Return this sum. The closest sum is always unique.',
    hints: [
      'Sort the values, fix the first one, and pair the next one with the last: in [-3, 0, 1, 4] with target 2, this gives -3 + 0 + 4 = 1. Note 1 as the closest sum so far.',
      'Before an index moves, compare `abs(sum - target)` with the gap of the best sum, and store the sum itself, because it is the answer. A gap of 0 cannot be beaten, so return at once.',
      'For each fixed value, sweep the rest: raise `left` if the sum is below the target, lower `right` if it is above, until they meet. The value you leave cannot get closer with any partner left. After all sweeps, return the stored sum.',
    ],
    cost: 'O(n²) time, because there is one sweep for each fixed value',
  },
  42: {
    asks: 'Bars of width 1 are next to each other, and `height[i]` is the height of bar `i`. Return how many unit squares of rainwater remain above the bars, given that water runs off at both ends.',
    hints: [
      'Look at one bar by hand: in [3, 0, 1, 2], the bar of height 1 has highest walls 3 and 2 on its two sides. Water rises to the lower one, 2, so it carries 1 unit.',
      'If `leftMax` is the lower maximum, the bar at `left` carries `leftMax - height[left]`: somewhere to its right there is a wall at least that high. Otherwise treat the bar at `right` in the same way.',
      'Start an index at each end. At each step, update `leftMax` and `rightMax` with the bars at the indices, add the water on the side with the lower maximum, and move that index inward. All bars outside are settled; when the indices meet, the sum is the answer.',
    ],
  },
} satisfies ProblemHelpTexts
