import type { Lesson } from '../../lesson.ts'

export const lesson: Lesson = {
  id: 4,
  name: 'hash-lookup',
  displayName: 'Hash Map Lookup',
  shortName: 'Hash Map',
  description:
    'Put what you have seen into a set or map and query it once per element instead of scanning back. You trade memory for time: finding a partner, a duplicate or a count takes one step on average.',
  idea: 'Remember what you have seen in a map, so that each element finds its partner in one lookup instead of a scan.',
  scenarios: [
    'Find the indices of two values in an unsorted array that add up to a target',
    'Check whether any value occurs twice',
    'Find the longest run of consecutive numbers without sorting',
    'Insert, remove and draw a random element in constant time',
    'Report the k values that occur most often',
  ],
  identificationClues:
    'You must find an element or a state again, by its value or by a partner or key that you can compute. The input is unsorted, or you need original positions. O(n) extra memory is allowed. If counts are compared with counts, use frequency counting; if the input is sorted, two pointers need no memory.',
  recognitionGuide: {
    keyPhrases: [
      'return indices of the two numbers',
      'appears at least twice',
      'an unsorted array',
      'average O(1) time',
    ],
    commonVariations: [
      'Seen so far: you look up first and insert afterward, so that no element pairs with itself',
      'Value to index or count: the map gives for each value what the answer needs, its index or its count',
      'Set of everything: you put in all values first, then walk from `x` to `x + 1`',
      'Composite key: you join several parts into one key, such as row and box, or the two parts of a slope',
      'Map beside an array: the map stores the index of each value, so the array can draw at random and remove in O(1)',
    ],
  },
  commonMistakes: [
    'Inserting before looking up: with target 6, a single 3 becomes its own partner',
    'Counting a run from every number: time it on 1 to 100,000; start only where `x - 1` is missing',
    'Fractions as keys: rounding can make two different slopes equal, and a vertical line divides by zero; reduce both parts by their greatest common divisor',
    'A list or object as the key: in many languages it is compared by identity and never found again; look up an equal copy',
  ],
  complexity: {
    time: 'O(n)',
    timeReason:
      'Each of the n values is looked up and stored a constant number of times, at O(1) on average for each.',
    space: 'O(n)',
    spaceReason: 'In the worst case nearly all n values are stored before a partner turns up.',
  },
  whenNot: [
    'You need the nearest, the next larger or the k-th value: hashing forgets order, so keep a Binary Search Tree or sort',
  ],
  story: {
    problem:
      'A stage plan lists lamps as points (x, y), **in no particular order**, with no point listed twice. Does **every lamp have its exact mirror image** across the center line x = 0 on the plan as well? A lamp on the line counts as its own mirror image.',
    naive:
      'For each lamp, scan the whole plan for its mirror image. That is up to n² comparisons, and every scan reads the same list again.',
    insight:
      'The mirror image of (x, y) can only be (-x, y). So you need no scan: a hash set tells you in O(1) on average whether that point is on the plan.',
    invariant:
      'The set contains exactly the points of the plan, and the mirror image of every lamp checked so far is among them.',
    plan: [
      'Insert every point into a set.',
      'For each lamp (x, y), compute (-x, y) and look it up.',
      'If it is missing, the answer is no.',
      'If none is missing after the last lamp, the answer is yes.',
    ],
    rival: {
      name: 'two-pointers',
      reason:
        'Two pointers need mirror images at opposite ends of a sorted list. The plan is unsorted, and sorting costs O(n log n), while a lookup needs no order at all.',
    },
  },
  workedExample:
    'Do two prices in [9, 2, 6, 3] differ by 4? At 9: 5 and 13 have not been seen, so store 9. At 2: neither -2 nor 6 has been seen, so store 2. At 6: 10 has not been seen, but 2 has, so 2 and 6 are the pair. You need two lookups per element and never scan back.',
  listings: [
    {
      id: 'hash-lookup',
      label: 'Partner with its index',
      note: 'The map stores the index of each earlier value, because the answer needs positions.',
      shows: ['Seen so far', 'Value to index or count'],
    },
    {
      id: 'first-repeat',
      label: 'Seen set',
      note: 'You only need to know whether a value has occurred, so a set is enough.',
      shows: ['Seen so far'],
    },
    {
      id: 'consecutive-run',
      label: 'Set of everything',
      note: 'All values go in first, and each run is walked once, from its smallest value.',
      shows: ['Set of everything'],
    },
    {
      id: 'random-set',
      label: 'Map beside an array',
      note: 'A map alone cannot draw at random, so an array stores the values and the map stores their indices.',
      shows: ['Map beside an array'],
    },
    {
      id: 'majority-vote',
      label: 'Boyer-Moore majority vote',
      note: 'If one value fills more than half of the array, a candidate and a counter replace the map of counts.',
    },
  ],
  practice: [
    {
      number: 1,
      title: 'Two Sum',
      slug: 'two-sum',
      difficulty: 'Easy',
      premium: false,
      adds: 'It is the basic move: you compute the partner, look it up, and only then store this value with its index.',
    },
    {
      number: 217,
      title: 'Contains Duplicate',
      slug: 'contains-duplicate',
      difficulty: 'Easy',
      premium: false,
      adds: 'There is no partner to compute: as soon as the set already contains the value, you are done.',
    },
    {
      number: 169,
      title: 'Majority Element',
      slug: 'majority-element',
      difficulty: 'Easy',
      premium: false,
      adds: 'Counts per value do it; since one value outnumbers all others together, Boyer-Moore voting does it with O(1) memory.',
    },
    {
      number: 128,
      title: 'Longest Consecutive Sequence',
      slug: 'longest-consecutive-sequence',
      difficulty: 'Medium',
      premium: false,
      adds: 'A set replaces sorting, and starting only where no predecessor exists keeps the whole walk linear.',
    },
    {
      number: 36,
      title: 'Valid Sudoku',
      slug: 'valid-sudoku',
      difficulty: 'Medium',
      premium: false,
      adds: 'You invent the keys: there is one for each row, column and box, so a single pass checks all three.',
    },
    {
      number: 347,
      title: 'Top K Frequent Elements',
      slug: 'top-k-frequent-elements',
      difficulty: 'Medium',
      premium: false,
      adds: 'Counting is only half of it: buckets indexed by count avoid sorting the different values.',
    },
    {
      number: 380,
      title: 'Insert Delete GetRandom O(1)',
      slug: 'insert-delete-getrandom-o1',
      difficulty: 'Medium',
      premium: false,
      adds: 'A map cannot draw at random, so you also keep an array, whose last element fills the gap after a removal.',
    },
    {
      number: 846,
      title: 'Hand of Straights',
      slug: 'hand-of-straights',
      difficulty: 'Medium',
      premium: false,
      adds: 'You use up the counts, and the choice is forced: the smallest remaining card must begin the next group.',
    },
    {
      number: 2013,
      title: 'Detect Squares',
      slug: 'detect-squares',
      difficulty: 'Medium',
      premium: false,
      adds: 'One corner is known: you try each stored point as the diagonal corner and multiply counts, since points may repeat.',
    },
    {
      number: 149,
      title: 'Max Points on a Line',
      slug: 'max-points-on-a-line',
      difficulty: 'Hard',
      premium: false,
      adds: 'The key is a slope, reduced by the greatest common divisor, and each base point gets a new map.',
    },
  ],
}
