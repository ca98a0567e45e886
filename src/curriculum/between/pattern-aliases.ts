/**
 * What learners call the patterns, and the algorithms taught in them. A name may mean several patterns, the likeliest
 * first; the topic of the session decides among them. Longer names win over shorter ones within them.
 */
export const patternAliases: Readonly<Record<string, string>> = {
  // Arrays
  'two pointers|two pointer|2 pointers|2 pointer|two indices|both ends|opposite ends|left and right pointers':
    'two-pointers string-two-pointers linked-list-two-pointers',
  'reader and writer|read write pointers|slow writer|read pointer write pointer|write pointer':
    'two-pointers',
  '3sum|three sum|4sum|kth sum|container': 'two-pointers',
  'sliding window|sliding windows|slide a window|moving window|window technique|variable window|window':
    'sliding-window string-sliding-window queue-operations',
  'fixed window|fixed size window|window of size k|caterpillar|subarray of size k|subarrays of size k|subarray of length k|subarrays of length k|subarray size k|k consecutive elements':
    'sliding-window',
  'prefix sum|prefix sums|running sum|running total|running totals|cumulative sum|cumulative sums|presum|range sum':
    'prefix-sum',
  'kadane|kadanes|maximum subarray|max subarray|difference array|diff array': 'prefix-sum',
  'hash map|hash maps|hash table|hash tables|hash set|hash sets|hashing|hash lookup|dictionary|hash|complement lookup':
    'hash-lookup frequency-counting',
  'dutch flag|dutch national flag|quickselect|quick select|cyclic sort|cyclic placement|merge sort|quicksort|quick sort|three way partition|partitioning|counting inversions|custom comparator|comparator':
    'sorting',
  'sort|sorts|sorting|sorting algorithm|sorting algorithms|stable sort|stability|stable|bubble sort|insertion sort|selection sort|counting sort|radix sort|bucket sort':
    'sorting',
  'intervals|interval problems|merge intervals|overlapping intervals|interval scheduling|activity selection|jump game|meeting rooms|sweep line|greedy|greedy choice|greedy algorithm|greedy algorithms|greedy intervals':
    'greedy-intervals',
  // Binary search
  'binary search|binary searching|bisect|bisection|halving|logarithmic search':
    'basic-binary-search range-search rotated-array-search binary-search-on-answer',
  'lower bound|upper bound|bisect left|bisect right|first and last position|first occurrence|last occurrence|boundary search|first true|range search|search range|first bad version':
    'range-search',
  'rotated array|rotated sorted array|rotated search|mountain array|peak element|rotation point|find peak|rotated':
    'rotated-array-search',
  'search on the answer|search on answer|answer search|search the answer|binary search on the answer|binary search the answer|binary search on answer|parametric search|answer space|minimise the maximum|minimize the maximum|minimize max|koko|search space':
    'binary-search-on-answer',
  // Strings
  'palindrome|palindromes|expand around center|expand around centre|string two pointers|expand from the center':
    'string-two-pointers string-dynamic-programming',
  'string sliding window|substring window|minimum window|window on a string|window over a string|window of characters|window of letters|window substring|longest substring':
    'string-sliding-window',
  'string dp|string dynamic programming|edit distance|longest common subsequence|lcs|levenshtein|word break|wildcard matching|regex matching|distinct subsequences|interleaving string':
    'string-dynamic-programming',
  'anagram|anagrams|frequency counting|frequency count|frequency map|letter counts|character counts|counter array|bucket by count|isomorphic|group anagrams|frequency table|counting letters':
    'frequency-counting',
  'bit manipulation|bit tricks|bits|xor|bitmask|bitwise|bit shifting|atoi|digits|fast power|fast exponentiation|binary exponentiation|parsing|parse':
    'digit-and-bit-parsing',
  // Linked lists
  'linked list|linked lists|singly linked list|list manipulation|dummy head|dummy node|sentinel node|merge two lists|merging lists|copy list|dummy':
    'linked-list-manipulation linked-list-two-pointers linked-list-reversal linked-list-design',
  'fast and slow|fast and slow pointers|slow and fast|slow and fast pointers|fast slow|slow fast|tortoise and hare|tortoise|hare|floyd cycle|floyds cycle|floyds algorithm|cycle detection in a list|linked list cycle|runner technique|fast pointer|slow pointer|nth from the end|middle of the list|middle of a linked list':
    'linked-list-two-pointers',
  'reverse a list|reverse a linked list|reversing a list|reversing a linked list|reverse linked list|list reversal|linked list reversal|reverse the list|reverse in groups|k group|reverse nodes|reversal|reversing a list|reversing lists':
    'linked-list-reversal',
  'lru|lru cache|lfu|lfu cache|doubly linked list|doubly linked lists|skip list|skiplist|cache design|linked list design|design a cache|doubly linked':
    'linked-list-design',
  // Stacks and queues
  'stack|stacks|lifo|min stack|valid parentheses|matching brackets|bracket matching|call stack|rpn|postfix|plain stack|regular stack':
    'stack-operations',
  'queue|queues|deque|deques|fifo|circular queue|ring buffer|circular buffer|double ended queue|queue from stacks|queue with two stacks|two stacks|monotonic queue|monotonic deque|round robin':
    'queue-operations breadth-first-search',
  'monotonic stack|monotone stack|mono stack|monostack|increasing stack|decreasing stack|next greater|next greater element|next smaller|histogram|daily temperatures|previous smaller|monotonic|monotonic stacks':
    'monotonic-stack',
  // Trees
  'tree traversal|tree traversals|tree dfs|inorder|in order traversal|preorder|postorder|pre order|post order|traversal order|traversal orders|tree recursion|dfs on trees|dfs on a tree|binary tree|binary trees|tree depth|tree height|morris':
    'tree-traversal',
  'level order|level order traversal|level by level|tree bfs|bfs on a tree|right side view|zigzag|row by row':
    'level-order-traversal',
  'binary search tree|binary search trees|bst|bsts|search tree|search trees|validate bst|inorder successor|successor':
    'binary-search-tree',
  'lca|lowest common ancestor|common ancestor|path sum|path sums|diameter|tree path|max path sum|root to leaf':
    'path-sum-and-lca',
  'tree construction|construct a tree|build a tree|building a tree|rebuild a tree|reconstruct a tree|building trees|build trees|serialize|serialise|deserialize|serialization|preorder and inorder|inorder and preorder|inorder and postorder|rebuild the tree|rebuilding a tree|reconstruct':
    'tree-construction',
  'heap|heaps|min heap|max heap|priority queue|priority queues|heapify|top k|k largest|kth largest|k closest|heapq|running median|two heaps|merge k lists|k smallest':
    'heap-priority-queue',
  'trie|tries|prefix tree|prefix trees|autocomplete|radix tree|wildcard search': 'trie',
  'backtracking|backtrack|decision tree|decision trees|choice tree|permutations|subsets|combinations|n queens|n queen|sudoku solver|power set|pruning|prune':
    'backtracking',
  // Graphs
  'dfs|depth first|depth first search|depthfirst|graph dfs|bridges|articulation|bipartite|two colouring|two coloring|three colours|three colors|connected components|cycle detection|detect a cycle':
    'depth-first-search tree-traversal',
  'bfs|breadth first|breadth first search|breadthfirst|multi source bfs|multi source|shortest path in an unweighted graph|fewest moves|word ladder|unweighted shortest path|bidirectional search':
    'breadth-first-search level-order-traversal',
  'grid traversal|matrix traversal|flood fill|islands|number of islands|spiral|rotate image|game of life|grid search|grid problems|matrix|grids|grid':
    'matrix-traversal grid-dp',
  'topological sort|topological order|topological ordering|topo sort|toposort|kahn|kahns|kahns algorithm|course schedule|prerequisites|dag|topological|in degree|indegree|indegrees':
    'topological-sort',
  'union find|unionfind|disjoint set|disjoint sets|dsu|disjoint set union|path compression|union by rank|union by size|union find structure':
    'union-find',
  'dijkstra|dijkstras|bellman ford|bellmanford|prim|prims|kruskal|kruskals|mst|minimum spanning tree|spanning tree|spanning trees|weighted graph|weighted graphs|weighted shortest path|shortest path|shortest paths|cheapest route|cheapest path|a star|floyd warshall':
    'shortest-path-and-mst',
  // Dynamic programming
  'dynamic programming|dp|linear dp|1d dp|fibonacci|climbing stairs|house robber|memoization|memoisation|memo|tabulation|overlapping subproblems|optimal substructure|recurrence|bottom up dp|top down dp|dp state|transition':
    'dynamic-programming',
  knapsack: 'zero-one-knapsack unbounded-knapsack',
  '0 1 knapsack|0 1 or|0 1 vs|01 knapsack|zero one knapsack|0 1 ks|subset sum|partition equal subset|target sum|bounded knapsack':
    'zero-one-knapsack',
  'unbounded knapsack|unbounded|coin change|unlimited knapsack|complete knapsack|coins|coin problem|coin problems|rod cutting|making change':
    'unbounded-knapsack',
  'lis|longest increasing subsequence|increasing subsequence|patience sorting|patience|envelopes|russian dolls|russian doll':
    'longest-increasing-subsequence',
  'grid dp|2d dp|dp on grids|dp on a grid|unique paths|minimum path sum|min path sum|maximal square|dungeon':
    'grid-dp',
  'interval dp|range dp|game dp|burst balloons|matrix chain|stone game|minimax|dp on intervals|dp over intervals|game theory|dp on ranges':
    'interval-dp',
  'state machine|state machine dp|state machines|stock trading|stock problems|stock problem|buy and sell stock|cooldown|stocks':
    'state-machine-dp',
  'tree|trees':
    'tree-traversal level-order-traversal binary-search-tree tree-construction path-sum-and-lca heap-priority-queue trie',
  'graph|graphs': 'depth-first-search breadth-first-search shortest-path-and-mst topological-sort union-find',
  // Recursion has no lesson of its own: what a call hands back is taught on trees.
  'recursion|recursive|recursive calls|base case|base cases|recursive function':
    'tree-traversal backtracking dynamic-programming',
  'divide and conquer': 'sorting tree-construction',
}
