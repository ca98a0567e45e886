import type { Lesson } from '../../lesson.ts'

export const stringSlidingWindow: Lesson = {
  id: 12,
  name: 'string-sliding-window',
  displayName: 'String Sliding Window',
  description:
    'Slide a window over a text and keep a count for every character inside it. The right end adds letters, the left end removes them, and one small number tells how far the window is from fulfilling the rule.',
  scenarios: [
    'Longest substring without a repeated letter',
    'Shortest window that holds all letters of another text',
    'Every place where an anagram of a word begins',
    'Longest run of one letter after changing at most k others',
    'Longest stretch with at most k different letters',
  ],
  identificationClues:
    'An unbroken substring is judged by which letters it holds and how many, and the longest, the shortest or every one is asked for. The order inside the window is irrelevant; if it has to mirror, use two pointers. If whole words are compared, not pieces of one text, plain frequency counting does.',
  recognitionGuide: {
    keyPhrases: [
      'longest substring',
      'without repeating characters',
      'minimum window',
      'contains a permutation',
      'at most k replacements',
      'start indices of all anagrams',
      'at most two distinct characters',
      'substrings containing at least one',
    ],
    commonVariations: [
      'Fixed length: the window is as long as the pattern, one letter enters and one leaves',
      'Longest valid: move the left end until the rule holds again',
      'Shortest covering: once everything needed is inside, shrink while it still is',
      'Counting: each right end adds the number of starts for which the window is valid',
    ],
  },
  commonMistakes: [
    'Letting the left end jump back: with last-seen positions, the final a of abba points behind the window; take the larger of the two',
    'Checking presence instead of counts: the pattern aab needs two a; test a window with only one',
    'Comparing whole tables at every step: noticeable once the alphabet is large; keep a number of satisfied letters',
    'Leaving zeroes in the map: its size then includes letters that are gone; after each shrink compare it with the letters you see',
  ],
  complexity: {
    time: 'O(n)',
    timeReason:
      'Each of the n characters enters once and leaves at most once, and every move updates the counts in O(1).',
    space: 'O(k)',
    spaceReason:
      'k is the size of the alphabet: the table holds one count or last position per different character.',
  },
  whenNot: [
    'Order inside the stretch matters, as in a palindrome: compare character by character with String Two Pointers & Palindromes',
    'The letters may lie apart: a subsequence weighs keeping against dropping, as in String Dynamic Programming',
    'A window can turn bad and good again as it grows: fix the number of different letters and slide once for each',
  ],
  practice: [
    {
      number: 1876,
      title: 'Substrings of Size Three with Distinct Characters',
      slug: 'substrings-of-size-three-with-distinct-characters',
      difficulty: 'Easy',
      premium: false,
      adds: 'Shows what a window is with no table at all: three letters need three comparisons.',
    },
    {
      number: 1456,
      title: 'Maximum Number of Vowels in a Substring of Given Length',
      slug: 'maximum-number-of-vowels-in-a-substring-of-given-length',
      difficulty: 'Medium',
      premium: false,
      adds: 'One counter serves a fixed window: the letter that enters may raise it, the one that leaves may lower it.',
    },
    {
      number: 3,
      title: 'Longest Substring Without Repeating Characters',
      slug: 'longest-substring-without-repeating-characters',
      difficulty: 'Medium',
      premium: false,
      adds: 'The length varies: a repeated letter moves the left end past its last place, and never back.',
    },
    {
      number: 438,
      title: 'Find All Anagrams in a String',
      slug: 'find-all-anagrams-in-a-string',
      difficulty: 'Medium',
      premium: false,
      adds: 'Counts per letter must agree with those of a word, and the window keeps the length of that word.',
    },
    {
      number: 567,
      title: 'Permutation in String',
      slug: 'permutation-in-string',
      difficulty: 'Medium',
      premium: false,
      adds: 'One match ends it, so keep the number of letters that agree instead of comparing two tables.',
    },
    {
      number: 424,
      title: 'Longest Repeating Character Replacement',
      slug: 'longest-repeating-character-replacement',
      difficulty: 'Medium',
      premium: false,
      adds: 'The rule joins length and highest count, and that count may go stale without spoiling the answer.',
    },
    {
      number: 1358,
      title: 'Number of Substrings Containing All Three Characters',
      slug: 'number-of-substrings-containing-all-three-characters',
      difficulty: 'Medium',
      premium: false,
      adds: 'Windows are counted: as soon as all three are inside, every earlier start is good as well.',
    },
    {
      number: 76,
      title: 'Minimum Window Substring',
      slug: 'minimum-window-substring',
      difficulty: 'Hard',
      premium: false,
      adds: 'Shortest instead of longest: shrink while it still covers, and mind letters that are needed twice.',
    },
    {
      number: 30,
      title: 'Substring with Concatenation of All Words',
      slug: 'substring-with-concatenation-of-all-words',
      difficulty: 'Hard',
      premium: false,
      adds: 'The unit is a word: slide by whole words, once for each offset within a word.',
    },
  ],
}
