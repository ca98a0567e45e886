import type { Difficulty } from '#curriculum/lesson.ts'

/** The nine groups, in the order in which they are shown. */
export const interviewGroups = [
  'Graphs',
  'Arrays',
  'Stacks',
  'Binary Trees',
  'Dynamic Programming',
  'Binary Search',
  'Strings',
  'Heap',
  'Recursion',
] as const

export type InterviewGroup = (typeof interviewGroups)[number]

export interface InterviewQuestion {
  /** 0 to 24; stored with a person's completions, so it never changes. */
  readonly id: number
  /** Number of the external problem. */
  readonly number: number
  readonly title: string
  readonly slug: string
  readonly difficulty: Difficulty
  readonly category: InterviewGroup
  /** Slug of the pattern that solves it. */
  readonly pattern: string
}

/** The 25 essential questions, by id. */
export const interviewQuestions: readonly InterviewQuestion[] = [
  {
    id: 0,
    number: 1,
    title: 'Two Sum',
    slug: 'two-sum',
    difficulty: 'Easy',
    category: 'Arrays',
    pattern: 'hash-lookup',
  },
  {
    id: 1,
    number: 53,
    title: 'Maximum Subarray',
    slug: 'maximum-subarray',
    difficulty: 'Medium',
    category: 'Arrays',
    pattern: 'prefix-sum',
  },
  {
    id: 2,
    number: 238,
    title: 'Product of Array Except Self',
    slug: 'product-of-array-except-self',
    difficulty: 'Medium',
    category: 'Arrays',
    pattern: 'prefix-sum',
  },
  {
    id: 3,
    number: 15,
    title: '3Sum',
    slug: '3sum',
    difficulty: 'Medium',
    category: 'Arrays',
    pattern: 'two-pointers',
  },
  {
    id: 4,
    number: 56,
    title: 'Merge Intervals',
    slug: 'merge-intervals',
    difficulty: 'Medium',
    category: 'Arrays',
    pattern: 'greedy-intervals',
  },
  {
    id: 5,
    number: 3,
    title: 'Longest Substring Without Repeating Characters',
    slug: 'longest-substring-without-repeating-characters',
    difficulty: 'Medium',
    category: 'Strings',
    pattern: 'string-sliding-window',
  },
  {
    id: 6,
    number: 49,
    title: 'Group Anagrams',
    slug: 'group-anagrams',
    difficulty: 'Medium',
    category: 'Strings',
    pattern: 'frequency-counting',
  },
  {
    id: 7,
    number: 20,
    title: 'Valid Parentheses',
    slug: 'valid-parentheses',
    difficulty: 'Easy',
    category: 'Stacks',
    pattern: 'stack-operations',
  },
  {
    id: 8,
    number: 155,
    title: 'Min Stack',
    slug: 'min-stack',
    difficulty: 'Medium',
    category: 'Stacks',
    pattern: 'stack-operations',
  },
  {
    id: 9,
    number: 739,
    title: 'Daily Temperatures',
    slug: 'daily-temperatures',
    difficulty: 'Medium',
    category: 'Stacks',
    pattern: 'monotonic-stack',
  },
  {
    id: 10,
    number: 33,
    title: 'Search in Rotated Sorted Array',
    slug: 'search-in-rotated-sorted-array',
    difficulty: 'Medium',
    category: 'Binary Search',
    pattern: 'rotated-array-search',
  },
  {
    id: 11,
    number: 875,
    title: 'Koko Eating Bananas',
    slug: 'koko-eating-bananas',
    difficulty: 'Medium',
    category: 'Binary Search',
    pattern: 'binary-search-on-answer',
  },
  {
    id: 12,
    number: 78,
    title: 'Subsets',
    slug: 'subsets',
    difficulty: 'Medium',
    category: 'Recursion',
    pattern: 'backtracking',
  },
  {
    id: 13,
    number: 543,
    title: 'Diameter of Binary Tree',
    slug: 'diameter-of-binary-tree',
    difficulty: 'Easy',
    category: 'Binary Trees',
    pattern: 'path-sum-and-lca',
  },
  {
    id: 14,
    number: 102,
    title: 'Binary Tree Level Order Traversal',
    slug: 'binary-tree-level-order-traversal',
    difficulty: 'Medium',
    category: 'Binary Trees',
    pattern: 'level-order-traversal',
  },
  {
    id: 15,
    number: 236,
    title: 'Lowest Common Ancestor of a Binary Tree',
    slug: 'lowest-common-ancestor-of-a-binary-tree',
    difficulty: 'Medium',
    category: 'Binary Trees',
    pattern: 'path-sum-and-lca',
  },
  {
    id: 16,
    number: 347,
    title: 'Top K Frequent Elements',
    slug: 'top-k-frequent-elements',
    difficulty: 'Medium',
    category: 'Heap',
    pattern: 'heap-priority-queue',
  },
  {
    id: 17,
    number: 295,
    title: 'Find Median from Data Stream',
    slug: 'find-median-from-data-stream',
    difficulty: 'Hard',
    category: 'Heap',
    pattern: 'heap-priority-queue',
  },
  {
    id: 18,
    number: 200,
    title: 'Number of Islands',
    slug: 'number-of-islands',
    difficulty: 'Medium',
    category: 'Graphs',
    pattern: 'matrix-traversal',
  },
  {
    id: 19,
    number: 133,
    title: 'Clone Graph',
    slug: 'clone-graph',
    difficulty: 'Medium',
    category: 'Graphs',
    pattern: 'depth-first-search',
  },
  {
    id: 20,
    number: 994,
    title: 'Rotting Oranges',
    slug: 'rotting-oranges',
    difficulty: 'Medium',
    category: 'Graphs',
    pattern: 'breadth-first-search',
  },
  {
    id: 21,
    number: 207,
    title: 'Course Schedule',
    slug: 'course-schedule',
    difficulty: 'Medium',
    category: 'Graphs',
    pattern: 'topological-sort',
  },
  {
    id: 22,
    number: 743,
    title: 'Network Delay Time',
    slug: 'network-delay-time',
    difficulty: 'Medium',
    category: 'Graphs',
    pattern: 'shortest-path-and-mst',
  },
  {
    id: 23,
    number: 322,
    title: 'Coin Change',
    slug: 'coin-change',
    difficulty: 'Medium',
    category: 'Dynamic Programming',
    pattern: 'unbounded-knapsack',
  },
  {
    id: 24,
    number: 1143,
    title: 'Longest Common Subsequence',
    slug: 'longest-common-subsequence',
    difficulty: 'Medium',
    category: 'Dynamic Programming',
    pattern: 'string-dynamic-programming',
  },
]

export function findInterviewQuestions(group: InterviewGroup): readonly InterviewQuestion[] {
  return interviewQuestions.filter((question) => question.category === group)
}
