import type { Lesson } from '../../lesson.ts'

export const lesson: Lesson = {
  id: 14,
  name: 'frequency-counting',
  displayName: 'Anagrams & Frequency Counting',
  shortName: 'Frequency Count',
  description:
    'Reduce a string to how often each character occurs, or to a key built from those counts, and forget the order. Two words are anagrams exactly when their counts agree, so comparing words becomes arithmetic on a small table.',
  idea: 'Forget the order and compare how often each character occurs: equal counts mean the same letters.',
  scenarios: [
    'Check whether two words are anagrams',
    'Group words that are anagrams of each other',
    'Check whether a note can be built from the letters of a magazine',
    'First character that occurs only once',
    'Longest palindrome that can be built from a pile of letters',
    'Check whether two strings match by a one-to-one mapping',
  ],
  identificationClues:
    'Characters may be rearranged, or the answer depends only on how often items (letters or numbers) occur or how they pair off one to one. Whole strings or words are counted once, and their order is forgotten. If the characters must be contiguous in a longer string, keep the counts in a sliding window. If counts fall while you build the answer, take the largest from a heap.',
  recognitionGuide: {
    keyPhrases: [
      'anagram',
      'rearranging the letters',
      'can be constructed by using the letters',
      'each character occurs',
    ],
    commonVariations: [
      'Count table: one string raises a counter for each of its characters, and the other lowers it',
      'Canonical key: the sorted characters or the joined counts become the key of a map',
      'Bijection: two maps, one in each direction, make sure that no two symbols share an image',
      'Bucket sort by count: a character that occurs c times goes into bucket c, which replaces sorting',
      'Bit mask of letters: if only presence counts, a set of letters becomes one integer; count equal masks, and list the few masks that one query allows',
    ],
  },
  commonMistakes: [
    'Mapping in one direction only: badc and baba pass with a single map, although b and d share an image',
    'Comparing sets instead of counts: aab and abb have the same set',
    'Assuming 26 letters: capitals, spaces, or accents in an example call for a map, not an array',
    'Joining counts without a separator: 1, 11 and 11, 1 give the same key; put a separator between them and test such a pair',
  ],
  complexity: {
    time: 'O(n)',
    timeReason:
      'n is the total length of the strings, and each character changes one counter or one entry of a map.',
    space: 'O(k)',
    spaceReason:
      'k is the number of different characters, at most 26 for lowercase letters, however long the strings are.',
  },
  whenNot: [
    'The order is fixed and has to mirror: compare characters with String Two Pointers & Palindromes',
  ],
  story: {
    problem:
      'A sign maker has a box of letter tiles. **How many copies** of the word STREETS can be laid out at once, if the tiles may be used **in any order**?',
    naive:
      'Search the box for every letter of every copy and take the tile out. Each tile costs a scan of the box.',
    insight:
      'Tiles with the same letter are interchangeable, and where they lie does not matter. All you need is how many of each letter the box has and how many one copy uses.',
    invariant: 'After each tile, the table holds exactly how often every letter has occurred so far.',
    plan: [
      'Count the letters of the word: S 2, T 2, E 2, R 1.',
      'Count the letters in the box in one pass.',
      'For each letter of the word, divide the count in the box by the count in the word and round down.',
      'The smallest of these results is the answer.',
    ],
    rival: {
      name: 'string-sliding-window',
      reason:
        'A window finds a copy only where its seven tiles happen to lie side by side. Nothing has to be contiguous here: a T from the far end of the box is as good as any other.',
    },
  },
  workedExample:
    'One marble was added to the bag `rrb`, which now reads `rbrb`. Which one? Count the first bag up: r 2, b 1. Count the second bag down: r 1, b 0, r 0, b -1. The count of b fell below zero, so a b was added. The order of the marbles never mattered.',
  listings: [
    {
      id: 'frequency-counting',
      label: 'Anagram check',
      note: 'One table serves both words: the first raises it and the second lowers it.',
      shows: ['Count table'],
    },
    {
      id: 'anagram-groups',
      label: 'Group anagrams',
      note: 'Sorted letters become a key, so one map collects the groups without comparing words in pairs.',
      shows: ['Canonical key'],
    },
    {
      id: 'first-unique-character',
      label: 'First unique character',
      note: 'Counts forget the order, so a second pass over the string finds the first one.',
      shows: ['Count table'],
    },
    {
      id: 'one-to-one-mapping',
      label: 'One-to-one mapping',
      note: 'Two maps, one in each direction, reject two characters that share an image.',
      shows: ['Bijection'],
    },
  ],
  practice: [
    {
      number: 242,
      title: 'Valid Anagram',
      slug: 'valid-anagram',
      difficulty: 'Easy',
      premium: false,
      adds: 'One table serves both strings: one raises it, the other lowers it, and all counts must return to zero.',
    },
    {
      number: 383,
      title: 'Ransom Note',
      slug: 'ransom-note',
      difficulty: 'Easy',
      premium: false,
      adds: 'The counts need not be equal: a surplus is fine, and only a count below zero means failure.',
    },
    {
      number: 387,
      title: 'First Unique Character in a String',
      slug: 'first-unique-character-in-a-string',
      difficulty: 'Easy',
      premium: false,
      adds: 'It takes two passes, because counts forget which of the unique characters came first.',
    },
    {
      number: 205,
      title: 'Isomorphic Strings',
      slug: 'isomorphic-strings',
      difficulty: 'Easy',
      premium: false,
      adds: 'Counts no longer help: symbols pair off one to one, which takes a map in each direction.',
    },
    {
      number: 290,
      title: 'Word Pattern',
      slug: 'word-pattern',
      difficulty: 'Easy',
      premium: false,
      adds: 'One side of the pairing is whole words, and both sides must have the same number of symbols.',
    },
    {
      number: 409,
      title: 'Longest Palindrome',
      slug: 'longest-palindrome',
      difficulty: 'Easy',
      premium: false,
      adds: 'Counts become a construction plan: all pairs are used, and one odd letter may go in the middle.',
    },
    {
      number: 49,
      title: 'Group Anagrams',
      slug: 'group-anagrams',
      difficulty: 'Medium',
      premium: false,
      adds: 'The counts become a key, so one map collects the groups without comparing words in pairs.',
    },
    {
      number: 451,
      title: 'Sort Characters By Frequency',
      slug: 'sort-characters-by-frequency',
      difficulty: 'Medium',
      premium: false,
      adds: 'The counts themselves must be put in order, and buckets by count do it without comparing.',
    },
    {
      number: 1657,
      title: 'Determine if Two Strings Are Close',
      slug: 'determine-if-two-strings-are-close',
      difficulty: 'Medium',
      premium: false,
      adds: 'Two things must agree: which letters occur, and the sorted list of counts, whichever letter has which.',
    },
    {
      number: 1178,
      title: 'Number of Valid Words for Each Puzzle',
      slug: 'number-of-valid-words-for-each-puzzle',
      difficulty: 'Hard',
      premium: false,
      adds: 'Each word becomes a bit mask, and each puzzle looks up the few subsets that keep its first letter.',
    },
  ],
}
