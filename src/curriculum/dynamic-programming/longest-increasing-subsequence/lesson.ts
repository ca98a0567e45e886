import type { Lesson } from '../../lesson.ts'

export const lesson: Lesson = {
  id: 40,
  name: 'longest-increasing-subsequence',
  displayName: 'Longest Increasing Subsequence',
  shortName: 'LIS',
  description:
    'The longest chain that ends at an element is one longer than the longest chain it can follow. If you store the smallest end for each chain length instead (patience sorting), a binary search replaces the scan and the total is O(n log n).',
  idea: 'Look at every earlier element that may come before this one, and extend the longest chain that ends there.',
  formula: 'length[i] = 1 + max(length[j] for each j < i with nums[j] < nums[i])',
  scenarios: [
    'Longest subsequence of numbers that keeps increasing',
    'Most envelopes that fit into one another',
    'Longest chain of words, each one character longer',
    'Fewest removals that leave a mountain',
    'How many longest increasing subsequences there are',
  ],
  identificationClues:
    'You pick elements from one sequence, gaps allowed, and a rule links each pick to the one before, such as being larger. If the run must be contiguous, a counter is enough. If two sequences are aligned, it is longest common subsequence, unless no element repeats in one.',
  recognitionGuide: {
    keyPhrases: [
      'strictly increasing subsequence',
      'longest chain',
      'can fit into',
      'minimum number of elements to remove',
    ],
    commonVariations: [
      'Scan back: `best[i]` is one more than the largest `best[j]` of all earlier elements that `i` can follow',
      'Sorted tails: x replaces the first tail that is not smaller than x',
      'Sort one side first: widths increasing and, among equal widths, heights decreasing; of ranges sorted by end, a greedy sweep chains the most, but not the most valuable',
      'Count as well: you store the number of best chains; an equal length adds to it, a longer one replaces it',
      'Look up the predecessor: when few can come before an element, a hash map replaces the scan',
    ],
  },
  commonMistakes: [
    'Reading the chain off the tails: only their number is right; [2,5,1] leaves 1, 5, which is no subsequence',
    'Upper bound instead of lower bound: equal values lengthen a strict chain; [2,2] must give 1',
    'Equal widths by increasing height: envelopes of one width seem to nest; test [1,1] and [1,2]',
    'Reading the answer at the last index: the longest chain may end anywhere; [1,2,3,0] must give 3',
  ],
  complexity: {
    time: 'O(n log n)',
    timeReason: 'Each of the n values costs one binary search among the tails.',
    space: 'O(n)',
    spaceReason: 'There is at most one tail for each length.',
  },
  whenNot: [
    'The chosen part has to be contiguous: one counter for the run that ends here is enough, the simplest Linear DP (Fibonacci Style)',
  ],
  story: {
    problem:
      'Ports 1 to 5 on the north bank of a river plan bridges to ports 3, 4, 1, 5 and 2 on the south bank. Bridges **must not cross**. Plans may be dropped, but **the order of the ports is fixed**. What is the **largest number of bridges**?',
    naive:
      'Test every subset of bridges for crossings: 2^n subsets, and most of them share the same last bridge.',
    insight:
      'Read in northern order, bridges do not cross exactly if their south ports increase. To extend such a chain only its last port matters, and of equal lengths the smallest is best.',
    invariant: 'After each bridge, the smallest possible last port is known for every chain length so far.',
    plan: [
      'Read the south ports from north port 1 to 5: 3, 4, 1, 5, 2.',
      'Binary search the first tail that is not smaller than the port.',
      'Replace that tail, or append if there is none.',
      'The tails become 3; 3, 4; 1, 4; 1, 4, 5; and 1, 2, 5. So the answer is 3, for example 3, 4, 5.',
    ],
    rival: {
      name: 'monotonic-stack',
      reason:
        'A stack would pop 3 and 4 when 1 arrives and never hold more than two ports, although 5 still extends 3, 4.',
    },
  },
  workedExample:
    'Find the longest chain in [4, 6, 5, 8, 11] in which each number is at least 3 more than the one before. Ending at 4: length 1. At 6 and at 5: 4 is too close, so 1 each. At 8: it can follow 4 or 5, so 2. At 11: it can follow 8, so 3. Each number was compared with all earlier ones.',
  listings: [
    {
      id: 'longest-increasing-subsequence',
      label: 'Tails + binary search',
      note: 'O(n log n), with the lower-bound search written out; the tails give the length, not the chain.',
      shows: ['Sorted tails'],
    },
    {
      id: 'lis-quadratic',
      label: 'Scan back, O(n²)',
      note: 'Works for any rule between two elements, such as divisibility, and is easy to extend by counts or parents.',
      shows: ['Scan back'],
    },
    {
      id: 'lis-memo',
      label: 'Recursion + memoization',
      note: 'Prefer it to the table when the input has no order to fill in: Longest String Chain then needs no sorting.',
      shows: ['Scan back'],
    },
    {
      id: 'russian-doll-envelopes',
      label: 'Two dimensions (Envelopes)',
      note: 'Sort by width, then find the longest increasing heights with the library: `bisect_left`, `lower_bound`.',
      shows: ['Sort one side first'],
    },
  ],
  practice: [
    {
      number: 674,
      title: 'Longest Continuous Increasing Subsequence',
      slug: 'longest-continuous-increasing-subsequence',
      difficulty: 'Easy',
      premium: false,
      adds: 'This is the contiguous version: when the run breaks, the count restarts at one.',
    },
    {
      number: 300,
      title: 'Longest Increasing Subsequence',
      slug: 'longest-increasing-subsequence',
      difficulty: 'Medium',
      premium: false,
      adds: 'Elements may be skipped, so you store the smallest tail for each length and find it by binary search.',
    },
    {
      number: 646,
      title: 'Maximum Length of Pair Chain',
      slug: 'maximum-length-of-pair-chain',
      difficulty: 'Medium',
      premium: false,
      adds: 'A pair follows another if it starts after the other ends, and here always taking the earliest end is optimal.',
    },
    {
      number: 673,
      title: 'Number of Longest Increasing Subsequence',
      slug: 'number-of-longest-increasing-subsequence',
      difficulty: 'Medium',
      premium: false,
      adds: 'You store a count next to each length: an equal length adds to it, a longer one replaces it.',
    },
    {
      number: 368,
      title: 'Largest Divisible Subset',
      slug: 'largest-divisible-subset',
      difficulty: 'Medium',
      premium: false,
      adds: 'The rule is divisibility instead of smaller-than, and you need the members themselves, so store each predecessor.',
    },
    {
      number: 1048,
      title: 'Longest String Chain',
      slug: 'longest-string-chain',
      difficulty: 'Medium',
      premium: false,
      adds: 'Words are sorted by length, and you find a predecessor by deleting each character and looking it up.',
    },
    {
      number: 1027,
      title: 'Longest Arithmetic Subsequence',
      slug: 'longest-arithmetic-subsequence',
      difficulty: 'Medium',
      premium: false,
      adds: 'The difference becomes part of the state, because the last two members decide what may follow.',
    },
    {
      number: 354,
      title: 'Russian Doll Envelopes',
      slug: 'russian-doll-envelopes',
      difficulty: 'Hard',
      premium: false,
      adds: 'There are two dimensions: sort by width, ties by decreasing height, then solve the heights alone.',
    },
    {
      number: 1671,
      title: 'Minimum Number of Removals to Make Mountain Array',
      slug: 'minimum-number-of-removals-to-make-mountain-array',
      difficulty: 'Hard',
      premium: false,
      adds: 'Two chains, one from each side, meet at a peak, and both must be longer than one.',
    },
  ],
}
