import type { ProblemHelpTexts } from '../../problem-help.ts'

export const help = {
  496: {
    asks: 'Given two arrays of distinct integers, with every value of `nums1` also in `nums2`, return for each value of `nums1` the first larger value to the right of it in `nums2`, or -1 if there is none.',
    hints: [
      'Do `nums2 = [2, 1, 3]` by hand: 2 waits, 1 waits, then 3 arrives and is the answer for both. Nothing follows the 3, so its answer is -1.',
      'For each value of `nums2`, pop while the top is smaller, and store the newcomer in the map as the answer for each popped value. Then push the newcomer.',
      'The stack contains the values that have no next greater one yet, decreasing toward the top. Those left at the end get -1. All values are distinct, so for each value of `nums1`, look up its answer in the map: O(n + m) in all.',
    ],
  },
  1475: {
    asks: 'Each item in `prices` is discounted by the first later price that is less than or equal to its own; without such a price, it sells at full price. Return the final price of every item, in order.',
    hints: [
      'Do [7, 5, 9, 5] by hand: the 7, the first 5 and the 9 each get 5 off, because a later 5 is not higher than they are. The last 5 stays: 2, 0, 4, 5.',
      'Copy the prices as the result, and stack indices. While the price at the top index is at least the current one, pop that index and subtract the current price from its result; then push the current index.',
      'The stack contains the indices of items without a discount so far, with prices strictly increasing toward the top. So the first top that is lower ends the popping, and each popped item gets the nearest discount. Items left at the end keep their full price.',
    ],
  },
  739: {
    asks: 'Given an array of daily temperatures, return for each day the number of days until the next strictly warmer day, or 0 if no later day is warmer.',
    hints: [
      'Do [60, 55, 58, 63] by hand: when 58 comes, the 55 gets its answer, 1. When 63 comes, the 58 gets 1 and the 60 gets 3; the 63 gets 0.',
      'At day `i`, look at the day on top. While `i` is strictly warmer, pop that day `j` and set `answer[j] = i - j`; then push `i`.',
      'The stack contains the days that still wait for a warmer one, and temperatures never rise toward the top. So once the top is not colder than today, no day below it is, and you can stop. Days left at the end keep the answer 0.',
    ],
    solvedBy: 'monotonic-stack',
  },
  503: {
    asks: 'Given a circular array, in which the first element follows the last, return for each element the first strictly larger value when you move forward from it, or -1 if you get all the way around without finding one.',
    hints: [
      'Write [5, 2, 4] twice: 5, 2, 4, 5, 2, 4. The first 2 finds the 4, the first 4 finds the second 5, and the 5 finds nothing greater, so its answer is -1.',
      'At each step, take `num = nums[step % n]`. While the value at the index on top is smaller than `num`, pop that index and write `num` as its answer; an equal value stays.',
      'Let `step` go from 0 to `2n - 1`, fill the answers with -1, and push `step` only while it is below n. The stack contains indices without an answer, with values never rising toward the top. At the end, only the maximum and its copies still have -1.',
    ],
    solvedBy: 'next-greater',
  },
  901: {
    asks: "Design a class that receives one stock price per day. Each call returns the number of consecutive days, ending with and including today, on which the price was at most today's price.",
    hints: [
      'Do the prices 70, 60, 65, 80 by hand: the spans are 1, 1, 2, 4. The 65 counts itself and the 60, the 80 counts all four days.',
      "Start today's span at 1. While the price on top is at most today's, pop it and add its span; then push today's price with its span.",
      "The prices on the stack strictly decrease toward the top, and their spans together cover all days so far. A popped span contains only prices that are at most today's, so you can add it whole. Return today's span; each entry is popped at most once, so a call takes amortized O(1).",
    ],
  },
  853: {
    asks: 'Cars at different positions drive in one lane toward `target` at given speeds. A car that catches another, even exactly at `target`, slows down and joins its fleet. Return the number of fleets that arrive; a lone car counts.',
    hints: [
      'Compute two travel times with target 20: a car at 16 with speed 2 needs 2 hours, a car at 8 with speed 4 needs 3. The rear car arrives later, so it never catches up: two fleets.',
      "Go from the car nearest to the target to the farthest. If a car's own time is at most the time on top, it joins that fleet and is not pushed; if it is greater, push it as a new fleet.",
      'The stack contains one time per fleet, that of its slowest car, increasing toward the top. So the top is the fleet directly ahead, the only one to compare with. Return the size of the stack; divide without rounding, since times such as 7 / 2 and 3 must differ.',
    ],
    cost: 'O(n log n) time, because the cars are sorted by position first',
  },
  402: {
    asks: 'Given a non-negative integer as a string of digits, remove exactly `k` digits and keep the order of the rest so that the result is as small as possible. Return it without leading zeros, or `0` if no digits remain.',
    hints: [
      'Try k = 1 on 5283: without the 5 it is 283, while every other removal leaves a 5 in front. So the first digit that is greater than the next one should go.',
      'Before you push a digit, look at the top. While it is greater and `k > 0`, pop it and lower `k` by 1; an equal or smaller top stays.',
      'As long as `k > 0`, the digits on the stack never decrease from bottom to top. So if removals are left at the end, the largest digits come last: cut off the last `k`. Then strip leading zeros, and return "0" if nothing remains.',
    ],
    solvedBy: 'smallest-after-removals',
  },
  907: {
    asks: 'Given an integer array, take the smallest element of every contiguous subarray, once per subarray. Return the sum of all these minimums, modulo `10^9 + 7`.',
    hints: [
      'Look at the 2 in [4, 2, 3]: a subarray with minimum 2 starts at index 0 or 1 and ends at index 1 or 2. These 2 * 2 = 4 subarrays add 4 * 2 = 8.',
      "Let the stack keep indices, and pop while the top's value is at least the current one. For a popped value, the current index is the right border and the new top the left border, or -1 if none is left.",
      'Values strictly increase toward the top, so the new top is strictly smaller than the popped value. For each pop, add value * (index - left) * (right - index), computed in 64 bits, modulo 10^9 + 7; end with a 0 to pop the rest. With equal values, the last one in a subarray counts it.',
    ],
  },
  84: {
    asks: 'Given the heights of adjacent bars, each of width 1 and all on the same baseline, return the area of the largest upright rectangle that fits entirely inside the bars.',
    hints: [
      'Give each bar the widest rectangle of its own height: in [2, 4, 3], the 2 spans all three bars, area 6; the 4 only itself, area 4; the 3 spans two bars, area 6.',
      "At bar `i`, pop while the top bar is at least as high. Each popped bar's rectangle begins after the new top and ends before `i`, so its width is `i - top - 1`, or `i` if the stack is empty.",
      'The stack contains indices of bars that may still extend to the right, strictly rising toward the top, so below each bar is the nearest lower one to its left. Record the largest height times width. Of several equal bars, the last one popped gets the full width.',
    ],
    solvedBy: 'largest-rectangle',
  },
  85: {
    asks: 'Given a grid of the characters `0` and `1`, return the number of cells in the largest rectangle that contains only `1`s, or 0 if there is no `1`.',
    hints: [
      'Write under each row how many ones in a column end there without a gap: the rows 1 0 1 and 1 1 1 give the heights 1 0 1 and then 2 1 2.',
      'Per row, a "1" raises its column\'s height by 1, and a "0" resets it to 0. Then scan the heights, followed by a 0, with a stack of rising bars; each popped bar lies between the new top and the current column.',
      'After each row, `heights[c]` is the length of the run of ones in column c that ends in this row. Every rectangle of ones has a bottom row, and there it is a rectangle of the histogram. Return the largest area over all rows, which is 0 without any 1.',
    ],
    cost: 'O(rows · columns) time and O(columns) space, because every row is one histogram',
  },
} satisfies ProblemHelpTexts
