/** Where a pattern's lesson is. */
export interface LessonLocation {
  /** By slug, e.g. `two-pointers`. */
  readonly name: string
  readonly categoryId: number
}

/**
 * Lessons by the display names of their patterns. Written out, so that pages which only link to lessons need not
 * carry them; a test compares it with the catalogue.
 */
export const lessonLocations: ReadonlyMap<string, LessonLocation> = new Map([
  ['Two Pointers', { name: 'two-pointers', categoryId: 1 }],
  ['Sliding Window', { name: 'sliding-window', categoryId: 1 }],
  ['Prefix Sums & Kadane', { name: 'prefix-sum', categoryId: 1 }],
  ['Hash Map Lookup', { name: 'hash-lookup', categoryId: 1 }],
  ['Sorting & In-Place Partitioning', { name: 'sorting', categoryId: 1 }],
  ['Intervals & Greedy Choice', { name: 'greedy-intervals', categoryId: 1 }],
  ['Basic Binary Search', { name: 'basic-binary-search', categoryId: 2 }],
  ['Boundary & Range Search', { name: 'range-search', categoryId: 2 }],
  ['Rotated & Mountain Arrays', { name: 'rotated-array-search', categoryId: 2 }],
  ['Binary Search on the Answer', { name: 'binary-search-on-answer', categoryId: 2 }],
  ['String Two Pointers & Palindromes', { name: 'string-two-pointers', categoryId: 3 }],
  ['String Sliding Window', { name: 'string-sliding-window', categoryId: 3 }],
  ['String Dynamic Programming', { name: 'string-dynamic-programming', categoryId: 3 }],
  ['Anagrams & Frequency Counting', { name: 'frequency-counting', categoryId: 3 }],
  ['Digit & Bit Parsing', { name: 'digit-and-bit-parsing', categoryId: 3 }],
  ['Linked List Manipulation', { name: 'linked-list-manipulation', categoryId: 4 }],
  ['Fast & Slow Pointers', { name: 'linked-list-two-pointers', categoryId: 4 }],
  ['Linked List Reversal', { name: 'linked-list-reversal', categoryId: 4 }],
  ['Linked Structures in Design', { name: 'linked-list-design', categoryId: 4 }],
  ['Stack Operations', { name: 'stack-operations', categoryId: 5 }],
  ['Queue & Deque Operations', { name: 'queue-operations', categoryId: 5 }],
  ['Monotonic Stack', { name: 'monotonic-stack', categoryId: 5 }],
  ['Tree DFS & Traversals', { name: 'tree-traversal', categoryId: 6 }],
  ['Level-Order Traversal', { name: 'level-order-traversal', categoryId: 6 }],
  ['Binary Search Tree', { name: 'binary-search-tree', categoryId: 6 }],
  ['Path Sums & Lowest Common Ancestor', { name: 'path-sum-and-lca', categoryId: 6 }],
  ['Tree Construction & Serialization', { name: 'tree-construction', categoryId: 6 }],
  ['Heap / Priority Queue', { name: 'heap-priority-queue', categoryId: 6 }],
  ['Trie (Prefix Tree)', { name: 'trie', categoryId: 6 }],
  ['Backtracking (Decision Trees)', { name: 'backtracking', categoryId: 6 }],
  ['Depth-First Search', { name: 'depth-first-search', categoryId: 7 }],
  ['Breadth-First Search', { name: 'breadth-first-search', categoryId: 7 }],
  ['Matrix & Grid Traversal', { name: 'matrix-traversal', categoryId: 7 }],
  ['Topological Sort', { name: 'topological-sort', categoryId: 7 }],
  ['Union-Find', { name: 'union-find', categoryId: 7 }],
  ['Weighted Graphs: Shortest Path & MST', { name: 'shortest-path-and-mst', categoryId: 7 }],
  ['Linear DP (Fibonacci Style)', { name: 'dynamic-programming', categoryId: 8 }],
  ['0/1 Knapsack', { name: 'zero-one-knapsack', categoryId: 8 }],
  ['Unbounded Knapsack (Coin Change)', { name: 'unbounded-knapsack', categoryId: 8 }],
  ['Longest Increasing Subsequence', { name: 'longest-increasing-subsequence', categoryId: 8 }],
  ['Grid DP', { name: 'grid-dp', categoryId: 8 }],
  ['Interval & Game DP', { name: 'interval-dp', categoryId: 8 }],
  ['State-Machine DP (Stock Trading)', { name: 'state-machine-dp', categoryId: 8 }],
])
