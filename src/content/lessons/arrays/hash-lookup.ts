import type { Lesson } from '../../lesson.ts'

export const hashLookup: Lesson = {
  id: 4,
  name: 'hash-lookup',
  displayName: 'Hash Map Lookup',
  description:
    'Store what has been seen in a set or map so that the missing partner, duplicate or count is found in one step.',
  scenarios: [],
  identificationClues: '',
  practice: [
    { number: 1, title: 'Two Sum', slug: 'two-sum', difficulty: 'Easy', premium: false },
    {
      number: 217,
      title: 'Contains Duplicate',
      slug: 'contains-duplicate',
      difficulty: 'Easy',
      premium: false,
    },
    { number: 169, title: 'Majority Element', slug: 'majority-element', difficulty: 'Easy', premium: false },
    {
      number: 128,
      title: 'Longest Consecutive Sequence',
      slug: 'longest-consecutive-sequence',
      difficulty: 'Medium',
      premium: false,
    },
    { number: 36, title: 'Valid Sudoku', slug: 'valid-sudoku', difficulty: 'Medium', premium: false },
    {
      number: 347,
      title: 'Top K Frequent Elements',
      slug: 'top-k-frequent-elements',
      difficulty: 'Medium',
      premium: false,
    },
    {
      number: 380,
      title: 'Insert Delete GetRandom O(1)',
      slug: 'insert-delete-getrandom-o1',
      difficulty: 'Medium',
      premium: false,
    },
    {
      number: 846,
      title: 'Hand of Straights',
      slug: 'hand-of-straights',
      difficulty: 'Medium',
      premium: false,
    },
    { number: 2013, title: 'Detect Squares', slug: 'detect-squares', difficulty: 'Medium', premium: false },
    {
      number: 149,
      title: 'Max Points on a Line',
      slug: 'max-points-on-a-line',
      difficulty: 'Hard',
      premium: false,
    },
  ],
}
