import type { ComparisonTable } from './comparison-table.ts'

export const listTechniques: ComparisonTable = {
  title: 'Linked List Techniques',
  columns: ['Manipulation', 'Fast & slow pointers', 'Reversal', 'Linked design'],
  patterns: [
    ['linked-list-manipulation'],
    ['linked-list-two-pointers'],
    ['linked-list-reversal'],
    ['linked-list-design'],
  ],
  rows: [
    {
      feature: 'Links',
      values: [
        'Rewired where nodes join or leave',
        'Only read while searching',
        'Each one in a segment is reversed',
        'Chosen by you: buckets, both directions, a map to the nodes, or several levels',
      ],
    },
    {
      feature: 'Helper',
      values: [
        'A dummy head, or a map of copies',
        'A second pointer',
        'The previous node',
        'Sentinels at the ends, a map or an array of buckets',
      ],
    },
    {
      feature: 'What decides',
      values: [
        'The current node and its neighbor, or the heads of the lists',
        'The length or shape of the whole list',
        'An order that runs backward, in the whole list or in a segment',
        'A key, a count, a position or the order of use',
      ],
    },
    {
      feature: 'Typical mistake',
      values: [
        'The head itself is removed',
        'fast.next is read after the end',
        'The rest of the list is lost',
        'Map and links disagree',
      ],
    },
    {
      feature: 'Time and memory',
      values: [
        'O(n), O(1); O(n log k) to merge k lists',
        'O(n), O(1); O(n log n) to sort (148)',
        'O(n), O(1)',
        'Mostly O(1) per call, O(n) in all',
      ],
    },
    {
      feature: 'Words to listen for',
      values: [
        'delete duplicates, merge, partition, copy',
        'middle of the list, cycle, n-th from the end',
        'reverse, swap, in groups of k',
        'design, get and put in O(1), cache',
      ],
    },
  ],
}

export const openEnds: ComparisonTable = {
  title: 'Stack vs Queue vs Monotonic Stack',
  columns: ['Stack', 'Queue or deque', 'Monotonic stack'],
  patterns: [['stack-operations'], ['queue-operations'], ['monotonic-stack']],
  rows: [
    {
      feature: 'Removed first',
      values: [
        'The newest, such as a partner or opponent',
        'The oldest; in a deque, either end (225 rotates the newest to the front)',
        'Each value for which the newcomer is the first larger (or smaller) one',
      ],
    },
    {
      feature: 'An element waits for',
      values: [
        'Its partner or opponent, or a pop',
        'Its turn, or its expiry',
        'The first larger (or smaller) value',
      ],
    },
    {
      feature: 'Order inside',
      values: ['Order of arrival', 'Order of arrival', 'Order of arrival, and sorted by value'],
    },
    {
      feature: 'What is left at the end',
      values: [
        'Items that were never closed, or the result',
        'Items whose turn has not come',
        'Elements without a next greater (or smaller) value',
      ],
    },
    {
      feature: 'Time',
      values: [
        'O(1) per push or pop',
        'O(1) per push or pop, amortized with two stacks',
        'O(n) in all: each element enters once and leaves at most once',
      ],
    },
    {
      feature: 'Words to listen for',
      values: [
        'matching, nested, undo, evaluate',
        'first come, recent calls, circular queue',
        'next greater, span, largest rectangle',
      ],
    },
  ],
  note: 'The maximum of every window needs both ideas: a deque whose values are monotonic, so that the oldest can expire at the front.',
}

export const treeWalks: ComparisonTable = {
  title: 'Tree Walks: Down, Up, or by Order',
  columns: ['Traversal', 'Path sums and LCA', 'Search tree walk', 'Construction'],
  patterns: [['tree-traversal'], ['path-sum-and-lca'], ['binary-search-tree'], ['tree-construction']],
  rows: [
    {
      feature: 'Passed down',
      values: [
        'Nothing, or one value such as a maximum',
        'The sum or the nodes of the path so far, if it starts above, or the two nodes you look for',
        'The value you look for, or the allowed range',
        'The part of the input that belongs to this subtree',
      ],
    },
    {
      feature: 'Returned to the parent',
      values: [
        'A fact about the subtree, or the subtree mirrored or flattened',
        'The best single branch, the node found, or the matching paths',
        'The node found, the changed subtree, the next value, or a verdict',
        'The finished subtree, or its string',
      ],
    },
    {
      feature: 'Visits',
      values: ['Every node', 'Every node', 'One path, the first k values, or all of them', 'Every node once'],
    },
    {
      feature: 'Time',
      values: [
        'O(n); O(n · m) to look for a subtree of m nodes',
        'O(n), and O(n · h) to list paths',
        'O(h) for a search, O(h + k) for the k-th smallest, O(n) for a check',
        'O(n), with a map of indices for two traversals',
      ],
    },
    { feature: 'Memory', values: ['O(h)', 'O(h)', 'O(1) to O(h)', 'O(n)'] },
    {
      feature: 'Words to listen for',
      values: [
        'depth, same tree, mirror, return its inorder traversal',
        'root-to-leaf, path sum, ancestor',
        'BST to search, change or check, k-th smallest',
        'build, serialize, from preorder',
      ],
    },
  ],
  note: 'h is the height: about log n for a balanced tree, n for a chain.',
}

export const levelsOrLines: ComparisonTable = {
  title: 'Tree DFS vs Level Order',
  columns: ['Tree DFS', 'Level order'],
  patterns: [['tree-traversal'], ['level-order-traversal']],
  rows: [
    { feature: 'Waiting nodes are in', values: ['The call stack', 'A queue'] },
    { feature: 'Memory', values: ['The height', 'The widest level, up to half of all nodes'] },
    {
      feature: 'Sees together',
      values: [
        'A node with its subtrees or its ancestors',
        'All nodes of one depth (987: with their columns)',
      ],
    },
    { feature: 'Nearest leaf', values: ['Known only at the end of the walk', 'The first leaf it meets'] },
    {
      feature: 'Typical mistake',
      values: ['Treating a missing child as a leaf', 'Reading the queue length while it grows'],
    },
    {
      feature: 'Words to listen for',
      values: ['maximum depth, balanced, mirror, subtree', 'level, zigzag, right side, minimum depth'],
    },
  ],
}
