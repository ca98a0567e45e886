import { proveVerdicts } from '#testing/verdicts/prove-verdicts.ts'

proveVerdicts([
  {
    listing: 'greedy-intervals',
    slip: 'sorted by start',
    replace: ['a[1] - b[1]', 'a[0] - b[0]'],
  },
  {
    listing: 'hash-lookup',
    slip: 'recorded before it is looked up',
    replace: ['const partner', 'seen.set(num, i); const partner'],
  },
  {
    listing: 'prefix-sum',
    slip: 'the empty prefix is missing',
    replace: ['new Map([[0, 1]])', 'new Map()'],
  },
  {
    listing: 'sliding-window',
    slip: 'the best sum begins at 0',
    replace: ['let best = total', 'let best = 0'],
  },
  {
    listing: 'sorting',
    slip: 'the rest of the left half is lost',
    replace: ['while (i < mid) merged.push(nums[i++])', ''],
  },
  {
    listing: 'two-pointers',
    slip: 'a value is paired with itself',
    replace: ['left < right', 'left <= right'],
  },
  {
    listing: 'digit-and-bit-parsing',
    slip: 'bits are set, and never cleared',
    replace: ['^=', '|='],
  },
  {
    listing: 'frequency-counting',
    slip: 'lengths are not compared',
    replace: ['if (first.length !== second.length) return false', ''],
  },
  {
    listing: 'string-dynamic-programming',
    slip: 'the letters stay backward',
    replace: ['letters.reverse()', 'letters'],
  },
  {
    listing: 'string-sliding-window',
    slip: 'the window shrinks only once',
    replace: ['while (window', 'if (window'],
  },
  {
    listing: 'string-two-pointers',
    slip: 'digits are skipped',
    replace: ['[a-z0-9]', '[a-z]'],
  },
])
