import type { Lesson } from '../../lesson.ts'

export const stringDynamicProgramming: Lesson = {
  id: 13,
  name: 'string-dynamic-programming',
  displayName: 'String Dynamic Programming',
  description:
    'Let a cell stand for a prefix of each text (or one prefix, or one stretch) and say how the last character changes the answer. Fill from short to long: a match usually takes the diagonal, a mismatch chooses among the neighbours.',
  scenarios: [
    'Fewest edits that turn one word into another',
    'Longest common subsequence of two texts',
    'Cut a text into words from a list',
    'Match a text against a pattern with wildcards',
  ],
  identificationClues:
    'Two texts are aligned, or one is cut or thinned out, and each character brings a choice: keep, drop, replace, cut here. If the piece must be unbroken, a window or two pointers usually suffice; if one sequence must rise by a rule between its own elements, see longest increasing subsequence.',
  recognitionGuide: {
    keyPhrases: [
      'minimum number of operations to convert',
      'longest common subsequence',
      'segmented into a sequence of words',
      'interleaving of',
      'distinct subsequences',
      'matches the entire string',
    ],
    commonVariations: [
      'Two prefixes: rows for one text, columns for the other, row and column 0 for the empty prefix',
      'One text, cut: cell i asks for an earlier cut j such that the piece between is a word',
      'Pattern with a star: either it stands for nothing, or it takes one more character and stays',
    ],
  },
  commonMistakes: [
    'No row for the empty prefix: compare a word with the empty text and the index fails',
    'Cutting off the longest word each time: goals with goal, go and als fails, although go + als fits',
    'Losing the diagonal in a single rolling row: the result differs from the full table; save the old value before overwriting it',
  ],
  practice: [
    { number: 392, title: 'Is Subsequence', slug: 'is-subsequence', difficulty: 'Easy', premium: false },
    {
      number: 1143,
      title: 'Longest Common Subsequence',
      slug: 'longest-common-subsequence',
      difficulty: 'Medium',
      premium: false,
    },
    { number: 139, title: 'Word Break', slug: 'word-break', difficulty: 'Medium', premium: false },
    {
      number: 583,
      title: 'Delete Operation for Two Strings',
      slug: 'delete-operation-for-two-strings',
      difficulty: 'Medium',
      premium: false,
    },
    {
      number: 516,
      title: 'Longest Palindromic Subsequence',
      slug: 'longest-palindromic-subsequence',
      difficulty: 'Medium',
      premium: false,
    },
    { number: 72, title: 'Edit Distance', slug: 'edit-distance', difficulty: 'Medium', premium: false },
    {
      number: 97,
      title: 'Interleaving String',
      slug: 'interleaving-string',
      difficulty: 'Medium',
      premium: false,
    },
    {
      number: 115,
      title: 'Distinct Subsequences',
      slug: 'distinct-subsequences',
      difficulty: 'Hard',
      premium: false,
    },
    {
      number: 10,
      title: 'Regular Expression Matching',
      slug: 'regular-expression-matching',
      difficulty: 'Hard',
      premium: false,
    },
    { number: 44, title: 'Wildcard Matching', slug: 'wildcard-matching', difficulty: 'Hard', premium: false },
  ],
}
