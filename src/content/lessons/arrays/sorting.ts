import type { Lesson } from '../../lesson.ts'

export const sorting: Lesson = {
  id: 5,
  name: 'sorting',
  displayName: 'Sorting & In-Place Partitioning',
  description:
    'Put values in order, in their own index slots, or on the right side of a pivot, so the answer can be read off directly.',
  scenarios: [],
  identificationClues: '',
  practice: [
    { number: 268, title: 'Missing Number', slug: 'missing-number', difficulty: 'Easy', premium: false },
    {
      number: 448,
      title: 'Find All Numbers Disappeared in an Array',
      slug: 'find-all-numbers-disappeared-in-an-array',
      difficulty: 'Easy',
      premium: false,
    },
    {
      number: 1122,
      title: 'Relative Sort Array',
      slug: 'relative-sort-array',
      difficulty: 'Easy',
      premium: false,
    },
    { number: 75, title: 'Sort Colors', slug: 'sort-colors', difficulty: 'Medium', premium: false },
    { number: 912, title: 'Sort an Array', slug: 'sort-an-array', difficulty: 'Medium', premium: false },
    { number: 179, title: 'Largest Number', slug: 'largest-number', difficulty: 'Medium', premium: false },
    { number: 274, title: 'H-Index', slug: 'h-index', difficulty: 'Medium', premium: false },
    {
      number: 215,
      title: 'Kth Largest Element in an Array',
      slug: 'kth-largest-element-in-an-array',
      difficulty: 'Medium',
      premium: false,
    },
    {
      number: 41,
      title: 'First Missing Positive',
      slug: 'first-missing-positive',
      difficulty: 'Hard',
      premium: false,
    },
    { number: 493, title: 'Reverse Pairs', slug: 'reverse-pairs', difficulty: 'Hard', premium: false },
  ],
}
