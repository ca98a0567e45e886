import type { Lesson } from '../../lesson.ts'

export const lesson: Lesson = {
  id: 7,
  name: 'basic-binary-search',
  displayName: 'Basic Binary Search',
  shortName: 'Binary Search',
  description:
    'Compare the middle of an ordered range with the value you are looking for, then drop the half that cannot contain it. Twenty rounds are enough for a million elements.',
  idea: 'Compare the middle with the target, and drop the half that cannot contain it.',
  scenarios: [
    'Find a value in a sorted array of distinct numbers',
    'Compute an integer square root without a library call',
    'Search a matrix in which each row continues the previous one',
    'Guess a hidden number from replies of higher or lower',
    'Find the one element that has no partner in a sorted array of pairs',
    'Find the median of two sorted arrays without merging them',
  ],
  identificationClues:
    'The data, stored or computed, is sorted, perhaps with values a few positions off, and you can read any position directly. You need one exact value or position, or any match. If equal values repeat and the first or last one counts, use boundary search. If each guess has to be tested by adding up or counting, search the answer.',
  recognitionGuide: {
    keyPhrases: [
      'sorted in ascending order',
      'O(log n) runtime complexity',
      'return its index. Otherwise, return -1',
      'rounded down to the nearest integer',
    ],
    commonVariations: [
      'Exact match: you return as soon as the middle equals the target, and otherwise move past it; if values are up to k positions off, you compare the entries around it, too',
      'Virtual array: you compute element i from a row and a column, or from a formula, without storing a list',
      'Rounded-down answer: when the loop ends, `hi` is the last value that was not too large',
      'Test without a target: you compare the middle with a neighbor, or with the value its index should have, to learn which side to search',
      'Search for a cut: you halve the possible cuts of the shorter array until both sides agree',
      'Unknown length: you double the right end (1, 2, 4, ...) until its value is not smaller than the target, and search before it',
      'Staircase: in a matrix sorted by row and by column, you start at the top right, and each comparison drops one row or one column, O(R + C)',
    ],
  },
  commonMistakes: [
    'A loop that never ends: setting `lo = mid` with the middle rounded down makes no progress on two elements; run it on a length of 2',
    'Mixed interval styles: an open right end together with `lo <= hi` reads one past the array; write down what `lo` and `hi` promise',
    'Overflow in the middle: with fixed-width integers `lo + hi` can turn negative; use `lo + (hi - lo) / 2`',
    'An order other than the one you compare by: descending data sends you to the wrong half; look at the first and the last element',
  ],
  complexity: {
    time: 'O(log n)',
    timeReason:
      'Each round drops half of the n candidates that are left, stored or computed, so about log2(n) rounds suffice.',
    space: 'O(1)',
    spaceReason:
      'You keep two ends and a middle; a recursive version keeps log n calls on the stack instead.',
  },
  whenNot: [
    'The data is unsorted and searched once: sorting costs more than one scan, and for many lookups Hash Map Lookup is cheaper',
    'You can only follow links, as in a linked list: reaching each middle costs a walk, so scan, or use a Binary Search Tree',
  ],
  story: {
    problem:
      'The archive of a mine covers 3,000 weeks. From week to week, **costs always rise** and **income always falls**. You can look up **any week** directly. In which week were the two **exactly equal**, if there was one?',
    naive: 'A scan from the first week may look up all 3,000, and each lookup rejects only one.',
    insight:
      'If costs were still below income in the middle week, they were in every earlier week too. One lookup rejects half of what is left, so 12 lookups are enough.',
    invariant: 'If there is such a week at all, it is between `lo` and `hi`, both included.',
    plan: [
      'Set `lo` to the first week and `hi` to the last.',
      'While `lo` is at most `hi`, look up the middle week.',
      'If costs and income are equal, report that week. If costs are lower, set `lo` to `mid + 1`; if they are higher, set `hi` to `mid - 1`.',
      'Once `lo` has passed `hi`, report that there was no such week.',
    ],
    rival: {
      name: 'range-search',
      reason:
        'A boundary search continues after a match, to find the first of several. Here costs minus income rises every week, so the first match is the only one, and searching further is wasted work.',
    },
  },
  workedExample:
    'Eight drawers hold A-C, D-F, G-I, J-L, M-O, P-R, S-U and V-Z. Which one holds Moss? Open the fourth, J-L: Moss comes later, so the first four drawers are out. Open the sixth, P-R: Moss comes earlier, so the last three are out. Only M-O is left. Two looks have ruled out seven drawers.',
  listings: [
    {
      id: 'basic-binary-search',
      label: 'Exact match',
      note: 'Use it when any match will do: it returns as soon as the middle equals the target.',
      shows: ['Exact match'],
    },
    {
      id: 'integer-square-root',
      label: 'Integer square root',
      note: 'The squares form a sorted array that is computed, not stored; when the loop ends, `hi` is the rounded-down root.',
      shows: ['Rounded-down answer', 'Virtual array'],
    },
    {
      id: 'matrix-binary-search',
      label: 'Matrix as one sorted array',
      note: 'When each row continues the previous one, division turns a position into a row and a column.',
      shows: ['Virtual array'],
    },
    {
      id: 'median-by-cut',
      label: 'Search for a cut',
      note: 'The median of two sorted arrays: halve the cuts of the shorter one until no left value exceeds a right one.',
      shows: ['Search for a cut'],
    },
  ],
  practice: [
    {
      number: 704,
      title: 'Binary Search',
      slug: 'binary-search',
      difficulty: 'Easy',
      premium: false,
      adds: 'This is the loop in its pure form: decide what lo and hi promise, and every line follows from that.',
    },
    {
      number: 35,
      title: 'Search Insert Position',
      slug: 'search-insert-position',
      difficulty: 'Easy',
      premium: false,
      adds: 'A miss has an answer too, which makes this the bridge to boundary search: lo ends at the first value that is not smaller.',
    },
    {
      number: 374,
      title: 'Guess Number Higher or Lower',
      slug: 'guess-number-higher-or-lower',
      difficulty: 'Easy',
      premium: false,
      adds: 'There is no array: a reply of higher or lower is all you learn about the middle.',
    },
    {
      number: 69,
      title: 'Sqrt(x)',
      slug: 'sqrtx',
      difficulty: 'Easy',
      premium: false,
      adds: 'The sorted sequence of squares is computed, not stored, and a target between two squares has to be rounded down.',
    },
    {
      number: 367,
      title: 'Valid Perfect Square',
      slug: 'valid-perfect-square',
      difficulty: 'Easy',
      premium: false,
      adds: 'Only an exact match counts, and squaring the guess is where fixed-width integers overflow.',
    },
    {
      number: 74,
      title: 'Search a 2D Matrix',
      slug: 'search-a-2d-matrix',
      difficulty: 'Medium',
      premium: false,
      adds: 'You read the rows as one long array: dividing the index by the width gives the row, the remainder gives the column.',
    },
    {
      number: 540,
      title: 'Single Element in a Sorted Array',
      slug: 'single-element-in-a-sorted-array',
      difficulty: 'Medium',
      premium: false,
      adds: 'There is no target: whether pairs start at even or odd indices shows on which side the single element is.',
    },
    {
      number: 4,
      title: 'Median of Two Sorted Arrays',
      slug: 'median-of-two-sorted-arrays',
      difficulty: 'Hard',
      premium: false,
      adds: 'You search for a cut in the shorter array: no value left of either cut may exceed a value right of the other cut.',
    },
  ],
}
