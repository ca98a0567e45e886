import { proveVerdicts } from '#testing/verdicts/prove-verdicts.ts'

proveVerdicts([
  {
    listing: 'three-sum',
    slip: 'a triplet is returned again and again',
    replace: ['if (first > 0 && sorted[first] === sorted[first - 1]) continue', ''],
  },
  {
    listing: 'merge-from-back',
    slip: 'the last value of the second array is lost',
    replace: ['take >= 0; write--', 'take > 0; write--'],
  },
  {
    listing: 'longest-window',
    slip: 'a sum of exactly the limit is too much',
    replace: ['total > limit', 'total >= limit'],
  },
  {
    listing: 'shortest-window',
    slip: 'only a sum above the target counts',
    replace: ['total >= target', 'total > target'],
  },
  {
    listing: 'windows-exactly-k',
    slip: 'windows with fewer kinds count, too',
    replace: ['countAtMost(nums, kinds) - countAtMost(nums, kinds - 1)', 'countAtMost(nums, kinds)'],
  },
  {
    listing: 'kadane',
    slip: 'the best sum begins at 0',
    replace: ['let best = nums[0]', 'let best = 0'],
  },
  {
    listing: 'range-sums',
    slip: 'the end of a range is left out',
    replace: ['prefix[end + 1]', 'prefix[end]'],
  },
  {
    listing: 'difference-array',
    slip: 'the change ends one index early',
    replace: ['changes[end + 1] -=', 'changes[end] -='],
  },
  {
    listing: 'first-repeat',
    slip: 'recorded before it is looked up',
    replace: ['if (seen.has(num)) return i', 'seen.add(num); if (seen.has(num)) return i'],
  },
  {
    listing: 'consecutive-run',
    slip: 'the first number of a run is not counted',
    replace: ['end - start + 1)', 'end - start)'],
  },
  {
    listing: 'majority-vote',
    slip: 'the candidate never changes',
    replace: ['if (lead === 0) candidate = num', ''],
  },
  {
    listing: 'dutch-flag',
    slip: 'the value that comes in is not looked at',
    replace: ['high--', 'high--; i++'],
  },
  {
    listing: 'quickselect',
    slip: 'the kth smallest',
    replace: ['nums.length - k //', 'k - 1 //'],
  },
  {
    listing: 'cyclic-placement',
    slip: 'only one value is placed at each index',
    replace: ['while (value', 'if (value'],
  },
  {
    listing: 'count-inversions',
    slip: 'equal values count',
    replace: ['left[i] <= right[j]', 'left[i] < right[j]'],
  },
  {
    listing: 'merge-intervals',
    slip: 'the block ends with the later interval',
    replace: ['Math.max(last[1], end)', 'end'],
  },
  {
    listing: 'fewest-jumps',
    slip: 'a jump at each index',
    replace: ['if (i === boundary)', 'if (i <= boundary)'],
  },
  {
    listing: 'fewest-rooms',
    slip: 'a room is not free as the meeting ends',
    replace: ['start >= ends[freed]', 'start > ends[freed]'],
  },
  {
    listing: 'random-set',
    slip: 'a number that was removed is still known',
    replace: ['this.indexOf.delete(value)', ''],
  },
])
