import type { Lesson } from '../../lesson.ts'

export const hashLookup: Lesson = {
  id: 4,
  name: 'hash-lookup',
  displayName: 'Hash Map Lookup',
  description:
    'Put what you have seen into a set or map and ask it one question per element instead of scanning back. Memory is traded for time: finding a partner, a twin or a count takes one step.',
  scenarios: [
    'Find two positions whose values add up to a target, in any order',
    'Tell whether any value occurs twice',
    'Find the longest run of consecutive numbers without sorting',
    'Insert, remove and draw a random element in constant time',
  ],
  identificationClues:
    'Each element has a partner or key that you can compute (target - x, x + 1, its row and box), and the input is unsorted or its positions must be reported. If it is already sorted, two pointers need no memory; if the key is made of letter counts, it is frequency counting.',
  recognitionGuide: {
    keyPhrases: [
      'return the indices',
      'appears at least twice',
      'unsorted array',
      'O(1) average time',
      'consecutive sequence',
      'most frequent',
    ],
    commonVariations: [
      'Seen so far: look up first and insert after, so that no element pairs with itself',
      'Value to place: keep an index or a count with the key, because the answer needs it',
      'Composite key: join row and box, or the two parts of a slope, into one key',
    ],
  },
  commonMistakes: [
    'Inserting before looking up: with target 6, a single 3 becomes its own partner',
    'Counting a run from every number: long runs turn quadratic; start only where x - 1 is missing',
    'Fractions as keys: two equal slopes differ in the last digit; divide both parts by their greatest common divisor',
  ],
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
