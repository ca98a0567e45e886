import type { Lesson } from '../../lesson.ts'

export const sorting: Lesson = {
  id: 5,
  name: 'sorting',
  displayName: 'Sorting & In-Place Partitioning',
  description:
    'Rearrange the array until a position means something: sorted, split around a pivot, or every value in the slot it names. The answer is then read from neighbours, or from the one slot that does not fit.',
  scenarios: [
    'Sort an array of three different values in one pass',
    'Find the number that is missing from 0 to n',
    'Find the kth largest value without sorting everything',
    'Count pairs that stand in reversed order while merging halves',
  ],
  identificationClues:
    'The values come from a known range such as 1 to n, fall into a few classes, or are easy once ordered, and their places may change. For the largest k of a growing stream take a heap; if the things to order are ranges with a start and an end, see intervals and greedy choice.',
  recognitionGuide: {
    keyPhrases: [
      'in the range [1, n]',
      'kth largest element',
      'sort the array',
      'constant extra space',
      'first missing positive',
      'relative order',
    ],
    commonVariations: [
      'Cyclic placement: swap each value to the index it names, then look for the misfit',
      'Partition: grow zones of smaller, equal and larger values around a pivot',
      'Merge and count: when a right value goes first, every value left over in the left half stands before a smaller one',
    ],
  },
  commonMistakes: [
    'Stepping on after a swap from the right zone: the value that came in is unchecked; [1,2,0] ends as [1,0,2]',
    'Endless swaps on duplicates: stop when the target slot already holds the same value; [1,1] hangs otherwise',
    'Trusting the default order: some languages sort numbers as text and put 10 before 9; pass a comparison',
  ],
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
