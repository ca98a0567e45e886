import type { Lesson } from '../../lesson.ts'

export const backtracking: Lesson = {
  id: 30,
  name: 'backtracking',
  displayName: 'Backtracking (Decision Trees)',
  description:
    'Build a candidate one decision at a time: choose, go deeper, take the choice back, try the next. The skill lies in pruning, which means leaving a branch as soon as it can no longer succeed.',
  scenarios: [
    'List all subsets, permutations or combinations',
    'Place queens so that none attacks another',
    'Cut a text into palindromes in every possible way',
    'Trace a word through a board, cell by cell',
  ],
  identificationClues:
    'All solutions are to be listed, or one arrangement has to satisfy constraints, and the limits are small (n up to about 20). If only a number or a best value is wanted and the same remainder returns on many branches, dynamic programming replaces the tree.',
  recognitionGuide: {
    keyPhrases: [
      'all possible combinations',
      'return all permutations',
      'power set',
      'each number may be used once',
      'no two queens',
      'every way to',
    ],
    commonVariations: [
      'Take or skip: two branches per element, for subsets',
      'Start index: combinations never look back, so no order repeats',
      'Used marks: permutations choose any element that is not on the path',
    ],
  },
  commonMistakes: [
    'Recording the live path: all results come out equal, often empty; store a copy',
    'Forgetting to undo: later branches find cells or elements still taken, and answers are missing',
    'Duplicates in the input: [1,1,2] gives equal subsets; sort, and skip an equal neighbour on the same level',
  ],
  practice: [
    {
      number: 1863,
      title: 'Sum of All Subset XOR Totals',
      slug: 'sum-of-all-subset-xor-totals',
      difficulty: 'Easy',
      premium: false,
    },
    { number: 78, title: 'Subsets', slug: 'subsets', difficulty: 'Medium', premium: false },
    { number: 46, title: 'Permutations', slug: 'permutations', difficulty: 'Medium', premium: false },
    { number: 39, title: 'Combination Sum', slug: 'combination-sum', difficulty: 'Medium', premium: false },
    { number: 90, title: 'Subsets II', slug: 'subsets-ii', difficulty: 'Medium', premium: false },
    {
      number: 40,
      title: 'Combination Sum II',
      slug: 'combination-sum-ii',
      difficulty: 'Medium',
      premium: false,
    },
    {
      number: 17,
      title: 'Letter Combinations of a Phone Number',
      slug: 'letter-combinations-of-a-phone-number',
      difficulty: 'Medium',
      premium: false,
    },
    {
      number: 22,
      title: 'Generate Parentheses',
      slug: 'generate-parentheses',
      difficulty: 'Medium',
      premium: false,
    },
    {
      number: 131,
      title: 'Palindrome Partitioning',
      slug: 'palindrome-partitioning',
      difficulty: 'Medium',
      premium: false,
    },
    { number: 79, title: 'Word Search', slug: 'word-search', difficulty: 'Medium', premium: false },
    { number: 51, title: 'N-Queens', slug: 'n-queens', difficulty: 'Hard', premium: false },
  ],
}
