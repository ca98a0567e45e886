import type { Lesson } from '../../lesson.ts'

export const lesson: Lesson = {
  id: 8,
  name: 'range-search',
  displayName: 'Boundary & Range Search',
  shortName: 'Range Search',
  description:
    'Search for the position where a condition changes from no to yes, not for a value. Everything left of the range is a no, everything right of it a yes; shrink the range until it is empty, and you are at the first yes.',
  idea: 'Look for the first yes of a condition that never turns back to no: if the middle is a yes, keep it and go left; otherwise go right.',
  scenarios: [
    'First and last position of a repeated value',
    'First version in which a defect appears',
    'Latest entry stored at or before a given time',
    'The k values of a sorted array that are closest to a target',
    'How many partners in a sorted array reach a threshold',
    'Last job that ends by the time another one begins',
  ],
  identificationClues:
    'The data is sorted, or you may sort it. You need the first or last element that meets a condition, the nearest one, or how many qualify. An equal element does not end the search. If the middle is a possible answer that a pass must test, it is binary search on the answer.',
  recognitionGuide: {
    keyPhrases: [
      'first and last position',
      'the number of elements less than',
      'greater than or equal to',
      'closest to x',
    ],
    commonVariations: [
      'Lower bound: you find the first element that is at least x, which is also where x would be inserted (bisect_left in Python, lower_bound in C++)',
      'Upper bound: you find the first element greater than x; upper bound minus lower bound counts equal elements, or partners within a range',
      'Latest at or before: the answer is the element just before the upper bound, if there is one',
      'Positions by value: a map lists the positions of each value in order, and two searches count those within a range of indices',
      'Window start: you halve the possible starts and compare the values at both edges of the window',
      'Weighted intervals: after sorting by end, `best[i]` is the larger of `best[i - 1]` and the value of range i plus the best of the ranges that end by its start, which a search finds',
    ],
  },
  commonMistakes: [
    'Stopping at the first equal element: on [2,2,2] it reports the middle one',
    'Reading past the end: when every element is smaller, the bound is n; check before reading that index',
    'Walking from a match to the edge: correct but linear; time it on a million equal values',
    'Dropping a middle that may be the answer: with `lo < hi`, a yes means `hi = mid`; `hi = mid - 1` is right only with `lo <= hi` and a final return of `lo`',
  ],
  complexity: {
    time: 'O(log n)',
    timeReason:
      'One search halves the range of n positions between the last no and the first yes until it is empty.',
    space: 'O(1)',
    spaceReason:
      'You keep only the two ends of the range; sorting or storing the data is counted separately.',
  },
  whenNot: [
    'The condition switches more than once: halving may end at the wrong switch, so scan, or find an order with one switch',
    'Values are added between the searches: a sorted array shifts on each insertion, so keep a Binary Search Tree',
  ],
  story: {
    problem:
      'During a flood, a gauge logs the river level every minute for a week. The level **never falls**, but it **often stays the same**. In which minute did it **first reach 300 cm or more**?',
    naive:
      'Scanning from the start may read 10,080 levels. It never uses the fact that one level below 300 settles every minute before it.',
    insight:
      'Ask of each minute: is the level at least 300? The answers are no, no, ..., yes, yes, with one change. A no rules out everything up to it; a yes may be the first, so keep it.',
    invariant: 'Every minute before `lo` is below 300, and every minute from `hi` on is at least 300.',
    plan: [
      'Set `lo` to 0 and `hi` to the number of minutes, one past the end.',
      'While `lo` is less than `hi`, read the level in the middle.',
      'If it is below 300, set `lo` to `mid + 1`; otherwise set `hi` to `mid`.',
      'Return `lo`; if it is past the end, 300 was never reached.',
    ],
    rival: {
      name: 'basic-binary-search',
      reason:
        'It looks for a level of exactly 300. It may stop at any one of many equal readings, and if the level jumps from 298 to 305 it reports nothing at all.',
    },
  },
  workedExample:
    'How many values of `[1, 3, 3, 6, 8]` are below 5? Find the first that is at least 5, starting with lo = 0 and hi = 5. Index 2 holds 3, which is too small: lo = 3. Index 4 holds 8, which may be the first: hi = 4. Index 3 holds 6, which may be the first: hi = 3. The two ends have met at 3, so three values are below 5.',
  listings: [
    {
      id: 'range-search',
      label: 'First and last position',
      note: 'Two boundary searches: the first value that is at least the target, and the first one greater than it.',
      shows: ['Lower bound', 'Upper bound'],
    },
    {
      id: 'lower-bound',
      label: 'Lower bound, half-open',
      note: 'The loop to know by heart; libraries have it as `bisect_left` in Python and `lower_bound` in C++.',
      shows: ['Lower bound'],
    },
    {
      id: 'latest-at-or-before',
      label: 'Latest at or before a time',
      note: 'Find the first time that is too late, then step back one entry, if there is one.',
      shows: ['Latest at or before'],
    },
    {
      id: 'closest-window',
      label: 'Start of a window',
      note: 'The boundary is the first start that should not move right: compare the value that would leave with the one that would enter.',
      shows: ['Window start'],
    },
  ],
  practice: [
    {
      number: 278,
      title: 'First Bad Version',
      slug: 'first-bad-version',
      difficulty: 'Easy',
      premium: false,
      adds: 'There is no value to match: a bad version in the middle stays a candidate, since it may be the first one.',
    },
    {
      number: 744,
      title: 'Find Smallest Letter Greater Than Target',
      slug: 'find-smallest-letter-greater-than-target',
      difficulty: 'Easy',
      premium: false,
      adds: 'This is the upper bound: an equal character is not enough, and past the end the answer wraps around to the first.',
    },
    {
      number: 1351,
      title: 'Count Negative Numbers in a Sorted Matrix',
      slug: 'count-negative-numbers-in-a-sorted-matrix',
      difficulty: 'Easy',
      premium: false,
      adds: 'One boundary per row gives its count; from row to row it never moves right, so a staircase walk does even better.',
    },
    {
      number: 34,
      title: 'Find First and Last Position of Element in Sorted Array',
      slug: 'find-first-and-last-position-of-element-in-sorted-array',
      difficulty: 'Medium',
      premium: false,
      adds: 'You need both edges of one value: its lower bound, and the index just before its upper bound.',
    },
    {
      number: 658,
      title: 'Find K Closest Elements',
      slug: 'find-k-closest-elements',
      difficulty: 'Medium',
      premium: false,
      adds: 'You search for the start of a window: compare its first value with the one just after its end.',
    },
    {
      number: 981,
      title: 'Time Based Key-Value Store',
      slug: 'time-based-key-value-store',
      difficulty: 'Medium',
      premium: false,
      adds: 'The history of each key is already in order, and the answer is the entry just before the upper bound.',
    },
    {
      number: 2300,
      title: 'Successful Pairs of Spells and Potions',
      slug: 'successful-pairs-of-spells-and-potions',
      difficulty: 'Medium',
      premium: false,
      adds: 'The threshold differs for each spell: divide, round up, and every potion from that boundary on counts.',
    },
    {
      number: 436,
      title: 'Find Right Interval',
      slug: 'find-right-interval',
      difficulty: 'Medium',
      premium: false,
      adds: 'You sort the starts together with their original indices, because the answer refers to the unsorted list.',
    },
    {
      number: 2563,
      title: 'Count the Number of Fair Pairs',
      slug: 'count-the-number-of-fair-pairs',
      difficulty: 'Medium',
      premium: false,
      adds: 'Pairs have no order, so you may sort; then two bounds per value enclose all its partners.',
    },
    {
      number: 1235,
      title: 'Maximum Profit in Job Scheduling',
      slug: 'maximum-profit-in-job-scheduling',
      difficulty: 'Hard',
      premium: false,
      adds: 'The boundary feeds a table: look up the last job that ends in time and add the best profit up to it.',
    },
  ],
}
