import type { ComparisonTable } from './comparison-table.ts'

export const endsOrWindow: ComparisonTable = {
  title: 'Two Pointers vs Sliding Window vs Fast & Slow Pointers',
  columns: ['Two pointers', 'Sliding window', 'Fast & slow pointers'],
  patterns: [
    ['two-pointers', 'string-two-pointers'],
    ['sliding-window', 'string-sliding-window'],
    ['linked-list-two-pointers'],
  ],
  rows: [
    {
      feature: 'What counts',
      values: [
        'The elements at the two indices',
        'Everything between the two ends (121: the lowest price so far)',
        'The distance between two pointers in a linked list, or in any chain of next steps',
      ],
    },
    {
      feature: 'Movement',
      values: [
        'Toward each other, outward from a center, one along each sequence, or a writer that follows a reader',
        'Both to the right, the left one only to catch up',
        'Same direction: one faster, one ahead by a fixed distance, or each over both lists (160)',
      ],
    },
    {
      feature: 'Needs',
      values: [
        'A comparison or a fixed rule that decides which index to move',
        'A fixed length, or a condition that growing the window can only break or only fulfill, so the left end never goes back',
        'A next step from each node',
      ],
    },
    {
      feature: 'Stored besides the indices',
      values: [
        'Nothing, or the best value so far',
        'A sum, a product, a set, counts, a deque or the lowest value',
        'Nothing',
      ],
    },
    {
      feature: 'Time and memory',
      values: ['O(n) per sweep, O(1)', 'O(n), O(1) up to O(k) for what is inside', 'O(n), O(1)'],
    },
    {
      feature: 'Words to listen for',
      values: [
        'pair, triplets, sorted, in-place, palindrome (even the longest or shortest)',
        'longest, shortest, contiguous, at most k, window',
        'any linked list: middle, cycle, n-th from the end',
      ],
    },
  ],
  note: 'Check which elements the answer consists of: those at two indices, all between two indices, or a node that two pointers lead you to.',
}

export const windowOrPrefix: ComparisonTable = {
  title: 'Sliding Window vs Prefix Sums',
  columns: ['Sliding window', 'Prefix sums'],
  patterns: [['sliding-window'], ['prefix-sum']],
  rows: [
    {
      feature: 'Values',
      values: ['Not negative if they are added up and the length is free', 'Any, negative ones too'],
    },
    {
      feature: 'The problem asks for',
      values: [
        'The longest, the shortest, the best of length k, how many within a limit or with k different values, a pair within k positions, or one purchase and one sale',
        'An exact or largest sum or product, results for many ranges or for both sides, or a running load',
      ],
    },
    {
      feature: 'Idea',
      values: [
        'Grow to the right, shrink from the left',
        'A running total or product: up to here minus up to there, or the best that ends here',
      ],
    },
    {
      feature: 'Stored',
      values: [
        'A summary of the window: a sum, a product, a set, counts, a deque or the lowest value',
        'A running total or product, a table of totals, or a map of totals seen',
      ],
    },
    {
      feature: 'Memory',
      values: ['O(1), or O(k) for what is inside', 'O(1) for Kadane, O(n) for a table or map'],
    },
    {
      feature: 'Fails when',
      values: [
        'The length is free and growing may raise or lower the sum',
        'The condition is about different values or a maximum, not a sum or product',
      ],
    },
  ],
  note: 'When the length is free, one negative value is enough to rule the shrinking window out for sums.',
}

export const orderOrLookup: ComparisonTable = {
  title: 'Two Pointers vs Hash Map',
  columns: ['Two pointers', 'Hash map or set'],
  patterns: [['two-pointers'], ['hash-lookup']],
  rows: [
    {
      feature: 'Input',
      values: [
        'Sorted, sorted first to close in on a sum, rearranged in-place, or narrowed from both ends',
        'In any order',
      ],
    },
    { feature: 'Original positions', values: ['Lost if you sort', 'Stored with the key'] },
    { feature: 'Time', values: ['O(n), with sorting O(n log n)', 'O(n) on average for one pass'] },
    { feature: 'Memory', values: ['O(1)', 'O(n)'] },
    {
      feature: 'Duplicates',
      values: ['Adjacent once sorted, so they are skipped', 'Counted, or looked up before they are stored'],
    },
    { feature: 'A cycle in a list', values: ['Two speeds, no memory (Floyd)', 'A set of the nodes seen'] },
    {
      feature: 'Words to listen for',
      values: [
        'sorted, in-place, constant space, closest',
        'indices in an unsorted array, at least twice, most frequent, majority',
      ],
    },
  ],
}

export const orderOrBest: ComparisonTable = {
  title: 'Sorting vs Heap vs Search Tree',
  columns: ['Sorting', 'Heap', 'Binary search tree'],
  patterns: [['sorting'], ['heap-priority-queue'], ['binary-search-tree']],
  rows: [
    {
      feature: 'Elements',
      values: [
        'All there at the start, and all to be placed',
        'Arrive over time or come back changed, or only the next one or the best k count',
        'In sorted order in a tree, where any of them may arrive and leave',
      ],
    },
    {
      feature: 'The problem asks for',
      values: [
        'The whole order, one rank or count, or what is missing or out of order',
        'The best one again and again, the best k, or the median of a stream',
        'To find, add or remove a value, a rank or a neighbor, or to build or check an ordered tree',
      ],
    },
    {
      feature: 'Cost',
      values: [
        'O(n log n) once, O(n) to partition or count',
        'O(log n) each, O(n log k) for the best k',
        'O(log n) each while balanced',
      ],
    },
    { feature: 'Memory', values: ['O(1) to O(n)', 'O(k) for the best k, else O(n)', 'O(n)'] },
    {
      feature: 'Cannot',
      values: [
        'Take new elements cheaply',
        'Find or remove an arbitrary value quickly',
        'Stay fast when it degenerates to a list',
      ],
    },
    {
      feature: 'Words to listen for',
      values: [
        'sort the array, in-place, relative order, in the range [1, n]',
        'k closest, stream, median, merge k, next task',
        'binary search tree, k-th smallest, closest value, the next key below or above',
      ],
    },
  ],
}

export const sweepOrHeap: ComparisonTable = {
  title: 'Greedy Intervals vs Heap vs Search on the Answer',
  columns: ['Greedy sweep', 'Heap', 'Binary search on the answer'],
  patterns: [['greedy-intervals'], ['heap-priority-queue'], ['binary-search-on-answer']],
  rows: [
    {
      feature: 'The problem asks for',
      values: [
        'Ranges merged, kept, removed or counted, the farthest reach, or a result of choices that are always safe',
        'The best of a changing set again and again, the best k, or a median',
        'The smallest or largest number that works, or the k-th of all pairs or of all cells of a sorted matrix',
      ],
    },
    {
      feature: 'Sorted by',
      values: [
        'End to choose, start to merge, size to assign, nothing for jumps or a single pass',
        'Start when ranges open and close, else nothing',
        'The guesses are in order already; at most the input is sorted for the test',
      ],
    },
    {
      feature: 'Remembers',
      values: [
        'One boundary or a few values: the last end, the farthest reach or a count',
        'All candidates, the best on top',
        'The range of guesses',
      ],
    },
    {
      feature: 'Time',
      values: [
        'O(n log n), or O(n) when nothing needs sorting',
        'O(n log n), O(n log k) for the best k',
        'O(n log range)',
      ],
    },
    {
      feature: 'Words to listen for',
      values: [
        'overlapping, non-overlapping, rooms, jumps',
        'k closest, stream, median, merge k, next task',
        'minimize the maximum, within d days, capacity, speed',
      ],
    },
  ],
}

export const searchKinds: ComparisonTable = {
  title: 'Four Kinds of Binary Search',
  columns: ['Exact', 'Boundary', 'Rotated or mountain', 'On the answer'],
  patterns: [
    ['basic-binary-search'],
    ['range-search'],
    ['rotated-array-search'],
    ['binary-search-on-answer'],
  ],
  rows: [
    {
      feature: 'Searches',
      values: [
        'Sorted positions, or a sequence you can compute (squares, guesses)',
        'Sorted positions',
        'Positions around a break or a peak',
        'Possible results, each tested by a total or a count',
      ],
    },
    {
      feature: 'The test in the middle',
      values: [
        'Equal, smaller or larger? Or: on which side of this pair or cut is the answer?',
        'Does the condition hold here?',
        'Which half is in order, or which way is uphill?',
        'Is this guess enough, by a total or a count?',
      ],
    },
    {
      feature: 'After a match',
      values: [
        'Stop (without a match, the ends cross or meet at the answer)',
        'Keep it and go on toward the edge',
        'With a target: stop. For a minimum or a peak: keep it',
        'Keep the guess and look for a better one',
      ],
    },
    {
      feature: 'Loop ends when',
      values: [
        'lo has passed hi',
        'lo meets hi (half-open)',
        'With a target: lo has passed hi. Otherwise: lo meets hi',
        'lo meets hi',
      ],
    },
    {
      feature: 'Time of one search',
      values: ['O(log n)', 'O(log n)', 'O(log n), O(n) with duplicates', 'O(log range) tests of O(n) each'],
    },
    {
      feature: 'Words to listen for',
      values: [
        'sorted and distinct, return its index',
        'first, last, closest, how many',
        'rotated, peak, mountain',
        'least speed, capacity, minimize the maximum',
      ],
    },
  ],
}
