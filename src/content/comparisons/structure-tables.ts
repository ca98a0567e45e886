import type { ComparisonTable } from './comparison-table.ts'

export const listTechniques: ComparisonTable = {
  title: 'Linked List Techniques',
  columns: ['Manipulation', 'Fast & slow pointers', 'Reversal', 'Linked design'],
  rows: [
    {
      feature: 'Links',
      values: [
        'A few are rewired',
        'None changes',
        'Each is turned around',
        'Both ways, with a map to the nodes',
      ],
    },
    { feature: 'Helper', values: ['A dummy head', 'A second walker', 'The node before', 'Two sentinels'] },
    { feature: 'Order of nodes', values: ['Kept', 'Kept', 'Reversed in a part', 'By use or by level'] },
    {
      feature: 'Typical mistake',
      values: [
        'The head itself is removed',
        'next of nothing when the length is even',
        'The rest of the list is lost',
        'Map and links disagree',
      ],
    },
    {
      feature: 'Time and memory',
      values: ['O(n), O(1)', 'O(n), O(1)', 'O(n), O(1)', 'O(1) for each call, O(n) in all'],
    },
    {
      feature: 'Words to listen for',
      values: [
        'insert, remove, merge',
        'middle, cycle, from the end',
        'reverse, reorder, in groups',
        'design, constant time, cache',
      ],
    },
  ],
}

export const openEnds: ComparisonTable = {
  title: 'Stack vs Queue vs Monotonic Stack',
  columns: ['Stack', 'Queue or deque', 'Monotonic stack'],
  rows: [
    { feature: 'Leaves first', values: ['The newest', 'The oldest', 'Whoever the newcomer beats'] },
    {
      feature: 'Why it waits',
      values: ['For its partner', 'For its turn', 'For the first larger or smaller one'],
    },
    { feature: 'Order inside', values: ['Of arrival', 'Of arrival', 'Rising or falling, always'] },
    {
      feature: 'Left at the end',
      values: ['Something was never closed', 'Nothing, all are served', 'Elements without an answer'],
    },
    {
      feature: 'Time',
      values: ['O(1) for each step', 'O(1) for each step', 'O(n) in all, each enters and leaves once'],
    },
    {
      feature: 'Words to listen for',
      values: [
        'matching, nested, undo, evaluate',
        'first come, recent calls, level',
        'next greater, span, largest rectangle',
      ],
    },
  ],
  note: 'Moving-window maximum needs two of them at once: a deque whose values are monotonic.',
}

export const treeWalks: ComparisonTable = {
  title: 'Tree Walks: Down, Up, or by Order',
  columns: ['Traversal', 'Path sums and LCA', 'Search tree walk', 'Construction'],
  rows: [
    {
      feature: 'Carried down',
      values: [
        'Little or nothing',
        'What the path has gathered',
        'The allowed range',
        'The part of the list that belongs here',
      ],
    },
    {
      feature: 'Handed up',
      values: [
        'A fact about the subtree',
        'What each side has found',
        'Nothing: one side is skipped',
        'The finished subtree',
      ],
    },
    {
      feature: 'Visits',
      values: ['Every node', 'Every node', 'One path, or a range', 'Creates every node once'],
    },
    { feature: 'Time', values: ['O(n)', 'O(n)', 'O(height)', 'O(n) with a map of positions'] },
    { feature: 'Memory', values: ['O(height)', 'O(height)', 'O(1) to O(height)', 'O(n)'] },
    {
      feature: 'Words to listen for',
      values: [
        'depth, same tree, inorder',
        'root-to-leaf, path sum, ancestor',
        'BST, k-th smallest, closest',
        'build, serialize, from preorder',
      ],
    },
  ],
}

export const levelsOrLines: ComparisonTable = {
  title: 'Tree DFS vs Level Order',
  columns: ['Tree DFS', 'Level order'],
  rows: [
    { feature: 'Held in', values: ['The call stack', 'A queue'] },
    { feature: 'Memory', values: ['The height', 'The widest level, up to half of all nodes'] },
    { feature: 'Knows', values: ['What lies below a node', 'Which nodes share a depth'] },
    { feature: 'Nearest leaf', values: ['Only after visiting all', 'The first leaf it meets'] },
    {
      feature: 'Typical mistake',
      values: ['A base case for one missing child', 'Reading the queue length while it grows'],
    },
    {
      feature: 'Words to listen for',
      values: ['height, balanced, path, subtree', 'level, zigzag, right side, minimum depth'],
    },
  ],
}
