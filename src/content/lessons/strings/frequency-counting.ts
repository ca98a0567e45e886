import type { Lesson } from '../../lesson.ts'

export const frequencyCounting: Lesson = {
  id: 14,
  name: 'frequency-counting',
  displayName: 'Anagrams & Frequency Counting',
  description:
    'Reduce a text to its letter counts or a canonical key, then compare keys instead of the texts themselves.',
  scenarios: [],
  identificationClues: '',
  practice: [
    { number: 242, title: 'Valid Anagram', slug: 'valid-anagram', difficulty: 'Easy', premium: false },
    { number: 383, title: 'Ransom Note', slug: 'ransom-note', difficulty: 'Easy', premium: false },
    {
      number: 387,
      title: 'First Unique Character in a String',
      slug: 'first-unique-character-in-a-string',
      difficulty: 'Easy',
      premium: false,
    },
    {
      number: 205,
      title: 'Isomorphic Strings',
      slug: 'isomorphic-strings',
      difficulty: 'Easy',
      premium: false,
    },
    { number: 290, title: 'Word Pattern', slug: 'word-pattern', difficulty: 'Easy', premium: false },
    {
      number: 409,
      title: 'Longest Palindrome',
      slug: 'longest-palindrome',
      difficulty: 'Easy',
      premium: false,
    },
    { number: 49, title: 'Group Anagrams', slug: 'group-anagrams', difficulty: 'Medium', premium: false },
    {
      number: 451,
      title: 'Sort Characters By Frequency',
      slug: 'sort-characters-by-frequency',
      difficulty: 'Medium',
      premium: false,
    },
    {
      number: 1657,
      title: 'Determine if Two Strings Are Close',
      slug: 'determine-if-two-strings-are-close',
      difficulty: 'Medium',
      premium: false,
    },
    {
      number: 1178,
      title: 'Number of Valid Words for Each Puzzle',
      slug: 'number-of-valid-words-for-each-puzzle',
      difficulty: 'Hard',
      premium: false,
    },
  ],
}
