/** Where the lesson of a question's pattern is found. */
export interface PatternLocation {
  readonly name: string
  readonly displayName: string
  readonly categoryId: number
}

/**
 * The pattern of each of the 25 questions, by question id. Listed here so that the page need not load the lessons for
 * their names; a test compares it with the catalogue.
 */
export const interviewPatterns: readonly PatternLocation[] = [
  { name: 'hash-lookup', displayName: 'Hash Map Lookup', categoryId: 1 }, // Two Sum
  { name: 'prefix-sum', displayName: 'Prefix Sums & Kadane', categoryId: 1 }, // Maximum Subarray
  { name: 'prefix-sum', displayName: 'Prefix Sums & Kadane', categoryId: 1 }, // Product of Array Except Self
  { name: 'two-pointers', displayName: 'Two Pointers', categoryId: 1 }, // 3Sum
  { name: 'greedy-intervals', displayName: 'Intervals & Greedy Choice', categoryId: 1 }, // Merge Intervals
  { name: 'string-sliding-window', displayName: 'String Sliding Window', categoryId: 3 }, // Longest Substring Without Repeating Characters
  { name: 'frequency-counting', displayName: 'Anagrams & Frequency Counting', categoryId: 3 }, // Group Anagrams
  { name: 'stack-operations', displayName: 'Stack Operations', categoryId: 5 }, // Valid Parentheses
  { name: 'stack-operations', displayName: 'Stack Operations', categoryId: 5 }, // Min Stack
  { name: 'monotonic-stack', displayName: 'Monotonic Stack', categoryId: 5 }, // Daily Temperatures
  { name: 'rotated-array-search', displayName: 'Rotated & Mountain Arrays', categoryId: 2 }, // Search in Rotated Sorted Array
  { name: 'binary-search-on-answer', displayName: 'Binary Search on the Answer', categoryId: 2 }, // Koko Eating Bananas
  { name: 'backtracking', displayName: 'Backtracking (Decision Trees)', categoryId: 6 }, // Subsets
  { name: 'path-sum-and-lca', displayName: 'Path Sums & Lowest Common Ancestor', categoryId: 6 }, // Diameter of Binary Tree
  { name: 'level-order-traversal', displayName: 'Level-Order Traversal', categoryId: 6 }, // Binary Tree Level Order Traversal
  { name: 'path-sum-and-lca', displayName: 'Path Sums & Lowest Common Ancestor', categoryId: 6 }, // Lowest Common Ancestor of a Binary Tree
  { name: 'heap-priority-queue', displayName: 'Heap / Priority Queue', categoryId: 6 }, // Top K Frequent Elements
  { name: 'heap-priority-queue', displayName: 'Heap / Priority Queue', categoryId: 6 }, // Find Median from Data Stream
  { name: 'matrix-traversal', displayName: 'Matrix & Grid Traversal', categoryId: 7 }, // Number of Islands
  { name: 'depth-first-search', displayName: 'Depth-First Search', categoryId: 7 }, // Clone Graph
  { name: 'breadth-first-search', displayName: 'Breadth-First Search', categoryId: 7 }, // Rotting Oranges
  { name: 'topological-sort', displayName: 'Topological Sort', categoryId: 7 }, // Course Schedule
  { name: 'shortest-path-and-mst', displayName: 'Weighted Graphs: Shortest Path & MST', categoryId: 7 }, // Network Delay Time
  { name: 'unbounded-knapsack', displayName: 'Unbounded Knapsack (Coin Change)', categoryId: 8 }, // Coin Change
  { name: 'string-dynamic-programming', displayName: 'String Dynamic Programming', categoryId: 3 }, // Longest Common Subsequence
]
