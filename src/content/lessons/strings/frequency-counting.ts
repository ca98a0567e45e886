import type { Lesson } from '../../lesson.ts'

export const frequencyCounting: Lesson = {
  id: 14,
  name: 'frequency-counting',
  displayName: 'Anagrams & Frequency Counting',
  description:
    'Reduce a text to how often each character occurs, or to a key built from that, and forget the order. Two words are anagrams exactly when their counts agree, and questions about letters become arithmetic.',
  scenarios: [
    'Tell whether two words are anagrams',
    'Group words that use the same letters',
    'Check whether a note can be cut out of a magazine',
    'First character that occurs only once',
  ],
  identificationClues:
    'Letters may be rearranged, or only how often they occur, or how they map one to one, decides. If they must sit side by side within a longer text, the counts belong in a sliding window; if a number is looked up by its computed partner, it is hash map lookup.',
  recognitionGuide: {
    keyPhrases: [
      'is an anagram of',
      'rearranging the letters',
      'how many times each character',
      'can be constructed from the letters',
      'follows the same pattern',
      'sort by frequency',
    ],
    commonVariations: [
      'Count table: 26 counters, raised by one text and lowered by the other',
      'Canonical key: sorted letters or joined counts serve as a map key',
      'Bijection: two maps, one each way, so that no two symbols share an image',
    ],
  },
  commonMistakes: [
    'Mapping one way only: badc onto baba passes with a single map, although two letters share an image',
    'Comparing sets instead of counts: aab and abb have the same set',
    'Assuming 26 letters: capitals, spaces or accents in an example call for a map, not an array',
  ],
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
