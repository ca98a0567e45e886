import type { ProblemHelpTexts } from '../../problem-help.ts'

export const help = {
  112: {
    asks: 'Given the root of a binary tree and an integer `targetSum`, decide whether the values on some path from the root down to a leaf add up to `targetSum`. An empty tree has no path.',
    hints: [
      'Write the base cases first: an empty tree has no path, so it is false, even for target 0. A leaf is true exactly if its value equals the target.',
      'Any other node subtracts its own value from the target and calls its children with the difference. One true answer is enough.',
      'Each call returns whether a path from this node down to a leaf adds up to its target. Null is false, a leaf compares, any other node returns `left or right`, both with `target - value`. Do not stop at a negative difference, because values may be negative.',
    ],
  },
  257: {
    asks: 'Given the root of a binary tree, return all paths from the root to a leaf, in any order. Each path is a string of the values from the root down, joined by `->`.',
    hints: [
      'Draw root 4 with children 7 and 9: the answer is two strings, `4->7` and `4->9`. Each call gets the string for the nodes above it, which is empty at the root.',
      "Append this node's value to the string. A leaf adds the finished string to the result; any other node appends `->` and passes the string to its children.",
      'On entry, `path` describes exactly the nodes above this one, with an arrow after each. A leaf records `path + value`; any other node calls its children with `path + value + "->"`; null returns at once. Each leaf is reached once, so the records are the result.',
    ],
    cost: 'O(n · h) time and O(h²) space, because every call copies its path of up to h nodes',
  },
  543: {
    asks: 'Given the root of a binary tree, return the number of edges on the longest path between any two nodes. The root does not have to be on this path.',
    hints: [
      'Let a call return the height of its subtree, counted in nodes. An empty tree returns 0, and a leaf returns 1.',
      'Get the heights of both children first. The longest path that bends at this node has `left + right` edges, and the parent gets `1 + max(left, right)`.',
      'Each call returns its height in nodes and raises `best` to `left + right` if that is larger. After a call, `best` covers every path inside its subtree. So at the end it is the diameter, even if the path misses the root; a single node gives 0.',
    ],
  },
  113: {
    asks: 'Given the root of a binary tree and `targetSum`, return all paths from the root to a leaf whose values add up to `targetSum`, in any order, each as a list of values from the root down.',
    hints: [
      'Start with an empty list `path`. Each call appends the value of its node and subtracts it from the target; an empty tree returns without doing anything.',
      'At a leaf where the target is now 0, add a copy of the list to the result, because the list itself still changes. Leaf or not, pop the last value before you return.',
      'On entry and on exit, `path` contains exactly the values above the current node. A call appends its value, records a copy if it is a leaf and the remaining target is 0, calls both children, and pops. The copies are the result.',
    ],
    solvedBy: 'all-paths-with-sum',
    cost: 'O(n · h) time, because each path found is copied, and it may have h nodes',
  },
  437: {
    asks: 'Given the root of a binary tree and `targetSum`, return the number of paths whose values add up to it. A path goes only from parent to child, but it may start and end at any node, even the same.',
    hints: [
      'Sum the values from the root down to the current node. With sum 15 and target 6, a path ends here for each prefix above with sum 9; the empty prefix has sum 0.',
      'At each node, add `map[sum - target]` to the answer before you count its own sum. In this order, a target of 0 does not count the empty path.',
      'On entry, the map counts the sums of exactly the nodes above, plus one 0 for the empty prefix. A call adds `map[sum - target]` to the answer, raises the count of `sum`, visits both children, and lowers that count again. In Java or C++, use 64-bit sums.',
    ],
    solvedBy: 'downward-paths-with-sum',
    cost: 'O(n) space, because the map keeps an entry for every prefix sum it has met, even at count 0',
  },
  235: {
    asks: 'Given a binary search tree with distinct values and two of its nodes, `p` and `q`, return the deepest node whose subtree contains both of them. This may be `p` or `q` itself.',
    hints: [
      "Compare the root's value with p and q. If both are smaller than the root, both nodes are in the left subtree, so move there.",
      'If both are larger, move right. Otherwise, stop: p and q are on different sides, or the current node is one of them.',
      "Both p and q are always in the subtree of the current node. Move left while both values are smaller and right while both are larger. At the first node where neither is true, no child's subtree contains both, so return this node.",
    ],
    cost: 'O(h) time and O(1) space, because a loop follows one path',
  },
  236: {
    asks: 'Given a binary tree with distinct values and two of its nodes, `p` and `q`, return the deepest node whose subtree contains both of them. This may be `p` or `q` itself.',
    hints: [
      'Write the base case first: a call on an empty tree returns null, and a call on p or on q returns that node at once, without looking below it.',
      'Every other node asks both children for what they found. You do not need to know in advance which side p is on: the answers tell.',
      'Each call returns p, q, their meeting point, or null if its subtree has none of them. If both sides return something, this node is the answer; otherwise pass on the side that is not null: `return left or right`.',
    ],
    solvedBy: 'path-sum-and-lca',
  },
  863: {
    asks: 'Given a binary tree with distinct values, one of its nodes, `target`, and an integer `k`, return the values of all nodes that are exactly `k` edges away from `target`, up or down, in any order.',
    hints: [
      'Draw a small tree and write 0 at the target, 1 at its children and its parent, and 2 at their neighbors that have no number yet. For k = 0, the answer is the target alone.',
      'One round replaces the current list of nodes with all their unvisited neighbors: left child, right child, and parent. Mark a node as visited when you add it, so that you never walk back.',
      "Traverse the tree once to store each node's parent. Then start with a list of only the target, marked as visited, and do k rounds: after r rounds, the list contains exactly the nodes at distance r. The values in the final list are the answer, and it may be empty.",
    ],
    cost: 'O(n) space, because the parent of each node is stored',
  },
  2096: {
    asks: 'Given a binary tree with distinct values and the values of a start and a destination node, return the shortest route between them as a string of `L` (to the left child), `R` (right child), and `U` (parent).',
    hints: [
      'Write the steps from the root to both nodes by hand, L for left and R for right: say `LLR` to the start and `LR` to the destination. For the root itself, the string is empty.',
      'Remove the steps that both strings share at the start, because they end at the lowest common ancestor. From `LLR` and `LR`, the first L goes, which leaves `LR` and `R`.',
      'Find both strings with a search that appends L or R on the way down and removes it again if the node is not there. After the common prefix, each step left in the first string is one U; the remaining second string follows unchanged. `LLR` and `LR` give `UUR`.',
    ],
  },
  124: {
    asks: 'Given a non-empty binary tree whose values may be negative, return the largest sum of the values on any path. A path has at least one node, follows edges, visits no node twice, and may start and end anywhere.',
    hints: [
      'Let a call return the best sum of a path that starts at its node and goes down; null returns 0. Start `best` at minus infinity, because a single node of -3 has the answer -3.',
      "Replace each child's result with 0 if it is negative. The bend at this node is its value plus both sides; the parent gets its value plus the larger side only.",
      'With `left` and `right` at least 0, each call raises `best` to `value + left + right` if that is larger, and returns `value + max(left, right)`. Every path has one highest node, and its best version is recorded there. So after the call on the root, `best` is the answer.',
    ],
    solvedBy: 'max-path-sum',
  },
} satisfies ProblemHelpTexts
