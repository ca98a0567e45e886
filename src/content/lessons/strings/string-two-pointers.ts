import type { Lesson } from '../../lesson.ts'

export const stringTwoPointers: Lesson = {
  id: 11,
  name: 'string-two-pointers',
  displayName: 'String Two Pointers & Palindromes',
  description:
    'Two indices compare, skip or swap characters, from the ends inward or from a centre outward. Symmetry does the work: a match moves both indices, a mismatch settles the question at once.',
  scenarios: [
    'Tell whether a phrase reads the same both ways, punctuation ignored',
    'Check for a palindrome with one deletion allowed',
    'Find the longest palindrome inside a text',
    'Reverse or compress an array of characters in place',
  ],
  identificationClues:
    'Mirror symmetry, one text followed in order through another, or rewriting characters in place. The palindrome must be one unbroken piece: if letters in between may be skipped, it is string dynamic programming, and if letters may be rearranged, counting them is enough.',
  recognitionGuide: {
    keyPhrases: [
      'reads the same forward and backward',
      'palindromic substring',
      'reverse the words',
      'modify the array in place',
      'deleting at most one character',
      'first occurrence',
    ],
    commonVariations: [
      'Inward: compare both ends and close in, passing over what does not count',
      'Outward: grow from each of the 2n - 1 centres, letters and gaps',
      'Reader and writer: one index scans runs of equal letters, the other writes the shorter text',
    ],
  },
  commonMistakes: [
    'Growing from letters only: the even palindrome abba has its centre in a gap and is missed',
    'Skipping on one side only after a mismatch: deeee needs the left skip and eeeed the right one; test both',
    'Skipping punctuation without a bound: a text of commas alone runs the index off the end',
  ],
  practice: [
    { number: 344, title: 'Reverse String', slug: 'reverse-string', difficulty: 'Easy', premium: false },
    { number: 125, title: 'Valid Palindrome', slug: 'valid-palindrome', difficulty: 'Easy', premium: false },
    { number: 392, title: 'Is Subsequence', slug: 'is-subsequence', difficulty: 'Easy', premium: false },
    {
      number: 680,
      title: 'Valid Palindrome II',
      slug: 'valid-palindrome-ii',
      difficulty: 'Easy',
      premium: false,
    },
    {
      number: 28,
      title: 'Find the Index of the First Occurrence in a String',
      slug: 'find-the-index-of-the-first-occurrence-in-a-string',
      difficulty: 'Easy',
      premium: false,
    },
    {
      number: 151,
      title: 'Reverse Words in a String',
      slug: 'reverse-words-in-a-string',
      difficulty: 'Medium',
      premium: false,
    },
    {
      number: 443,
      title: 'String Compression',
      slug: 'string-compression',
      difficulty: 'Medium',
      premium: false,
    },
    {
      number: 5,
      title: 'Longest Palindromic Substring',
      slug: 'longest-palindromic-substring',
      difficulty: 'Medium',
      premium: false,
    },
    {
      number: 647,
      title: 'Palindromic Substrings',
      slug: 'palindromic-substrings',
      difficulty: 'Medium',
      premium: false,
    },
    {
      number: 214,
      title: 'Shortest Palindrome',
      slug: 'shortest-palindrome',
      difficulty: 'Hard',
      premium: false,
    },
  ],
}
