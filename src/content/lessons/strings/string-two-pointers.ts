import type { Lesson } from '../../lesson.ts'

export const stringTwoPointers: Lesson = {
  id: 11,
  name: 'string-two-pointers',
  displayName: 'String Two Pointers & Palindromes',
  description:
    'Compare or swap characters from both ends, or grow outward from a centre, to handle palindromes and in-place edits.',
  scenarios: [],
  identificationClues: '',
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
