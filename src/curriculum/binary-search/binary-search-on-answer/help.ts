import type { ProblemHelpTexts } from '../../problem-help.ts'

export const help = {
  441: {
    asks: 'Coins are laid out in rows: the first row takes one coin, and every further row takes one more than the row before it. Return how many rows `n` coins fill completely.',
    hints: [
      'Add up full rows by hand: 1 row takes 1 coin, 2 rows take 3, 3 rows take 6, 4 rows take 10. With 9 coins, 6 fits and 10 does not, so the answer is 3.',
      'Guess a number of rows `mid` between 1 and n; it needs `mid * (mid + 1) / 2` coins. If that is at most n, set `lo = mid`; otherwise set `hi = mid - 1`.',
      '`lo` rows always fit, and more than `hi` rows never do. Round the middle up, because with two guesses left, a middle rounded down would repeat `lo = mid` forever. When they meet, return `lo`; compute the middle and the coins in 64 bits.',
    ],
    cost: 'O(log n), because a formula replaces the pass',
  },
  875: {
    asks: 'Each hour, Koko picks one of the `piles` and eats at most `k` bananas, all from that pile. Return the smallest integer `k` with which she finishes all piles within `h` hours.',
    hints: [
      'Test one speed by hand: at speed 4, the piles [3, 7] take 1 + 2 = 3 hours, because a started hour counts in full. If h is 3 or more, speed 4 works.',
      'Guess a speed `mid` between 1 and the largest pile, since eating faster than that saves no time. If the hours of all piles add up to at most h, set `hi = mid`; otherwise set `lo = mid + 1`.',
      "Every speed below `lo` is too slow, and `hi` is fast enough: at the largest pile's size, each pile takes one hour, and h is never less than the number of piles. When they meet, `lo` is the slowest speed that works. Round up with `floor((pile + mid - 1) / mid)`; add in 64 bits.",
    ],
    solvedBy: 'binary-search-on-answer',
  },
  1011: {
    asks: 'A ship makes one trip a day and loads packages in the order of `weights`, and no load exceeds its capacity. Return the smallest capacity with which all packages are shipped within `days` days.',
    hints: [
      'Test one capacity by hand: at capacity 5, the weights [2, 3, 4, 1] are shipped as 2 + 3 on day 1 and 4 + 1 on day 2. So capacity 5 needs two days.',
      'Test a guess with `day = 1` and `load = 0`. If `load + weight` would exceed the guess, raise `day` by 1 and reset `load` to 0; then add the weight.',
      'Start with the heaviest weight as `lo` and the sum of all as `hi`. Every capacity below `lo` is too small, and `hi` is always enough. If `mid` needs at most the allowed days, set `hi = mid`, otherwise `lo = mid + 1`; when they meet, return `lo`.',
    ],
    solvedBy: 'smallest-capacity',
  },
  1283: {
    asks: 'Divide every value of `nums` by the same positive integer, round each quotient up, and add the results. Return the smallest divisor for which this sum is at most `threshold`.',
    hints: [
      'Test two divisors by hand for [4, 7] and the threshold 5: divisor 3 gives 2 + 3 = 5, rounded up each time, and works. Divisor 2 gives 2 + 4 = 6, which is too much.',
      'Guess a divisor `mid` between 1 and the largest number, and add up `ceil(num / mid)`. If the sum is within the threshold, a smaller divisor may work as well: `hi = mid`; otherwise `lo = mid + 1`.',
      'Every divisor below `lo` gives too large a sum, and `hi` works: the largest number turns every quotient into 1, and the threshold is never less than n. When they meet, return `lo`. In integers, round up with `floor((num + mid - 1) / mid)`.',
    ],
  },
  1482: {
    asks: 'Flower `i` of a row blooms from day `bloomDay[i]` on. A bouquet takes `k` adjacent blooming flowers, and no flower serves twice. Return the first day on which `m` bouquets can be made, or -1 if there is none.',
    hints: [
      'Test one day by hand: on day 4, with the bloom days [1, 4, 2, 2, 9], the first four flowers are open. If a bouquet takes k = 2 adjacent flowers, that makes two bouquets.',
      'Test a day by walking through the garden with a counter `run`: an open flower raises it by 1, a closed one resets it to 0. When it reaches k, count a bouquet and reset `run` as well.',
      'If `m * k`, in 64 bits, exceeds the number of flowers, return -1. Otherwise search from the earliest to the latest bloom day: every day before `lo` is too early, and `hi` is late enough. If day `mid` gives at least m bouquets, `hi = mid`, otherwise `lo = mid + 1`; return `lo`.',
    ],
  },
  1552: {
    asks: 'Place `m` balls at different coordinates from the list `position`. The force between two balls is their distance. Return the largest value that the smallest force between any two balls can have.',
    hints: [
      'Test two distances by hand for the sorted positions [1, 3, 4, 8]: distance 3 allows three balls, at 1, 4 and 8. Distance 4 allows only two, at 1 and 8.',
      'For a guess `mid`, put a ball at the first position, then at each position that is at least `mid` past the last ball. If m balls or more fit, set `lo = mid`; otherwise `hi = mid - 1`.',
      'Distance `lo` always works, and no distance above `hi` does; start with 1 and the distance between the outermost positions. Round the middle up, or `lo = mid` makes no progress when two guesses are left. When they meet, return `lo`.',
    ],
    solvedBy: 'largest-gap',
    cost: 'O(n log n + n log R), because the positions are sorted first',
  },
  378: {
    asks: 'In a square matrix, every row and every column is in ascending order. Return the `k`-th smallest value, counted from 1, where equal values count separately.',
    hints: [
      'Count by hand in [[1, 5], [3, 9]]: two entries are at most 4, and three are at most 5. So the third smallest entry is 5, and you never needed its position.',
      'Count the entries up to `mid`: in each row from the top, move `column`, at first n, left while the entry before it exceeds `mid`, then add `column`. A total of at least k gives `hi = mid`, otherwise `lo = mid + 1`.',
      'Start with the smallest and the largest entry. Fewer than k entries are below `lo`, and at least k are at most `hi`, so they meet at the k-th smallest; a count of exactly k is no reason to stop. `lo + (hi - lo) / 2` rounds down even for negative values.',
    ],
    solvedBy: 'kth-in-sorted-matrix',
  },
  410: {
    asks: 'Split the array `nums` of non-negative integers into exactly `k` non-empty contiguous subarrays, so that the largest of their sums is as small as possible. Return this largest sum.',
    hints: [
      'Fix a limit and cut by hand: with limit 9, [6, 3, 4, 2] becomes 6, 3 | 4, 2, two parts. With limit 8 it becomes 6 | 3, 4 | 2, three parts.',
      'Test a limit from left to right: begin with one part, and open a new one whenever the next number would push the sum above the limit. At most k parts gives `hi = mid`, more gives `lo = mid + 1`.',
      'Start with the largest number as `lo` and the total as `hi`: limits below `lo` need too many parts, and `hi` is always enough. Fewer than k parts are fine, since cutting a part further never raises the largest sum. When they meet, return `lo`.',
    ],
    solvedBy: 'smallest-capacity',
  },
  719: {
    asks: 'The distance of two elements is the absolute difference of their values. Among the distances of all index pairs `i < j` of `nums`, return the `k`-th smallest, counted from 1, where equal distances count separately.',
    hints: [
      'Sort [6, 1, 3] to [1, 3, 6] and list the distances of all pairs: 2, 5 and 3. Two of them are at most 3 and only one is at most 2, so the second smallest is 3.',
      'Guess a distance `mid`. For each `right`, raise `left` while `nums[right] - nums[left] > mid`, then add `right - left`; a total of at least k gives `hi = mid`, a smaller one `lo = mid + 1`.',
      'Search from 0 to the largest difference. Fewer than k pairs have a distance below `lo`, and at least k have one of at most `hi`, so where they meet is the k-th smallest distance. `left` never moves back, so one count takes O(n).',
    ],
    cost: 'O(n log n + n log R), because the numbers are sorted first',
  },
} satisfies ProblemHelpTexts
