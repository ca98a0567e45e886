import type { ComparisonTable } from './comparison-table.ts'

export const palindromes: ComparisonTable = {
  title: 'Palindromes: Two Pointers vs Expansion vs DP',
  columns: ['Close in from the ends', 'Expand from a centre', 'Interval or string DP'],
  rows: [
    {
      feature: 'Asks for',
      values: [
        'Is this one text a palindrome?',
        'Which stretch is the longest one?',
        'The longest when characters may be dropped',
      ],
    },
    {
      feature: 'Skips characters',
      values: ['Only what does not count, or one', 'No', 'Yes, as many as it likes'],
    },
    { feature: 'Mismatch', values: ['Ends it', 'Ends this centre', 'Drops one side and keeps the better'] },
    { feature: 'Time', values: ['O(n)', 'O(n²)', 'O(n²)'] },
    { feature: 'Memory', values: ['O(1)', 'O(1)', 'O(n²), or O(n)'] },
    {
      feature: 'Words to listen for',
      values: ['valid, reads the same', 'substring', 'subsequence, fewest insertions'],
    },
  ],
  note: 'Substring or subsequence is the word to look for: only a subsequence may skip.',
}

export const countsOfLetters: ComparisonTable = {
  title: 'Frequency Counting vs Window of Counts vs Bit Tricks',
  columns: ['Frequency counting', 'String sliding window', 'Digits and bits'],
  rows: [
    {
      feature: 'Counts',
      values: ['A whole word, once', 'A stretch that moves', 'Nothing: arithmetic does it'],
    },
    {
      feature: 'Asks for',
      values: [
        'Same letters? Group them',
        'Longest or shortest stretch with a property',
        'The odd one out, a value, a reversed number',
      ],
    },
    {
      feature: 'Changes per step',
      values: ['One count up', 'One count up, perhaps one down', 'One shift, remainder or XOR'],
    },
    { feature: 'Time', values: ['O(n)', 'O(n)', 'O(n) or O(digits)'] },
    { feature: 'Memory', values: ['O(symbols)', 'O(symbols)', 'O(1)'] },
    {
      feature: 'Words to listen for',
      values: [
        'anagram, rearrange, each letter',
        'substring, without repeating, at most k distinct',
        'single, digits, without conversion',
      ],
    },
  ],
}

export const wordsAndPrefixes: ComparisonTable = {
  title: 'Trie vs Hash Set vs String DP',
  columns: ['Trie', 'Hash set of words', 'String DP'],
  rows: [
    {
      feature: 'Asks for',
      values: [
        'Which words begin like this?',
        'Is this whole word known?',
        'Can the text be cut into known words, and how well?',
      ],
    },
    { feature: 'A step costs', values: ['One letter', 'One whole word', 'One look at an earlier prefix'] },
    {
      feature: 'Many queries',
      values: ['Share their beginnings', 'Each hashes its word', 'One text at a time'],
    },
    {
      feature: 'Memory',
      values: ['Up to one node for each letter', 'The words', 'One answer for each prefix'],
    },
    {
      feature: 'Words to listen for',
      values: ['prefix, autocomplete, wildcard', 'dictionary, contains', 'segment, edit, common subsequence'],
    },
  ],
  note: 'Cutting a text into words often uses two of them: DP over the cuts, a set or trie for the words.',
}
