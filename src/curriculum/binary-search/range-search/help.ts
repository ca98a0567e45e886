import type { ProblemHelpTexts } from '../../problem-help.ts'

export const help = {
  278: {
    asks: 'From some version on, all of the versions 1 through `n` are bad, and at least one is. `isBadVersion(v)` returns whether version `v` is bad. Return the number of the first bad version, with few calls.',
    hints: [
      'Write out n = 6 with first bad version 5: good, good, good, good, bad, bad. Set `lo = 1` and `hi = 6` and check version 3: it is good, so versions 1 to 3 are out.',
      'Call `isBadVersion(mid)` once per round. If it is bad, set `hi = mid`; if it is good, neither it nor any earlier version can be the answer, so set `lo = mid + 1`.',
      'Every version before `lo` is good, and `hi` is always bad, as version n is from the start. Loop while `lo < hi` with `mid = lo + floor((hi - lo) / 2)`: rounded down, so that `hi = mid` always shrinks the range, and safe from overflow. When they meet, return `lo`.',
    ],
  },
  744: {
    asks: '`letters` is a sorted array of lowercase letters, possibly with repeats. Return the smallest of them that comes after `target` in the alphabet; if there is none, return the first element of `letters`.',
    hints: [
      "Split ['b', 'd', 'd', 'k'] for the target 'd' into two parts: 'b', 'd', 'd' are not greater, and 'k' is. The answer is the first letter of the second part.",
      'Start with `lo = 0` and `hi = n`, one past the end. If `letters[mid] <= target`, set `lo = mid + 1`; otherwise `letters[mid]` may be the answer, so set `hi = mid`.',
      'Every letter before `lo` is at most the target, and every letter from `hi` on is greater. When they meet, `lo` is the index of the first greater letter, or n if there is none. `letters[lo % n]` is right in both cases.',
    ],
  },
  1351: {
    asks: 'In a matrix of integers, every row and every column is in descending order, possibly with repeats. Return how many values are less than 0.',
    hints: [
      'Begin with one row, [4, 2, -1, -3]: its negatives are all at the end, and the first one is at index 2. With 4 columns, that makes 4 - 2 = 2 negatives.',
      'In a row of n values, start with `lo = 0` and `hi = n`. A negative value at `mid` may be the first one, so set `hi = mid`; otherwise set `lo = mid + 1`.',
      'In each row, everything before `lo` is at least 0, and everything from `hi` on is negative. Add up `n - lo` over all rows. For O(m + n), keep the boundary from row to row instead and only move it left while the value before it is negative.',
    ],
    cost: 'O(m log n), because each of m rows is searched; a staircase walk takes O(m + n)',
  },
  34: {
    asks: 'The array `nums` is sorted in ascending order, possibly with repeats. Return the first and the last index at which `target` occurs, counted from 0, or `[-1, -1]` if it does not occur.',
    hints: [
      'Mark the run of the target 4 in [1, 4, 4, 4, 9]: it begins at index 1, and the first greater value is at index 4. So the last 4 is at index 4 - 1 = 3.',
      'Write one search from `lo = 0` to `hi = n` and run it twice. The first run moves right if `nums[mid] < target`, the second if `nums[mid] <= target`; otherwise both set `hi = mid`.',
      'In each run, the values before `lo` are too small and those from `hi` on are not. The first run yields `first`: if it is n or its value is not the target, return [-1, -1]. The second yields `end`, the first index with a greater value: return `[first, end - 1]`.',
    ],
    solvedBy: 'range-search',
  },
  658: {
    asks: 'Return the `k` elements of the sorted array `arr` whose values are closest to `x`, in ascending order. If two values are equally close, the smaller one is preferred.',
    hints: [
      'The answer is k adjacent values, so only its first index is unknown. For [1, 3, 6, 7] and k = 2, list the possible ones: 0, 1 and 2, in general 0 to `n - k`.',
      'For a start `mid`, the indices from `mid` to `mid + k` are k + 1, one too many. If `x - arr[mid] > arr[mid + k] - x`, drop the left end with `lo = mid + 1`; otherwise the right: `hi = mid`.',
      'The best start is always between `lo` and `hi`; a tie stays left, because the smaller value wins. Leave out absolute values: if `arr[mid]` and `arr[mid + k]` are equal, they would report a tie although x may lie far to the right. When the ends meet, return the k values from `lo` on.',
    ],
    solvedBy: 'closest-window',
    cost: 'O(log(n - k) + k), because the k values are copied after the search',
  },
  981: {
    asks: 'Design a store. `set(key, value, timestamp)` saves a value, and timestamps increase from call to call. `get(key, timestamp)` returns the value saved for `key` at the latest timestamp not after the given one, or an empty string if none exists.',
    hints: [
      'Keep one list of (time, value) entries per key, and let `set` append to it. For a key with the times 2 and 5, `get` at time 4 returns the value of time 2.',
      "`get` starts with `lo = 0` and `hi` as the length of the key's list. An entry whose time is at most the timestamp gives `lo = mid + 1`, a later one gives `hi = mid`.",
      'Every entry before `lo` has a time that is at most the timestamp, and every entry from `hi` on is later. When they meet, return the value at `lo - 1`. If `lo` is 0 or the key is unknown, return an empty string.',
    ],
    cost: 'O(log n) per lookup with O(n) space, because every value is kept',
  },
  2300: {
    asks: 'A spell succeeds with a potion if the product of their strengths is at least `success`. For each element of `spells`, in the same order, return how many elements of `potions` it succeeds with.',
    hints: [
      'Take one spell by hand: spell 3 with success 10 needs a potion of at least 4, because 3 * 3 is too little. Of the potions [2, 4, 5], two are strong enough.',
      'Sort only the potions, since the answers follow the order of the spells. For each spell, search the sorted potions: if `spell * potions[mid] >= success`, set `hi = mid`; otherwise set `lo = mid + 1`.',
      'For the current spell, every potion before `lo` is too weak, and every potion from `hi` on is strong enough. When they meet, `m - lo` of the m potions succeed, which is 0 if even the strongest one fails. Multiply in 64 bits.',
    ],
    cost: 'O((n + m) log m), because m potions are sorted and then searched n times',
  },
  436: {
    asks: 'The intervals `[start, end]` all have different starts. For each one, return the index of the interval with the smallest start that is at least its end, possibly its own index, or -1 if there is none.',
    hints: [
      'Take [6, 8], [1, 5], [8, 9] by hand: for the end 5, the smallest start that is at least 5 is 6, at index 0. For the end 9 there is none, so write -1.',
      'For each interval, search the sorted starts for its end. A start smaller than the end is out, so `lo = mid + 1`; a start that is at least the end may be the answer, so `hi = mid`.',
      "Every start before `lo` is smaller than the end, and none from `hi` on is. When they meet, the original index stored at `lo` is the answer for this interval, or -1 if `lo` is n. If an interval's start equals its end, it finds itself, which is allowed.",
    ],
    cost: 'O(n log n) with O(n) space, because the starts are sorted with their indices and searched n times',
  },
  2563: {
    asks: 'Return how many pairs of indices `i < j` have a sum `nums[i] + nums[j]` from `lower` to `upper`, both bounds included. Equal values at different indices count separately.',
    hints: [
      'Sort [4, 1, 6] to [1, 4, 6]. If sums from 7 to 10 are fair, a partner of the 1 must be from 7 - 1 = 6 to 10 - 1 = 9, so only the 6 fits.',
      'For index `i`, search only the part after `i`, once for the first value that is at least `lower - nums[i]` and once for the first value greater than `upper - nums[i]`. The difference of the two indices is the number of partners.',
      'Each fair pair is counted once, at the member that comes first in sorted order, even if both values are equal. After index `i`, all pairs whose first member is at or before `i` are in the total. Return it after the last index; it may need 64 bits.',
    ],
    cost: 'O(n log n), because the numbers are sorted and each one runs two searches',
  },
  1235: {
    asks: 'Each job has a start time, an end time and a profit. Choose jobs so that no two overlap; a job may start exactly when another ends. Return the largest total profit of such a choice.',
    hints: [
      'Sort the jobs by end time, and let `best[i]` be the highest profit that the first `i` of them allow. With no jobs it is 0, with one job its profit.',
      'For job `i`, counted from 1, compare two plans: skip it and keep `best[i - 1]`, or take it. To take it, search the end times for `j`, the number of jobs that end at or before its start.',
      'Fill `best[i] = max(best[i - 1], profit + best[j])` from left to right. Since the ends are sorted, the first `j` jobs are exactly those that end in time, including one that ends at the very moment this one starts. Return `best[n]`.',
    ],
    cost: 'O(n log n) with O(n) space, because each of n jobs searches once and fills a table',
  },
} satisfies ProblemHelpTexts
