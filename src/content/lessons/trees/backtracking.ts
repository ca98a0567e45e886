import type { Lesson } from '../../lesson.ts'

export const backtracking: Lesson = {
  id: 30,
  name: 'backtracking',
  displayName: 'Backtracking (Decision Trees)',
  description:
    'Explore a tree of choices depth first: choose, go deeper, undo, and cut off branches that cannot succeed.',
  scenarios: [],
  identificationClues: '',
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
