import type { ProblemHelpTexts } from '../../problem-help.ts'

export const help = {
  94: {
    asks: 'Given the root of a binary tree, return its values in inorder: at every node, first the whole left subtree, then the node itself, then the whole right subtree. An empty tree gives an empty list.',
    hints: [
      'A call on an empty tree adds nothing to the list. For a root 1 with children 2 and 3, write the output by hand: 2, 1, 3.',
      'With a stack, push the current node and go to its left child until there is none. Then pop a node, append its value, and continue at its right child.',
      'On the stack are the nodes whose left subtree is not finished, so none of them has been output yet, and the top one comes next after the current subtree. Repeat while there is a current node or the stack is not empty. The list then has all values in inorder.',
    ],
    solvedBy: 'tree-traversal',
  },
  104: {
    asks: 'Given the root of a binary tree, return the number of nodes on the longest path from the root down to a leaf. An empty tree gives 0.',
    hints: [
      'Write the base case first: an empty tree has depth 0. Check a leaf by hand: both its sides are empty, and its depth is 1.',
      'Recurse into the left and the right child before you compute anything at the node: its own depth depends on both. A missing child needs no extra test, since that call returns 0.',
      'Each call returns the number of nodes on the longest path from its node down to a leaf: 0 if there is no node, otherwise `1 + max(depth(left), depth(right))`. The call on the root returns the answer.',
    ],
  },
  226: {
    asks: 'Given the root of a binary tree, turn the tree into its mirror image, so that left and right are exchanged at every node, and return the root. An empty tree stays empty.',
    hints: [
      'A call on an empty tree returns null. For a root with two leaves, exchange the two links and you are done: that is all one call changes by itself.',
      'Save one child in a variable before you overwrite its link, or assign both links at once. A missing child is swapped like any other: a lone left child becomes a lone right child.',
      'When a call returns, the subtree of its node is a complete mirror image. So for each node, which swaps exactly once: exchange `left` and `right`, recurse into both children, return the node. The first call returns the root of the inverted tree.',
    ],
  },
  100: {
    asks: 'Given the roots of two binary trees, decide whether they have the same structure and equal values at corresponding nodes. Two empty trees are equal.',
    hints: [
      'Look at the cases without values first. If both nodes are missing, return true; if exactly one is missing, return false.',
      'If both nodes exist, compare their values; if they differ, return false. If they are equal, the decision lies with two pairs: left with left, and right with right.',
      '`same(p, q)` is true exactly when both subtrees agree in shape and values. After the two cases for missing nodes, return `p.val == q.val and same(p.left, q.left) and same(p.right, q.right)`. A single difference makes the result false all the way up.',
    ],
  },
  101: {
    asks: 'Given the root of a binary tree, decide whether the tree is its own mirror image, reflected about a vertical line through the root, in structure as well as in values.',
    hints: [
      'Compare pairs of nodes; the first pair is the two children of the root. If both nodes of a pair are missing, they match; if only one is missing, return false.',
      'For a pair a, b, compare the values. If they are equal, two more pairs must match: the outer one, `a.left` and `b.right`, and the inner one, `a.right` and `b.left`.',
      '`mirror(a, b)` is true exactly when the subtree of b is the mirror image of the subtree of a: both are empty, or the values are equal and the outer and the inner pair are mirrors too. Return `mirror(root.left, root.right)`.',
    ],
  },
  110: {
    asks: 'Given the root of a binary tree, decide whether at every node the heights of the left and right subtrees differ by at most 1. An empty tree satisfies this.',
    hints: [
      'Let a call return the height of its subtree, or -1 if it is not balanced. The base case: an empty tree is balanced and has height 0, so a leaf has height 1.',
      'At a node, get the results of both children. If one of them is -1, or if they differ by more than 1, return -1: nothing higher up can repair that.',
      "A result of 0 or more is the height of a subtree in which every node is balanced. A node that passes the test returns 1 plus the larger of the two heights, and a -1 travels up to the root unchanged. The tree is balanced if the root's result is not -1.",
    ],
    solvedBy: 'height-and-balance',
  },
  572: {
    asks: 'Given the roots of two binary trees, decide whether some node of the first tree, together with all of its descendants, has the same structure and values as the second tree.',
    hints: [
      'Write a helper `same(a, b)` first: true if both are empty, false if only one is. Otherwise the values must be equal, and both pairs of children must be the same.',
      'At a node of the large tree, test `same(node, subRoot)`. If it is true, you are done; otherwise the match may be further down, so try the left child, then the right child.',
      '`contains(node)` is false for an empty node; otherwise it is `same(node, subRoot) or contains(node.left) or contains(node.right)`. So every node has its turn as the root of a match. A match must agree down to the missing children, so a part of a subtree is not accepted.',
    ],
    cost: 'O(n · m) time, because a comparison with a tree of m nodes may start at each of the n nodes',
  },
  1448: {
    asks: 'Given the root of a binary tree, return the number of nodes whose value is at least as large as every value on the path from the root to them. The root always counts.',
    hints: [
      'The root is always good, because no node is above it. A call on an empty tree returns 0, so a tree of one node gives 1.',
      "If the node's value is at least as large as the value received from above, the node counts 1, so equal values count. Give both children the larger of the two values.",
      '`count(node, largest)` returns the number of good nodes in the subtree, where `largest` is the maximum above the node. It is 1 or 0 for the node itself plus the counts of both children, called with `max(largest, node.val)`. Start with the root and its own value.',
    ],
  },
  114: {
    asks: 'Given the root of a binary tree, rearrange its nodes in place into a chain in preorder (node, left subtree, right subtree): each right pointer leads to the next node, and each left pointer is null. Nothing is returned.',
    hints: [
      'Do it by hand for root 1 with children 2 and 3: 2 becomes the right child of 1, 3 becomes the right child of 2, and every left link is null.',
      'At a node with a left child, go from that child to the right until there is no right child. Attach the old right subtree there, then move the left child to the right and set left to null.',
      'Start at the root; if the current node has a left child, rearrange it, then step to the right child. The nodes passed so far form a list without left links, and the preorder of the whole tree never changes. When no right child follows, the tree is flat.',
    ],
  },
  968: {
    asks: 'Given the root of a binary tree, return the smallest number of cameras, placed at nodes, that covers the whole tree. Each camera covers its own node, the parent, and the children of that node.',
    hints: [
      'Define three states: 0 for uncovered, 1 for covered without a camera, 2 for has a camera. An empty child returns 1, since it needs no camera and covers nothing, so a leaf returns 0.',
      "Recurse into both children before you decide, so that cameras are placed from the bottom up and counted. A camera at a leaf's parent covers all that one at the leaf would, and often more.",
      'When a call returns, all nodes below its node are covered; only the node itself may need its parent. If a child is 0, put a camera there and return 2; otherwise, if a child is 2, return 1; otherwise return 0. If the root returns 0, add one camera.',
    ],
  },
} satisfies ProblemHelpTexts
