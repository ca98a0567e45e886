/**
 * Questions whose topic tags mislead or are too coarse, decided by hand; the first pattern is primary.
 * An empty list says: looked at, and none of our patterns is what solves it.
 */
export const reviewedPatterns: ReadonlyMap<number, readonly string[]> = new Map([
  [9, ['digit-and-bit-parsing']], // Palindrome Number
  [12, ['digit-and-bit-parsing']], // Integer to Roman
  [13, ['digit-and-bit-parsing']], // Roman to Integer
  [38, ['string-two-pointers']], // Count and Say
  [65, ['digit-and-bit-parsing']], // Valid Number
  [119, ['grid-dp']], // Pascal's Triangle II
  [126, ['breadth-first-search', 'backtracking']], // Word Ladder II
  [140, ['backtracking', 'string-dynamic-programming']], // Word Break II
  [166, ['hash-lookup', 'digit-and-bit-parsing']], // Fraction to Recurring Decimal
  [222, ['tree-traversal', 'range-search']], // Count Complete Tree Nodes
  [228, ['two-pointers']], // Summary Ranges
  [241, ['interval-dp', 'backtracking']], // Different Ways to Add Parentheses
  [243, ['two-pointers']], // Shortest Word Distance
  [244, ['hash-lookup', 'two-pointers']], // Shortest Word Distance II
  [249, ['frequency-counting']], // Group Shifted Strings
  [256, ['state-machine-dp']], // Paint House
  [265, ['state-machine-dp']], // Paint House II
  [272, ['binary-search-tree', 'two-pointers']], // Closest Binary Search Tree Value II
  [296, ['sorting']], // Best Meeting Point
  [311, ['hash-lookup']], // Sparse Matrix Multiplication
  [314, ['level-order-traversal']], // Binary Tree Vertical Order Traversal
  [336, ['hash-lookup', 'trie', 'string-two-pointers']], // Palindrome Pairs
  [339, ['tree-traversal', 'level-order-traversal']], // Nested List Weight Sum
  [341, ['stack-operations', 'tree-traversal']], // Flatten Nested List Iterator
  [346, ['queue-operations', 'sliding-window']], // Moving Average from Data Stream
  [361, ['matrix-traversal', 'grid-dp']], // Bomb Enemy
  [364, ['level-order-traversal', 'tree-traversal']], // Nested List Weight Sum II
  [399, ['depth-first-search', 'breadth-first-search', 'union-find']], // Evaluate Division
  [403, ['state-machine-dp']], // Frog Jump
  [423, ['frequency-counting']], // Reconstruct Original Digits from English
  [468, ['digit-and-bit-parsing']], // Validate IP Address
  [488, ['backtracking', 'breadth-first-search']], // Zuma Game
  [490, ['depth-first-search', 'breadth-first-search', 'matrix-traversal']], // The Maze
  [495, ['greedy-intervals']], // Teemo Attacking
  [505, ['shortest-path-and-mst']], // The Maze II
  [513, ['level-order-traversal', 'tree-traversal']], // Find Bottom Left Tree Value
  [605, ['greedy-intervals']], // Can Place Flowers
  [629, ['zero-one-knapsack', 'prefix-sum']], // K Inverse Pairs Array
  [635, ['range-search']], // Design Log Storage System
  [670, ['greedy-intervals', 'digit-and-bit-parsing']], // Maximum Swap
  [694, ['matrix-traversal', 'depth-first-search']], // Number of Distinct Islands
  [729, ['greedy-intervals', 'range-search']], // My Calendar I
  [791, ['sorting', 'frequency-counting']], // Custom Sort String
  [792, ['range-search', 'string-two-pointers']], // Number of Matching Subsequences
  [796, ['string-two-pointers']], // Rotate String
  [849, ['two-pointers']], // Maximize Distance to Closest Person
  [859, ['frequency-counting']], // Buddy Strings
  [935, ['state-machine-dp']], // Knight Dialer
  [1022, ['path-sum-and-lca']], // Sum of Root To Leaf Binary Numbers
  [1030, ['sorting', 'breadth-first-search']], // Matrix Cells in Distance Order
  [1062, ['binary-search-on-answer', 'string-dynamic-programming']], // Longest Repeating Substring
  [1064, ['range-search']], // Fixed Point
  [1198, ['hash-lookup', 'basic-binary-search']], // Find Smallest Common Element in All Rows
  [1221, ['greedy-intervals']], // Split a String in Balanced Strings
  [1228, ['basic-binary-search']], // Missing Number In Arithmetic Progression
  [1257, ['path-sum-and-lca']], // Smallest Common Region
  [1281, ['digit-and-bit-parsing']], // Subtract the Product and Sum of Digits of an Integer
  [1353, ['greedy-intervals', 'heap-priority-queue']], // Maximum Number of Events That Can Be Attended
  [1376, ['tree-traversal']], // Time Needed to Inform All Employees
  [1395, ['longest-increasing-subsequence']], // Count Number of Teams
  [1428, ['range-search', 'matrix-traversal']], // Leftmost Column with at Least a One
  [1539, ['range-search']], // Kth Missing Positive Number
  [1567, ['prefix-sum']], // Maximum Length of Subarray With Positive Product
  [1650, ['path-sum-and-lca', 'linked-list-two-pointers']], // Lowest Common Ancestor of a Binary Tree III
  [1656, []], // Design an Ordered Stream
  [1774, ['backtracking', 'zero-one-knapsack']], // Closest Dessert Cost
  [1805, ['digit-and-bit-parsing', 'hash-lookup']], // Number of Different Integers in a String
  [1832, ['frequency-counting']], // Check if the Sentence Is Pangram
  [1996, ['sorting', 'monotonic-stack']], // The Number of Weak Characters in the Game
  [2007, ['hash-lookup', 'sorting']], // Find Original Array From Doubled Array
  [2016, ['sliding-window', 'state-machine-dp']], // Maximum Difference Between Increasing Elements
])

/** Which pattern comes first for practice problems that two patterns share. */
export const primaryPatterns: ReadonlyMap<number, string> = new Map([
  [23, 'heap-priority-queue'], // Merge k Sorted Lists
  [108, 'tree-construction'], // Convert Sorted Array to Binary Search Tree
  [121, 'sliding-window'], // Best Time to Buy and Sell Stock
  [139, 'string-dynamic-programming'], // Word Break
  [215, 'heap-priority-queue'], // Kth Largest Element in an Array
  [239, 'queue-operations'], // Sliding Window Maximum
  [392, 'string-two-pointers'], // Is Subsequence
  [547, 'depth-first-search'], // Number of Provinces
  [733, 'matrix-traversal'], // Flood Fill
  [1971, 'depth-first-search'], // Find if Path Exists in Graph
])
