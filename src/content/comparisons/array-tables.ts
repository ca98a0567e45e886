import type { ComparisonTable } from './comparison-table.ts'

export const endsOrStretch: ComparisonTable = {
  title: 'Two Pointers vs Sliding Window vs Fast & Slow Pointers',
  columns: ['Two pointers', 'Sliding window', 'Fast & slow pointers'],
  rows: [
    {
      feature: 'What counts',
      values: ['The two ends', 'Everything between the ends', 'The distance between two walkers'],
    },
    {
      feature: 'Movement',
      values: [
        'Toward each other, or a reader before a writer',
        'Both to the right, the left one only to catch up',
        'Same direction, one of them faster',
      ],
    },
    {
      feature: 'Needs',
      values: [
        'An order that says which end to move',
        'A condition that only breaks when the window grows',
        'A next step from each place',
      ],
    },
    {
      feature: 'Kept besides the indices',
      values: ['Nothing', 'A sum, a count or a table of counts', 'Nothing'],
    },
    { feature: 'Time and memory', values: ['O(n), O(1)', 'O(n), O(1) or O(symbols)', 'O(n), O(1)'] },
    {
      feature: 'Words to listen for',
      values: [
        'pair, sorted, in place, palindrome',
        'longest, shortest, contiguous, at most k',
        'middle, cycle, n-th from the end',
      ],
    },
  ],
  note: 'Ask which elements the answer is made of: two of them, all between two of them, or a place that two walkers agree on.',
}

export const windowOrPrefix: ComparisonTable = {
  title: 'Sliding Window vs Prefix Sums',
  columns: ['Sliding window', 'Prefix sums'],
  rows: [
    { feature: 'Values', values: ['Not negative, or the length is fixed', 'Any, negative ones too'] },
    {
      feature: 'Asks for',
      values: ['Longest, shortest, best of length k', 'How many parts, exactly k, sum of a range'],
    },
    {
      feature: 'Idea',
      values: ['Grow to the right, shrink from the left', 'Total up to here minus total up to there'],
    },
    { feature: 'Kept', values: ['One running value', 'All totals, or a map of totals seen'] },
    { feature: 'Memory', values: ['O(1)', 'O(n)'] },
    {
      feature: 'Fails when',
      values: ['Growing may make the sum smaller', 'The question is about distinct elements, not a sum'],
    },
  ],
  note: 'One negative value in the input is enough to rule the shrinking window out for sums.',
}

export const orderOrLookup: ComparisonTable = {
  title: 'Two Pointers vs Hash Map',
  columns: ['Two pointers', 'Hash map or set'],
  rows: [
    { feature: 'Input', values: ['Sorted, or free to be sorted', 'In any order'] },
    { feature: 'Original positions', values: ['Lost by sorting', 'Kept, stored as the value'] },
    { feature: 'Time', values: ['O(n), with sorting O(n log n)', 'O(n) on average'] },
    { feature: 'Memory', values: ['O(1)', 'O(n)'] },
    {
      feature: 'Duplicates',
      values: ['Stand together and are skipped', 'Need a count, or are looked up before they are stored'],
    },
    { feature: 'A cycle in a list', values: ['Two speeds, no memory', 'A set of the nodes seen'] },
    {
      feature: 'Words to listen for',
      values: ['sorted, constant space, closest', 'unsorted, return indices, seen before'],
    },
  ],
}

export const orderOrBest: ComparisonTable = {
  title: 'Sorting vs Heap vs Search Tree',
  columns: ['Sorting', 'Heap', 'Binary search tree'],
  rows: [
    { feature: 'Elements', values: ['All there at the start', 'Keep arriving', 'Keep arriving and leaving'] },
    {
      feature: 'Asks for',
      values: ['The whole order, once', 'The best one, or the best k', 'Any rank, neighbour or range'],
    },
    {
      feature: 'Cost',
      values: ['O(n log n) once', 'O(log n) each, O(n log k) for the best k', 'O(log n) each while balanced'],
    },
    { feature: 'Memory', values: ['O(1) to O(n)', 'O(k) for the best k', 'O(n)'] },
    {
      feature: 'Cannot',
      values: [
        'Take new elements cheaply',
        'Find or remove an arbitrary value',
        'Stay fast when it degenerates to a list',
      ],
    },
    {
      feature: 'Words to listen for',
      values: [
        'arrange, group, in place',
        'k largest, k closest, stream, merge k',
        'sorted order, k-th smallest, closest value',
      ],
    },
  ],
}

export const sweepOrHeap: ComparisonTable = {
  title: 'Greedy Intervals vs Heap of Ends vs Search on the Answer',
  columns: ['Greedy on sorted intervals', 'Heap of open ends', 'Binary search on the answer'],
  rows: [
    {
      feature: 'Asks for',
      values: [
        'Most kept, fewest removed, merged',
        'How many at the same time',
        'The smallest limit that works',
      ],
    },
    {
      feature: 'Sorted by',
      values: ['End to choose, start to merge', 'Start', 'Nothing: the guesses are in order'],
    },
    {
      feature: 'Remembers',
      values: ['The last end only', 'The ends of all that are open', 'The range of guesses'],
    },
    { feature: 'Time', values: ['O(n log n)', 'O(n log n)', 'O(n log range)'] },
    {
      feature: 'Words to listen for',
      values: [
        'overlap, merge, non-overlapping',
        'rooms, platforms, at once',
        'minimise the maximum, within d days',
      ],
    },
  ],
}

export const searchKinds: ComparisonTable = {
  title: 'Four Kinds of Binary Search',
  columns: ['Exact', 'Boundary', 'Rotated', 'On the answer'],
  rows: [
    { feature: 'Searches', values: ['Positions', 'Positions', 'Positions', 'Numbers that no array holds'] },
    {
      feature: 'The test in the middle',
      values: [
        'Equal, smaller or larger',
        'Is it already at or past the edge?',
        'Which half is in order?',
        'Would this guess be enough?',
      ],
    },
    { feature: 'After a match', values: ['Stop', 'Go on toward the edge', 'Stop', 'Try a smaller guess'] },
    { feature: 'Loop ends when', values: ['lo passes hi', 'lo meets hi', 'lo passes hi', 'lo meets hi'] },
    { feature: 'Time', values: ['O(log n)', 'O(log n)', 'O(log n), O(n) with duplicates', 'O(n log range)'] },
    {
      feature: 'Words to listen for',
      values: [
        'sorted, find the index',
        'first, last, insert position',
        'rotated, peak, pivot',
        'least speed, capacity, at most d days',
      ],
    },
  ],
}
