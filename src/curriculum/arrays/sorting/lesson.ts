import type { Lesson } from '../../lesson.ts'

export const lesson: Lesson = {
  id: 5,
  name: 'sorting',
  displayName: 'Sorting & In-Place Partitioning',
  shortName: 'Sorting',
  description:
    'Rearrange the array until an index means something: the array is sorted, split around a pivot, or each value is at the index it names. Then you read the answer from adjacent values, or from the one index that does not fit.',
  idea: 'Rearrange the array until an index says something about its value, then read the answer from neighbors or from the one value that does not fit.',
  scenarios: [
    'Sort an array of three different values in one pass',
    'Find the number that is missing from 0 to n',
    'Find the k-th largest value without sorting everything',
    'Count the pairs that are out of order while merging two halves',
    'Order numbers by your own rule so that they join to the largest number',
  ],
  identificationClues:
    'You need sorted order, a rank, or the number of pairs that are out of order, and you may move the values. It also fits when each value names its own index, as with 1 to n, or when the values fall into a few groups. If elements keep arriving, use a heap. If the values must stay where they are, follow them as links (fast and slow pointers).',
  recognitionGuide: {
    keyPhrases: [
      'in the range [1, n]',
      'the kth largest element',
      'sort the array in ascending order',
      'O(1) auxiliary space',
    ],
    commonVariations: [
      'Cyclic placement: you swap each value to the index it names, then look for the value that does not fit',
      'Partition: you grow zones of smaller, equal and larger values around a pivot (Dutch national flag); quickselect continues in one zone',
      'Merge and count: when a right value goes first, each value still in the left half forms an inversion; if the rule is not the order itself, count in a pass before merging',
      'Custom comparison: you define which of two elements goes first and leave the sorting to the library',
      'Counting sort: you count values from a small range and write them out in order; for a cutoff such as the h-index, stop as soon as the running count reaches it',
    ],
  },
  commonMistakes: [
    'Moving on after a swap from the right zone: the value that came in is unchecked; [1,2,0] ends as [1,0,2]',
    'Endless swaps on duplicates: stop when the target index already contains the same value; [1,1] hangs otherwise',
    'Trusting the default order: JavaScript sorts numbers as strings and puts 10 before 9; pass a comparison',
    'A comparison that contradicts itself: the result depends on the input order, Java may throw, and in C++ it is undefined behavior; check that compare(a, b) and compare(b, a) have opposite signs',
  ],
  complexity: {
    time: 'O(n log n)',
    timeReason: 'Halving n elements gives about log n levels, and each level merges all n of them once.',
    space: 'O(n)',
    spaceReason:
      'Merging needs a buffer of n elements, and so does a sorted copy; partitioning and cyclic placement need O(1).',
  },
  whenNot: ['The answer must name original positions: sort pairs of value and index, or use Hash Map Lookup'],
  story: {
    problem:
      'Two judges each rank the same n films, **without ties**. For **how many pairs of films** do the two judges **disagree about which is better**?',
    naive:
      'Compare every pair of films in both rankings. That is about n² / 2 pairs, each looked at on its own.',
    insight:
      "Write down the second judge's ranks in the first judge's order. The judges disagree about a pair exactly when its larger rank comes first: that is an inversion. Merge sort counts inversions in bulk: when a right rank is taken, it is smaller than every rank still waiting on the left.",
    invariant:
      'After each merge, the merged part is sorted, and every inversion inside it has been counted exactly once.',
    plan: [
      "List the second judge's ranks in the first judge's order.",
      'Split the list into halves, and sort and count each half in the same way.',
      'Merge the halves; whenever you take a right rank, add the number of ranks still on the left.',
      'The answer is the sum of what all merges counted.',
    ],
    rival: {
      name: 'hash-lookup',
      reason:
        'A map finds the rank of any film at once, but not how many earlier films have a larger rank. That depends on order, and hashing ignores order.',
    },
  },
  workedExample:
    'Bring all values below 4 to the front of [5, 2, 8, 1]. The front zone is empty. 5 stays. 2 is small: swap it with 5, and the zone is [2]. 8 stays. 1 is small: swap it with 5, the first value after the zone. The array is [2, 1, 8, 5]. At every step the zone contained small values only.',
  listings: [
    {
      id: 'sorting',
      label: 'Merge sort',
      note: 'It sorts any input in O(n log n), keeps equal values in order, and needs a buffer of n values.',
    },
    {
      id: 'dutch-flag',
      label: 'Dutch national flag',
      note: 'It splits the array into smaller, equal and larger values in one pass, in-place.',
      shows: ['Partition'],
    },
    {
      id: 'quickselect',
      label: 'Quickselect',
      note: 'You need one rank only: partition, then continue in the one zone that contains it.',
      shows: ['Partition'],
    },
    {
      id: 'cyclic-placement',
      label: 'Cyclic placement',
      note: 'Values from 1 to n name their own index, so the array serves as the table of what was seen.',
      shows: ['Cyclic placement'],
    },
    {
      id: 'count-inversions',
      label: 'Merge and count',
      note: 'While merging, you count for each right value how many larger values are still on the left.',
      shows: ['Merge and count'],
    },
  ],
  practice: [
    {
      number: 268,
      title: 'Missing Number',
      slug: 'missing-number',
      difficulty: 'Easy',
      premium: false,
      adds: 'Values and indices are the same numbers, so a sum or an XOR over both leaves the one that is missing.',
    },
    {
      number: 448,
      title: 'Find All Numbers Disappeared in an Array',
      slug: 'find-all-numbers-disappeared-in-an-array',
      difficulty: 'Easy',
      premium: false,
      adds: 'Several numbers are missing and no memory may be added: negating the value at an index records that its number was seen.',
    },
    {
      number: 1122,
      title: 'Relative Sort Array',
      slug: 'relative-sort-array',
      difficulty: 'Easy',
      premium: false,
      adds: 'A second list gives the order; since the values are small, counting sort beats comparing.',
    },
    {
      number: 75,
      title: 'Sort Colors',
      slug: 'sort-colors',
      difficulty: 'Medium',
      premium: false,
      adds: 'Three zones grow in one pass, the Dutch national flag: a value swapped in from the right is still unchecked.',
    },
    {
      number: 912,
      title: 'Sort an Array',
      slug: 'sort-an-array',
      difficulty: 'Medium',
      premium: false,
      adds: 'You write the sort itself: merge sort takes O(n log n) on every input, quicksort needs a random pivot.',
    },
    {
      number: 179,
      title: 'Largest Number',
      slug: 'largest-number',
      difficulty: 'Medium',
      premium: false,
      adds: 'You invent the comparison by joining two numbers in both orders; an array of only zeros is the trap.',
    },
    {
      number: 274,
      title: 'H-Index',
      slug: 'h-index',
      difficulty: 'Medium',
      premium: false,
      adds: 'You sort in descending order: the answer is the last rank `r` whose paper still has at least `r` citations.',
    },
    {
      number: 215,
      title: 'Kth Largest Element in an Array',
      slug: 'kth-largest-element-in-an-array',
      difficulty: 'Medium',
      premium: false,
      adds: 'Only one index has to be right, so quickselect partitions and continues in the zone that contains it.',
    },
    {
      number: 41,
      title: 'First Missing Positive',
      slug: 'first-missing-positive',
      difficulty: 'Hard',
      premium: false,
      adds: 'It is cyclic placement with noise: values outside 1 to n are ignored, and the first value that does not fit is the answer.',
    },
    {
      number: 493,
      title: 'Reverse Pairs',
      slug: 'reverse-pairs',
      difficulty: 'Hard',
      premium: false,
      adds: 'You count while merging, but the rule differs from the sort order, so you count first and merge afterwards.',
    },
  ],
}
