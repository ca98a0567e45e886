import type { ProblemHelpTexts } from '../../problem-help.ts'

export const help = {
  108: {
    asks: "Given an array of distinct integers in increasing order, build a binary search tree of its values in which the heights of every node's two subtrees differ by at most 1. Return the root; any such tree is accepted.",
    hints: [
      'Let a call build the tree for the range from index lo to hi. An empty range, `lo > hi`, returns null, and a range of one value returns a leaf.',
      'The left child is built from lo to `mid - 1` and the right child from `mid + 1` to hi. With an even number of values, either of the two middle ones works.',
      '`build(lo, hi)` returns a balanced search tree of exactly the values in its range: null if `lo > hi`, otherwise a node for `mid = (lo + hi) / 2`, rounded down, with the trees of both sides. Their sizes differ by at most one. The answer is `build(0, n - 1)`.',
    ],
  },
  606: {
    asks: 'Given a binary tree, return a string in which each value is followed by its left and right subtrees, each in parentheses. Empty subtrees are left out, except that `()` marks a missing left child beside a right child.',
    hints: [
      'Let a call return the string of its subtree. Null returns an empty string, and a leaf returns only its value, such as `4`.',
      'Wrap the string of a child in parentheses. With a right child only, as in `1()(3)`, the empty pair shows that the 3 is not a left child.',
      "Each call returns its value, then `(left)` if it has any child, then `(right)` if it has a right child; a missing left child makes `(left)` an empty pair. So the string of a subtree always fixes its shape. The root's string is the answer.",
    ],
  },
  654: {
    asks: 'Given an array of distinct integers, return the root of the tree whose root value is the maximum and whose left and right subtrees are formed, by the same rule, from the elements before and after the maximum.',
    hints: [
      'By hand on 3, 1, 5, 2: 5 becomes the root, 3 and 1 belong to its left side, and 2 to its right side. An empty range is null.',
      'Scan the range for the index of its largest value and create a node there. Build the left child from the part before this index and the right child from the part after it.',
      'For linear time, a stack contains the root, its right child, and so on, with decreasing values. A new number pops all smaller ones and takes the last popped as its left child; it becomes the right child of the top, if there is one, and is pushed. At the end, the bottom is the root.',
    ],
    cost: 'O(n²) time in the worst case, because each call scans its range for the maximum; a monotonic stack makes it O(n)',
  },
  105: {
    asks: 'Given the values of a binary tree in preorder (node, left subtree, right subtree) and in inorder (left subtree, node, right subtree), all distinct, rebuild the tree and return its root.',
    hints: [
      'Let a call build the tree for a range of inorder; an empty range returns null. Keep one index into preorder, shared by all calls: it points to the next root.',
      "Take the next preorder value, advance the index, and look up the value's inorder index m in a map. Build the range up to `m - 1` first, then the range from `m + 1`.",
      '`build(lo, hi)` takes the next preorder value as the root, then builds left from lo to `m - 1` and right from `m + 1` to hi. Preorder lists the whole left side before the right one, so each call consumes exactly its own values. The answer is `build(0, n - 1)`.',
    ],
    solvedBy: 'tree-construction',
  },
  106: {
    asks: 'Given the values of a binary tree in inorder (left subtree, node, right subtree) and in postorder (left subtree, right subtree, node), all distinct, rebuild the tree and return its root.',
    hints: [
      'Let a call build the tree for a range of inorder; an empty range returns null. Keep one index into postorder, shared by all calls, which starts at the last value, the root.',
      "Take the value at the index, move the index one step back, and look up the value's inorder index m in a map. Then build `m + 1` to hi, and after that lo to `m - 1`.",
      'From the back, postorder lists a root, then its whole right side, then its whole left side. Each call consumes exactly the values of its range, so after the right side, the index points to the root of the left side. The answer is `build(0, n - 1)`.',
    ],
  },
  1008: {
    asks: 'Given the distinct values of a binary search tree in preorder (node, left subtree, right subtree), rebuild the tree and return its root.',
    hints: [
      'By hand on 5, 2, 7: 5 is the root, 2 is smaller and goes left, and 7 is larger, so the left side ends before it. Keep one shared index of the next unread value.',
      'If no value is left or the next one exceeds the bound, return null and leave that value to a call further up. Otherwise, it becomes this node.',
      'Each call consumes exactly the values of its own subtree. It creates a node from the next value, builds the left side with this value as the bound, and then the right side with the bound it was given. The first call has infinity as its bound and returns the root.',
    ],
    solvedBy: 'bst-from-preorder',
  },
  449: {
    asks: 'Design two functions: one turns a binary search tree into a string, and the other turns this string back into the same tree. The format is your choice, but aim for a string as short as possible.',
    hints: [
      'Write the values in preorder, separated by commas: root 5 with children 2 and 7 becomes `5,2,7`. An empty tree becomes an empty string, so test for that before you split.',
      'To read the string back, share one index of the next value and pass an upper bound. A value above the bound belongs to another side, so return null and do not consume it.',
      '`build(bound)` returns null if no value is left or the next one exceeds the bound. Otherwise it creates a node, calls `build(value)` for the left side and `build(bound)` for the right. Each call consumes exactly the values of its subtree; the first bound is infinity.',
    ],
  },
  652: {
    asks: 'Given a binary tree, find the subtrees, each a node with all of its descendants, that occur at least twice with equal structure and values. For each repeated one, return the root of one occurrence, in any order.',
    hints: [
      'Write each subtree as a string with # for null: a leaf 4 becomes `4,#,#`. A node waits for the strings of both children before it builds its own.',
      "Look up the node's key in a map and raise its count. When the count becomes exactly 2, add the node to the result, so that each kind of duplicate is reported once.",
      'Each call returns a key made of its value, left key, and right key, and the map counts all keys seen so far. For O(n), number the different keys from 1: return the number, use (value, left number, right number) as the key, and 0 for null. The result has one node per repeated key.',
    ],
    cost: 'O(n²) time and space in the worst case, because on a chain the strings of all subtrees add up; numbering distinct subtrees makes it O(n)',
  },
  297: {
    asks: 'Design two functions: one turns any binary tree, even an empty one, into a string, and the other turns this string back into a tree with the same structure and values. The format is your choice.',
    hints: [
      'Write the smallest trees first: an empty tree is `#`, and a leaf 4 is `4,#,#`, with one # for each missing child.',
      "Write the node's value, then its left side, then its right side. The reader takes one token: # returns null; any other token becomes a node, which reads its left side, then its right side.",
      'The reader shares one index over the tokens, and it meets them in the order in which they were written. So each call consumes exactly the tokens of its own subtree, markers included. The commas keep long and negative numbers apart; the first call returns the root.',
    ],
    solvedBy: 'serialize-tree',
  },
  1028: {
    asks: 'Given a string that lists the values of a binary tree in preorder, each after as many dashes as its depth (0 for the root), rebuild the tree and return its root. An only child is always a left child.',
    hints: [
      'Split the string into pairs of depth and value: count the dashes, then read all digits. `10-2--3` gives (0, 10), (1, 2), (2, 3).',
      'Before you attach a node of depth d, pop the stack until d nodes are left. The top is the parent; use its left child if that is free, otherwise its right child.',
      'The stack is always the path from the root to the last node read, so its size is the depth of that node plus 1. For each pair, pop to size d, attach the new node to the top unless d is 0, and push it. The bottom of the stack is the root.',
    ],
    solvedBy: 'tree-from-depths',
  },
} satisfies ProblemHelpTexts
