import { proveVerdicts } from '#testing/verdicts/prove-verdicts.ts'

proveVerdicts([
  {
    pattern: 'greedy-intervals',
    slip: 'sorted by start',
    replace: ['a[1] - b[1]', 'a[0] - b[0]'],
  },
  {
    pattern: 'hash-lookup',
    slip: 'recorded before it is looked up',
    replace: ['const partner', 'seen.set(num, i); const partner'],
  },
  {
    pattern: 'prefix-sum',
    slip: 'the empty prefix is missing',
    replace: ['new Map([[0, 1]])', 'new Map()'],
  },
  {
    pattern: 'sliding-window',
    slip: 'the best sum begins at 0',
    replace: ['let best = total', 'let best = 0'],
  },
  {
    pattern: 'sorting',
    slip: 'the rest of the left half is lost',
    replace: ['while (i < mid) merged.push(nums[i++])', ''],
  },
  {
    pattern: 'two-pointers',
    slip: 'a value is paired with itself',
    replace: ['left < right', 'left <= right'],
  },
  {
    pattern: 'digit-and-bit-parsing',
    slip: 'bits are set, and never cleared',
    replace: ['^=', '|='],
  },
  {
    pattern: 'frequency-counting',
    slip: 'lengths are not compared',
    replace: ['if (first.length !== second.length) return false', ''],
  },
  {
    pattern: 'string-dynamic-programming',
    slip: 'the letters stay backward',
    replace: ['letters.reverse()', 'letters'],
  },
  {
    pattern: 'string-sliding-window',
    slip: 'the window shrinks only once',
    replace: ['while (window', 'if (window'],
  },
  {
    pattern: 'string-two-pointers',
    slip: 'digits are skipped',
    replace: ['[a-z0-9]', '[a-z]'],
  },
])
