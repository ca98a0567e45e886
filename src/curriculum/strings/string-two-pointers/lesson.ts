import type { Lesson } from '../../lesson.ts'

export const lesson: Lesson = {
  id: 11,
  name: 'string-two-pointers',
  displayName: 'String Two Pointers & Palindromes',
  shortName: 'String Pointers',
  description:
    'Two indices compare, skip, swap, or copy characters: from the ends inward, from a center outward, or in the same direction. The characters under the indices force each move, so nothing has to be tried twice.',
  idea: 'Compare the characters under two indices: what they are decides the next move, so nothing is tried twice.',
  scenarios: [
    'Check whether a phrase is a palindrome, ignoring punctuation and case',
    'Check for a palindrome with at most one deletion',
    'Find the longest palindromic substring, or count all of them',
    'Reverse or compress an array of characters in-place',
    'Check whether one string is a subsequence of another',
    'Reverse the order of the words in a sentence',
  ],
  identificationClues:
    'Characters are compared with a mirror image, followed in order, or rewritten in-place. Each comparison forces the next move, so nothing is tried twice. A palindrome must be contiguous here: if any number of characters may be skipped, use string dynamic programming. If characters may be rearranged, counting them is enough.',
  recognitionGuide: {
    keyPhrases: [
      'reads the same forward and backward',
      'palindromic substring',
      'is a subsequence of',
      'reverse the string',
    ],
    commonVariations: [
      'From the ends inward: you compare or swap both ends, then step inward, skipping characters that do not count',
      'Expand around a center: you grow from each of the 2n - 1 centers, the characters and the gaps between them',
      'Reader and writer: one index scans, and the other writes the kept characters into the same array',
      'Subsequence check: one index walks the long string, and the other advances in the short one only on a match',
      'Prefix matching (KMP): after a mismatch, a table says how much of the match can be kept, so the scan never moves back',
    ],
  },
  commonMistakes: [
    'Growing from characters only: the center of abba is the gap between its two middle letters, so it is missed',
    'Skipping on one side only after a mismatch: deeee needs the left character removed and eeeed the right one, so test both',
    'Skipping punctuation without a bound: on a string of commas only, the index runs past the end',
    'Appending to an immutable string in a loop: if each append copies the whole string, the loop takes O(n²); collect the parts and join them once',
  ],
  complexity: {
    time: 'O(n)',
    timeReason: 'Each of the n characters is passed a constant number of times by the two indices.',
    space: 'O(1)',
    spaceReason:
      'Only two indices are stored; the caller passes an array of characters where the string itself cannot be changed.',
  },
  whenNot: [
    'The same long text is searched for many patterns: build a Trie (Prefix Tree) of the patterns instead of scanning once for each',
  ],
  story: {
    problem:
      'Beads lie in a row, and a string names their colors. As long as at least two beads remain and **both ends show the same color**, all beads of that color are taken off **at both ends**. How many beads remain?',
    naive:
      'Build a new string after every round. Each round copies all that is left, so a long row costs O(n²).',
    insight:
      'Beads only leave at the ends. What remains is always one contiguous part of the original string, and two indices describe it without copying.',
    invariant:
      'Everything outside the two indices is gone for good, and the beads from `left` to `right` are exactly those that remain.',
    plan: [
      'Put `left` on the first bead and `right` on the last.',
      'While `left < right` and both beads match, remember their color.',
      'Move `left` past every bead of that color, then move `right` the same way, and stop if they cross.',
      'When the loop ends, the answer is `right - left + 1`.',
    ],
    rival: {
      name: 'string-sliding-window',
      reason:
        'A window of counts ignores order, and its ends both move right. Here aba and aab contain the same beads, but aba shrinks to one bead and aab loses none, because only the colors at the two ends decide.',
    },
  },
  workedExample:
    'Remove the dots from `a.b.c` in-place. A reader scans every character, and a writer marks the index for the next one to keep. The reader sees a: write it at index 0. It skips a dot. It sees b: write it at index 1. It skips a dot. It sees c: write it at index 2. The result is the first three characters, abc. The writer never passed the reader, so no unread character was overwritten.',
  listings: [
    {
      id: 'string-two-pointers',
      label: 'Palindrome check',
      note: 'Close in from both ends, skipping what does not count; the first mismatch settles it.',
      shows: ['From the ends inward'],
    },
    {
      id: 'expand-around-center',
      label: 'Expand around a center',
      note: 'Use it when the middle of the palindrome is unknown: try every character and every gap.',
      shows: ['Expand around a center'],
    },
    {
      id: 'subsequence-check',
      label: 'Subsequence check',
      note: 'Both indices move right, and the one in the short string waits for its next character.',
      shows: ['Subsequence check'],
    },
    {
      id: 'reverse-words',
      isJudged: false,
      label: 'Reverse words in-place',
      note: 'Reverse the whole array, then each word again: the words swap order and stay readable.',
      shows: ['From the ends inward'],
    },
    {
      id: 'kmp-search',
      label: 'First occurrence with KMP',
      note: 'After a mismatch, the border table says how much of the match survives, so the scan never moves back. The pattern, matched against itself, fills it.',
      shows: ['Prefix matching (KMP)'],
    },
  ],
  practice: [
    {
      number: 344,
      title: 'Reverse String',
      slug: 'reverse-string',
      difficulty: 'Easy',
      premium: false,
      adds: 'This is the basic move: swap both ends and step inward, with nothing to skip or compare.',
    },
    {
      number: 125,
      title: 'Valid Palindrome',
      slug: 'valid-palindrome',
      difficulty: 'Easy',
      premium: false,
      adds: 'Not every character counts here, so you skip before you compare and keep the skipping inside the string.',
    },
    {
      number: 392,
      title: 'Is Subsequence',
      slug: 'is-subsequence',
      difficulty: 'Easy',
      premium: false,
      adds: 'Both indices move in the same direction, through two strings, and one of them waits for a match.',
    },
    {
      number: 680,
      title: 'Valid Palindrome II',
      slug: 'valid-palindrome-ii',
      difficulty: 'Easy',
      premium: false,
      adds: 'The first mismatch is no longer final: one character may go, so you test both remaining substrings.',
    },
    {
      number: 28,
      title: 'Find the Index of the First Occurrence in a String',
      slug: 'find-the-index-of-the-first-occurrence-in-a-string',
      difficulty: 'Easy',
      premium: false,
      adds: 'A failed comparison restarts one index later, unless KMP reuses what matched or a rolling hash skips most starts.',
    },
    {
      number: 151,
      title: 'Reverse Words in a String',
      slug: 'reverse-words-in-a-string',
      difficulty: 'Medium',
      premium: false,
      adds: 'Whole words move: you reverse everything, then reverse each word again, and clean up the spaces.',
    },
    {
      number: 443,
      title: 'String Compression',
      slug: 'string-compression',
      difficulty: 'Medium',
      premium: false,
      adds: 'The writer must never pass the reader; a group becomes its character and its count, and a group of one gets no count.',
    },
    {
      number: 5,
      title: 'Longest Palindromic Substring',
      slug: 'longest-palindromic-substring',
      difficulty: 'Medium',
      premium: false,
      adds: 'The center is unknown, so you grow from all 2n - 1 centers and keep the longest palindrome.',
    },
    {
      number: 647,
      title: 'Palindromic Substrings',
      slug: 'palindromic-substrings',
      difficulty: 'Medium',
      premium: false,
      adds: 'Each step outward that still matches is one more palindrome, so you count while you grow.',
    },
    {
      number: 214,
      title: 'Shortest Palindrome',
      slug: 'shortest-palindrome',
      difficulty: 'Hard',
      premium: false,
      adds: 'Only the longest palindromic prefix matters; testing each length is quadratic, and KMP on the string and its reverse is linear.',
    },
  ],
}
