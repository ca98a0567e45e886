import type { Lesson } from '../../lesson.ts'

export const lesson: Lesson = {
  id: 12,
  name: 'string-sliding-window',
  displayName: 'String Sliding Window',
  shortName: 'String Window',
  description:
    'Slide a window over a string and keep a count for every character inside it. The right end adds characters, the left end removes them, and one small number tells you whether the window meets the condition.',
  idea: 'Add a character on the right, remove characters on the left, and let the counts inside say whether the window is valid.',
  scenarios: [
    'Longest substring without a repeated character',
    'Shortest substring that covers all characters of another string',
    'Start indices of every anagram of a word inside a string',
    'Longest block of one letter after replacing at most k characters',
    'Most vowels in any substring of length k',
    'Number of substrings that contain all of a, b, and c',
  ],
  identificationClues:
    'You need the longest, the shortest or the number of contiguous substrings. The condition follows from the counts of its characters, or from how a new character fits the last one. The length is fixed, or growing can only break the condition, or only fulfill it. If it can change both ways, fix the number of distinct characters first, or compare prefixes.',
  recognitionGuide: {
    keyPhrases: [
      'longest substring',
      'without repeating characters',
      'contains a permutation of',
      'at most k distinct characters',
    ],
    commonVariations: [
      'Fixed length: the window keeps the length of the pattern, so one character enters and one leaves',
      'Longest valid: you grow by one, then move the left end until the condition holds again',
      'Shortest covering: once everything needed is inside, you shrink for as long as it still is',
      'Counting windows: each right end adds the number of starts for which the window is valid',
      'Run that starts over: a new character extends the run or a count in it, or else the window starts again at that character',
      'Rotations: every rotation of a string is a window of its length in the string written twice',
      'Words as units: you slide by whole words, once for each offset within a word',
    ],
  },
  commonMistakes: [
    'Letting the left end jump back: with last-seen indices, the final a of abba points before the window; take the larger index of the two',
    'Checking presence instead of counts: the pattern aab needs two a; test a window that has only one',
    'Comparing whole tables at every step: this is slow for a large alphabet; count how many characters already agree',
    'A condition that can break and hold again: for "each letter at least 3 times", one window finds nothing in aaabb; fix the number of different letters first, or use prefix counts',
    'Leaving zero counts in the map: its size then includes characters that have left; delete an entry when it reaches zero',
  ],
  complexity: {
    time: 'O(n)',
    timeReason:
      'n counts the characters of all input strings: each one enters and leaves the window at most once, and each move is O(1).',
    space: 'O(k)',
    spaceReason:
      'k is the size of the alphabet: the table has one count or one last index per different character.',
  },
  whenNot: [
    'Growing can break the condition and mend it again: run one window for each number of distinct letters, or look up earlier prefixes, as in Prefix Sums & Kadane',
  ],
  story: {
    problem:
      'A playlist is a string with one letter per artist. In how many **contiguous blocks of k songs** does **no artist appear more than twice**?',
    naive:
      'Count every block from scratch. That takes O(n · k), although neighboring blocks share k - 1 songs.',
    insight:
      'From one block to the next, one song enters on the right and one leaves on the left. Only two counts change, so you can track how many artists exceed the limit.',
    invariant:
      'After each step, the counts describe exactly the songs in the window, and `over` counts the artists with more than two songs in the window.',
    plan: [
      'Add the song on the right. If its count becomes 3, increase `over`.',
      'If the window is longer than k, remove the song on the left. If its count drops to 2, decrease `over`.',
      'If the window has k songs and `over` is 0, the block is valid: count it.',
      'Repeat to the end of the string.',
    ],
    rival: {
      name: 'frequency-counting',
      reason:
        'Counting the whole string abcabcabc finds three songs by every artist, which is over the limit. Yet each of its six blocks of four is valid, because counts of the whole string forget which songs are close together.',
    },
  },
  workedExample:
    'Find the longest substring of `abcbd` with at most one b. Add a, b, c: length 3. The next b breaks the condition. Remove a: there are still two b. Remove b: the window is cb, length 2. Add d: cbd, length 3. The answer is 3. The left end moved only until the count was right again, and it never moved back.',
  listings: [
    {
      id: 'string-sliding-window',
      label: 'Longest without repeats',
      note: 'Grow by one character, and shrink from the left while the new character is already inside.',
      shows: ['Longest valid'],
    },
    {
      id: 'minimum-window-substring',
      label: 'Minimum window substring',
      note: 'Shortest instead of longest: shrink while the window still covers everything needed.',
      shows: ['Shortest covering'],
    },
    {
      id: 'fixed-window-anagrams',
      label: 'Anagrams in a fixed window',
      note: 'The length never changes: each step adds one character and removes one.',
      shows: ['Fixed length'],
    },
  ],
  practice: [
    {
      number: 1876,
      title: 'Substrings of Size Three with Distinct Characters',
      slug: 'substrings-of-size-three-with-distinct-characters',
      difficulty: 'Easy',
      premium: false,
      adds: 'This shows a window in its simplest form: three characters need three comparisons and no table.',
    },
    {
      number: 1456,
      title: 'Maximum Number of Vowels in a Substring of Given Length',
      slug: 'maximum-number-of-vowels-in-a-substring-of-given-length',
      difficulty: 'Medium',
      premium: false,
      adds: 'One counter is enough for a fixed window: the character that enters may raise it, and the one that leaves may lower it.',
    },
    {
      number: 3,
      title: 'Longest Substring Without Repeating Characters',
      slug: 'longest-substring-without-repeating-characters',
      difficulty: 'Medium',
      premium: false,
      adds: 'The length varies: a repeated character moves the left end past its previous index, and never back.',
    },
    {
      number: 438,
      title: 'Find All Anagrams in a String',
      slug: 'find-all-anagrams-in-a-string',
      difficulty: 'Medium',
      premium: false,
      adds: 'The counts must agree with those of a pattern, and the window keeps the length of that pattern.',
    },
    {
      number: 567,
      title: 'Permutation in String',
      slug: 'permutation-in-string',
      difficulty: 'Medium',
      premium: false,
      adds: 'One match is enough, so you track how many characters agree instead of comparing two tables.',
    },
    {
      number: 424,
      title: 'Longest Repeating Character Replacement',
      slug: 'longest-repeating-character-replacement',
      difficulty: 'Medium',
      premium: false,
      adds: 'Window length minus the highest count is what you replace, and that count may be stale without changing the answer.',
    },
    {
      number: 1358,
      title: 'Number of Substrings Containing All Three Characters',
      slug: 'number-of-substrings-containing-all-three-characters',
      difficulty: 'Medium',
      premium: false,
      adds: 'You count windows: once all three characters are inside, every earlier start is valid as well.',
    },
    {
      number: 76,
      title: 'Minimum Window Substring',
      slug: 'minimum-window-substring',
      difficulty: 'Hard',
      premium: false,
      adds: 'You look for the shortest window: shrink while it still covers, and watch characters that are needed twice.',
    },
    {
      number: 30,
      title: 'Substring with Concatenation of All Words',
      slug: 'substring-with-concatenation-of-all-words',
      difficulty: 'Hard',
      premium: false,
      adds: 'The unit is a word: you slide by whole words, once for each offset within a word.',
    },
  ],
}
