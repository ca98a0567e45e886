import { proveVerdicts } from '#testing/verdicts/prove-verdicts.ts'

proveVerdicts([
  {
    listing: 'integer-square-root',
    slip: 'without an exact root, the next number',
    replace: ['return hi', 'return lo'],
  },
  {
    listing: 'matrix-binary-search',
    slip: 'the last candidate is not looked at',
    replace: ['lo <= hi', 'lo < hi'],
  },
  {
    listing: 'lower-bound',
    slip: 'equal values are passed over',
    replace: ['nums[mid] < target', 'nums[mid] <= target'],
  },
  {
    listing: 'latest-at-or-before',
    slip: 'equal is too late',
    replace: ['times[mid] <= time', 'times[mid] < time'],
  },
  {
    listing: 'closest-window',
    slip: 'a tie keeps the larger value',
    replace: ['> nums[mid + k] - target', '>= nums[mid + k] - target'],
  },
  {
    listing: 'rotated-minimum',
    slip: 'compared with the first value',
    replace: ['nums[mid] > nums[hi]', 'nums[mid] > nums[0]'],
  },
  {
    listing: 'peak-element',
    slip: 'downhill instead of uphill',
    replace: ['nums[mid] < nums[mid + 1]', 'nums[mid] > nums[mid + 1]'],
  },
  {
    listing: 'rotated-with-duplicates',
    slip: 'equal ends count as sorted',
    replace: ['if (nums[lo] === middle && middle === nums[hi])', 'if (false)'],
  },
  {
    listing: 'smallest-capacity',
    slip: 'an item heavier than the ship is sent',
    replace: ['lo = Math.max(lo, weight)', 'lo = 0'],
  },
  {
    listing: 'largest-gap',
    slip: 'positions are taken as they come',
    replace: ['.sort((a, b) => a - b)', ''],
  },
  {
    listing: 'kth-in-sorted-matrix',
    slip: 'only values below the limit count',
    replace: ['> limit) column--', '>= limit) column--'],
  },
  {
    listing: 'expand-around-center',
    slip: 'only centers on a character',
    replace: ['of [center, center + 1]', 'of [center]'],
  },
  {
    listing: 'subsequence-check',
    slip: 'the characters need not be in order',
    replace: ['if (short[matched] === character) matched++', 'if (short.includes(character)) matched++'],
  },
  {
    listing: 'kmp-search',
    slip: 'after a failure the match begins anew',
    replace: ['matched = borders[matched - 1]', 'matched = 0'],
  },
  {
    listing: 'minimum-window-substring',
    slip: 'the window shrinks only once',
    replace: ['while (missingTotal === 0)', 'if (missingTotal === 0)'],
  },
  {
    listing: 'fixed-window-anagrams',
    slip: 'the window never loses a character',
    replace: ['if (leaving >= 0) change(difference, text[leaving], 1)', ''],
  },
  {
    listing: 'edit-distance',
    slip: 'a replacement counts as two edits',
    replace: ['cost[i - 1][j - 1], // replace', 'cost[i - 1][j - 1] + 1,'],
  },
  {
    listing: 'word-break',
    slip: 'the longest word first, and no other',
    replace: [
      'if (works[cut] && known.has(text.slice(cut, end))) {',
      'if (known.has(text.slice(cut, end))) {',
    ],
  },
  {
    listing: 'star-pattern',
    slip: 'a star takes one character at least',
    replace: [
      'fits[i][j - 2] || (isSame && fits[i - 1][j])',
      'isSame && (fits[i - 1][j - 2] || fits[i - 1][j])',
    ],
  },
  {
    listing: 'star-pattern-memo',
    slip: 'a star takes one character at most',
    replace: ['(one && fits(i + 1, j))', '(one && fits(i + 1, j + 2))'],
  },
  {
    listing: 'anagram-groups',
    slip: 'only the set of letters counts',
    replace: ['[...word].sort()', '[...new Set(word)].sort()'],
  },
  {
    listing: 'first-unique-character',
    slip: 'the first character that repeats',
    replace: ['=== 1) return index', '> 1) return index'],
  },
  {
    listing: 'one-to-one-mapping',
    slip: 'two characters may share an image',
    replace: ['if ((backward.get(b) ?? a) !== a) return false', ''],
  },
  {
    listing: 'add-with-carry',
    slip: 'the digits stay backward',
    replace: ['digits.reverse()', 'digits'],
  },
  {
    listing: 'median-by-cut',
    slip: 'with an even count, the lower one',
    replace: ['(left + Math.min(aRight, bRight)) / 2', 'left'],
  },
  {
    listing: 'bit-tricks',
    slip: 'only the lowest bit',
    replace: ['while (num !== 0)', 'if (num !== 0)'],
  },
  {
    listing: 'base-conversion',
    slip: 'zero has no digit',
    replace: ["if (num === 0) return '0'", ''],
  },
])
