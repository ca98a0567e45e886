import type { ComparisonTable } from './comparison-table.ts'

export const palindromes: ComparisonTable = {
  title: 'Palindromes: Two Pointers vs Expansion vs DP',
  columns: ['Close in from the ends', 'Expand around a center', 'String or interval DP'],
  patterns: [['string-two-pointers'], ['string-two-pointers'], ['string-dynamic-programming']],
  problems: [[125, 680], [5, 647], [516]],
  rows: [
    {
      feature: 'Answers',
      values: [
        'Is this string a palindrome, perhaps after one deletion?',
        'Which palindromic substring is the longest, or how many are there?',
        'What is the longest palindrome if any number of characters may be dropped, or the fewest palindromic pieces?',
      ],
    },
    {
      feature: 'Skips characters',
      values: ['Only those that do not count, or at most one', 'None', 'Any number'],
    },
    {
      feature: 'On a mismatch',
      values: [
        'The check ends, or continues once without one of the two',
        'This center ends',
        'Drop either end and keep the better result',
      ],
    },
    { feature: 'Time', values: ['O(n)', 'O(n²)', 'O(n²)'] },
    { feature: 'Memory', values: ['O(1)', 'O(1)', 'O(n²), or O(n) for the value alone'] },
    {
      feature: 'Words to listen for',
      values: ['valid, reads the same', 'substring', 'subsequence, fewest insertions, fewest cuts'],
    },
  ],
  note: 'Look for the word substring or subsequence: only a subsequence may skip characters.',
}

export const countsOfLetters: ComparisonTable = {
  title: 'Frequency Counting vs Window of Counts vs Bit Tricks',
  columns: ['Frequency counting', 'String sliding window', 'Digits and bits'],
  patterns: [['frequency-counting'], ['string-sliding-window'], ['digit-and-bit-parsing']],
  rows: [
    {
      feature: 'Counts',
      values: [
        'Whole strings: how often each character occurs, or which one maps to which',
        'A substring that moves',
        'Nothing: digits, bits or lengths are processed one by one',
      ],
    },
    {
      feature: 'Answers',
      values: [
        'Do two strings have the same characters or the same pattern? What can be built from these characters, and which occurs how often?',
        'Which substring with a property is the longest, shortest or best, where does one start, or how many are there?',
        'Which number has no pair? What is the sum, product, power, reverse or bit count? How is a value or list written as a string, or read back?',
      ],
    },
    {
      feature: 'Changes per step',
      values: [
        'One count or map entry',
        'One count up, and counts down on the left',
        'One digit, bit or piece: a shift, a remainder, or XOR',
      ],
    },
    { feature: 'Time', values: ['O(n)', 'O(n)', 'O(n) values, digits, or bits'] },
    {
      feature: 'Memory',
      values: ['O(alphabet), plus one entry per group', 'O(alphabet)', 'O(1) apart from the result'],
    },
    {
      feature: 'Words to listen for',
      values: [
        'is an anagram, group the anagrams, first non-repeating, constructed from the letters',
        'substring, start indices, without repeating, window',
        'appears once, digits, constant space, without converting',
      ],
    },
  ],
}

export const wordsAndPrefixes: ComparisonTable = {
  title: 'Trie vs Hash Set vs String DP',
  columns: ['Trie', 'Hash set of words', 'String DP'],
  patterns: [['trie'], [], ['string-dynamic-programming']],
  rows: [
    {
      feature: 'Answers',
      values: [
        'Which of many words (or bit strings) match or start with these characters, share a prefix, or consist of others?',
        'Is this whole word known?',
        'Can one string be split into words, matched or turned into another, how often, at what cost, or which subsequence is longest?',
      ],
    },
    {
      feature: 'Cost of one step',
      values: [
        'One character or bit',
        'Hashing one whole word',
        'Reading the answers of shorter prefixes or pieces',
      ],
    },
    {
      feature: 'Many queries',
      values: [
        'Words with the same prefix share nodes',
        'Each word is hashed',
        'One table per string or pair',
      ],
    },
    {
      feature: 'Memory',
      values: ['Up to one node per character', 'All words', 'One cell per prefix or pair of prefixes'],
    },
    {
      feature: 'Words to listen for',
      values: [
        'prefix, autocomplete, a dot for any letter',
        'contains, already seen',
        'segmented, edit, common subsequence, pattern matching',
      ],
    },
  ],
  note: 'To split a string into words, combine two of them: DP over the cuts, and a set or trie for the words.',
}
