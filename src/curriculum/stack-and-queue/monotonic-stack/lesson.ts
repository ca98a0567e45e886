import type { Lesson } from '../../lesson.ts'

export const lesson: Lesson = {
  id: 22,
  name: 'monotonic-stack',
  displayName: 'Monotonic Stack',
  description:
    'Keep a stack whose values only decrease, or only increase, toward the top. Before you push, pop everything that would break the order: for each popped element, the newcomer is its next greater (or next smaller) value.',
  idea: 'Before you push a value, pop every smaller one: the newcomer is the next greater value of each one you pop.',
  scenarios: [
    'Days to wait until it gets warmer',
    'Number of consecutive days on which the price was not higher',
    'Largest rectangle under a histogram',
    'Smallest number after removing k digits',
    'Sum of the minimums of all subarrays',
    'Next greater value, even around a circular array',
  ],
  identificationClues:
    'Each element needs the nearest larger or smaller one, or how far it reaches until one blocks it. Or a smaller value should push out larger ones before it. Size alone decides what is popped, never a matching partner. If elements also expire because a window moves on, use a monotonic deque.',
  recognitionGuide: {
    keyPhrases: ['next greater element', 'days you have to wait', 'largest rectangle', 'after removing'],
    commonVariations: [
      'Decreasing stack: a larger newcomer is the next greater value of everything it pops',
      'Increasing stack: a smaller newcomer ends the reach of each popped value, as in the histogram',
      'Circular array: you go over it twice, with the index modulo n',
      'Contribution: each value counts for all subarrays in which it is the smallest, left reach times right reach',
      'Greedy removal: a smaller digit pops larger digits before it while removals remain',
      'A pattern of three: for `i < j < k` with `a[i] < a[k] < a[j]`, you go from right to left, and the largest value popped so far is the best `a[k]`',
    ],
  },
  commonMistakes: [
    'The same strictness on both sides: with equal values, subarrays are counted twice or not at all; test [2,2] and make only one side strict',
    'Forgetting what stays on the stack: those elements have no next greater value; give them a default or end with a sentinel',
    'Storing values where indices are needed: a distance or width cannot be computed from values alone',
    'The wrong order for the problem: an increasing stack finds next smaller values; for next greater in [2,1,3], both 2 and 1 must get 3',
  ],
  complexity: {
    time: 'O(n)',
    timeReason:
      'Each of the n elements is pushed once and popped at most once, however long a single chain of pops is.',
    space: 'O(n)',
    spaceReason: 'If the values never trigger a pop, all n elements are still on the stack at the end.',
  },
  whenNot: [
    'The largest square of ones in a grid, not the largest rectangle: one number per cell is enough, as in Grid DP',
  ],
  story: {
    problem:
      'Hills of different heights lie in a row. From one hilltop you see another to the east if **every hill between them is lower than both**. For **each hill**, how many do you see?',
    naive:
      'Walk east from every hill until a taller one blocks the view. On a row that falls to the east, that is O(n²) steps.',
    insight:
      'Go from east to west. A hill that is lower than a nearer one is hidden from everything farther west, so it can be forgotten.',
    invariant:
      'The stack holds exactly the hills that can still be seen from farther west, nearest on top, with heights increasing toward the bottom.',
    plan: [
      'Take the hills from east to west, and start each count at 0.',
      'Pop every hill that is lower, and count it: it is visible.',
      'If a hill remains, count it, too: it is the one that blocks the view.',
      'Record the count and push the hill.',
    ],
    rival: {
      name: 'queue-operations',
      reason:
        'A deque also drops its oldest entry. Here no hill expires with distance: in 5, 1, 3, 2, 4, the hill of height 5 sees 1, 3, and the 4 at the far end. Only a taller newcomer removes a hill.',
    },
  },
  workedExample:
    'For each house in `[2, 5, 3, 4]`, find the nearest lower one to its left. 2: the stack is empty, so none; push 2. 5: the top, 2, is lower; push 5. 3: the 5 is not lower and can never be an answer again, so pop it; 2 is the answer; push 3. 4: the top, 3, is lower. Each house was pushed once and popped at most once.',
  listings: [
    {
      id: 'monotonic-stack',
      label: 'Daily temperatures',
      note: 'Store indices: the distance to the newcomer is the answer of each popped day.',
      shows: ['Decreasing stack'],
    },
    {
      id: 'next-greater',
      label: 'Next greater, circular',
      note: 'Go over the array twice, and push only in the first round.',
      shows: ['Circular array'],
    },
    {
      id: 'largest-rectangle',
      label: 'Largest rectangle',
      note: 'When a bar is popped, both of its borders are known at that moment.',
      shows: ['Increasing stack'],
    },
    {
      id: 'smallest-after-removals',
      label: 'Remove k digits',
      note: 'Pop a larger digit for a smaller one while removals remain: a greedy choice on the stack.',
      shows: ['Greedy removal'],
    },
  ],
  practice: [
    {
      number: 496,
      title: 'Next Greater Element I',
      slug: 'next-greater-element-i',
      difficulty: 'Easy',
      premium: false,
      adds: 'This is the bare pattern; the answers go into a map because the queries come in another order.',
    },
    {
      number: 1475,
      title: 'Final Prices With a Special Discount in a Shop',
      slug: 'final-prices-with-a-special-discount-in-a-shop',
      difficulty: 'Easy',
      premium: false,
      adds: 'A popped price is reduced by the newcomer instead of replaced, and an equal price pops as well.',
    },
    {
      number: 739,
      title: 'Daily Temperatures',
      slug: 'daily-temperatures',
      difficulty: 'Medium',
      premium: false,
      adds: 'You need the distance instead of the value, so the stack has to store indices.',
    },
    {
      number: 503,
      title: 'Next Greater Element II',
      slug: 'next-greater-element-ii',
      difficulty: 'Medium',
      premium: false,
      adds: 'The array is circular: go over it twice, but push only in the first round.',
    },
    {
      number: 901,
      title: 'Online Stock Span',
      slug: 'online-stock-span',
      difficulty: 'Medium',
      premium: false,
      adds: 'Values arrive one by one, and each stack entry carries the span of those it has popped.',
    },
    {
      number: 853,
      title: 'Car Fleet',
      slug: 'car-fleet',
      difficulty: 'Medium',
      premium: false,
      adds: 'You sort by position first, then compare arrival times: a slower car ahead holds up every faster car that reaches it.',
    },
    {
      number: 402,
      title: 'Remove K Digits',
      slug: 'remove-k-digits',
      difficulty: 'Medium',
      premium: false,
      adds: 'Popping is a greedy choice: a smaller digit removes larger ones before it while removals remain.',
    },
    {
      number: 907,
      title: 'Sum of Subarray Minimums',
      slug: 'sum-of-subarray-minimums',
      difficulty: 'Medium',
      premium: false,
      adds: 'Each element needs both borders, and equal values may count on one side only.',
    },
    {
      number: 84,
      title: 'Largest Rectangle in Histogram',
      slug: 'largest-rectangle-in-histogram',
      difficulty: 'Hard',
      premium: false,
      adds: 'When a bar is popped, both of its borders are known at that moment; a final zero empties the stack.',
    },
    {
      number: 85,
      title: 'Maximal Rectangle',
      slug: 'maximal-rectangle',
      difficulty: 'Hard',
      premium: false,
      adds: 'Every row becomes a histogram of the columns above it, so you solve the previous problem once per row.',
    },
  ],
}
