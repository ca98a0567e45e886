import type { Lesson } from '../../lesson.ts'

export const basicBinarySearch: Lesson = {
  id: 7,
  name: 'basic-binary-search',
  displayName: 'Basic Binary Search',
  description: 'Halve an ordered search space at every comparison until one candidate is left.',
  scenarios: [],
  identificationClues: '',
  practice: [
    { number: 704, title: 'Binary Search', slug: 'binary-search', difficulty: 'Easy', premium: false },
    {
      number: 35,
      title: 'Search Insert Position',
      slug: 'search-insert-position',
      difficulty: 'Easy',
      premium: false,
    },
    {
      number: 374,
      title: 'Guess Number Higher or Lower',
      slug: 'guess-number-higher-or-lower',
      difficulty: 'Easy',
      premium: false,
    },
    { number: 69, title: 'Sqrt(x)', slug: 'sqrtx', difficulty: 'Easy', premium: false },
    {
      number: 367,
      title: 'Valid Perfect Square',
      slug: 'valid-perfect-square',
      difficulty: 'Easy',
      premium: false,
    },
    {
      number: 74,
      title: 'Search a 2D Matrix',
      slug: 'search-a-2d-matrix',
      difficulty: 'Medium',
      premium: false,
    },
    {
      number: 540,
      title: 'Single Element in a Sorted Array',
      slug: 'single-element-in-a-sorted-array',
      difficulty: 'Medium',
      premium: false,
    },
    {
      number: 4,
      title: 'Median of Two Sorted Arrays',
      slug: 'median-of-two-sorted-arrays',
      difficulty: 'Hard',
      premium: false,
    },
  ],
}
