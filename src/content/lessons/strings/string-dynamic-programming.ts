import type { Lesson } from '../../lesson.ts'

export const stringDynamicProgramming: Lesson = {
  id: 13,
  name: 'string-dynamic-programming',
  displayName: 'String Dynamic Programming',
  description:
    'Fill a table over positions in one or two strings, so each cell extends the answer for shorter prefixes (LCS, edit distance).',
  scenarios: [],
  identificationClues: '',
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
