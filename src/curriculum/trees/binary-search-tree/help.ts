import type { ProblemHelpTexts } from '../../problem-help.ts'

export const help = {
  700: {
    asks: 'Given the root of a binary search tree and a value, return the node that has this value, together with its subtree, or null if the tree does not contain the value.',
    hints: [
      'Write the two endings first: an empty tree has no match, so return null, and if the root has the value, return the root.',
      'Move one variable down: to `node.left` if the value you need is smaller than `node.val`, otherwise to `node.right`. You never have to come back, because the other side cannot contain it.',
      'If the value is in the tree at all, it is in the subtree of `node`. Loop while `node` is not null and has a different value, then return `node`: the match with its subtree, or null. The number of steps is at most the number of levels.',
    ],
    cost: 'O(h) time and O(1) space, because a loop visits one node per level',
  },
  108: {
    asks: "Given an array of distinct integers in increasing order, build a binary search tree of its values in which the heights of every node's two subtrees differ by at most 1. Return the root; any such tree is accepted.",
    hints: [
      'Write the base case first: an empty range gives null. Then do [1, 2, 3] by hand: 2 becomes the root, [1] its left subtree and [3] its right subtree.',
      'A call gets the bounds of its range and creates a node from the value at `mid = floor((left + right) / 2)`. It builds the children from `left` to `mid - 1` and from `mid + 1` to `right`.',
      'Each call returns a balanced search tree with exactly the values of its range: all values before the middle are smaller, all after it larger. The two halves differ by at most one value, so no node is out of balance. The call on the whole array is the answer.',
    ],
  },
  530: {
    asks: 'Given the root of a binary search tree with at least two nodes, return the smallest absolute difference between the values of any two different nodes, whether or not an edge joins them.',
    hints: [
      'Write the values of a small tree from left to right: root 4 with children 2 and 9 gives 2, 4, 9. The differences are 2 and 5, so the answer is 2.',
      'Visit the left subtree, then compare `node.val - prev` with the best difference and set `prev = node.val`, then visit the right subtree. `prev` has to survive the calls, so keep it outside of them.',
      '`prev` is always the value visited last, the largest one below the current value, so no difference is negative. Start it empty, so that the first node has nothing to compare, and start the best at infinity. After the walk, return the best.',
    ],
  },
  98: {
    asks: 'Given the root of a binary tree, decide whether it is a valid search tree: at every node, all values in the left subtree are strictly smaller than its own, and all values in the right subtree are strictly larger.',
    hints: [
      'Write the base case first: an empty subtree is valid. The root may have any value, so call it with -infinity and infinity as its bounds.',
      'Check `low < node.val < high`. The left call gets `node.val` as its new `high`, the right call gets it as its new `low`, and the other bound stays.',
      'The bounds of a call are the tightest ones from all ancestors. The subtree is valid if its root is strictly between them and both calls below return true; an equal value fails. Values may be the extreme integers, so use infinities, a wider type, or null for “no bound”.',
    ],
    solvedBy: 'bst-validate',
  },
  230: {
    asks: 'Given the root of a binary search tree and an integer `k`, return the `k`-th smallest value in the tree, where `k` = 1 means the smallest.',
    hints: [
      'Find the smallest value first: go left from the root until there is no left child. For k = 1, this node is the answer, even if it has a right child.',
      'Push each node on a stack while you go left. Then pop one, the next value in ascending order, lower k by 1, and go to its right child.',
      'At each pop, all smaller values have been counted, and the top of the stack is the next one. If k reaches 0, return the popped value; otherwise push its right child and everything to the left of it. This takes O(h + k) steps.',
    ],
    solvedBy: 'bst-kth-smallest',
    cost: 'O(h + k) time, because the walk descends to the smallest value and stops after k',
  },
  701: {
    asks: 'Given the root of a binary search tree, possibly empty, and a value that it does not contain, insert the value so that the tree is still a binary search tree. Return the root; any valid result is accepted.',
    hints: [
      'Write the base case first: inserting into an empty tree creates a node with the value and returns it. No node is created anywhere else.',
      'At a node, compare the values. If the new one is smaller, set `node.left = insert(node.left, val)`, otherwise set `node.right` in the same way; then return the node.',
      'Each call returns the root of its subtree with the value in it: the same node as before, or the new leaf if it was empty. The assignment links the leaf to its parent, and all comparisons on the path hold for it. Return the result for the root.',
    ],
    solvedBy: 'binary-search-tree',
    cost: 'O(h) time and O(1) space, because a loop descends to one empty position',
  },
  173: {
    asks: 'Implement an iterator over a binary search tree that visits the values in increasing order: the first call of `next` returns the smallest value, each further call the following one, and `hasNext` reports whether any value is left.',
    hints: [
      'Find the first value to deliver: push the root on a stack, go left, and push each node until there is none. The node on top is the smallest.',
      '`next` pops the top node; the values right after it are in its right subtree, so push its right child, if there is one, and then left child after left child. Return the popped value.',
      'Between calls, the top of the stack is the next node, and below it are the ancestors that come later, in ascending order. So `hasNext` only checks that the stack is not empty. Each node is pushed and popped once: amortized O(1) per call, O(h) memory.',
    ],
    cost: 'O(1) amortized time per call, because each node enters and leaves the stack once',
  },
  450: {
    asks: 'Given the root of a binary search tree, delete the node with the given key, if any, so that a binary search tree remains. Return its root, or null if no nodes remain; any such tree is accepted.',
    hints: [
      'Write the easy cases first: in an empty subtree the key is missing, so return null. A leaf with the key is replaced by null, and a node with one child by that child.',
      'While you search, assign the result: `node.left = delete(node.left, key)` for a smaller key, `node.right` for a larger one, then return `node`. So the parent links to what remains.',
      'Each call returns the root of its subtree without the key. With two children, go right once and then left to the end, copy that value into the node, and delete it from the right subtree. It is the smallest value on the right, so the order still holds.',
    ],
    solvedBy: 'bst-delete',
    cost: 'O(h) time, because the node and its successor lie on one path',
  },
  99: {
    asks: 'The values of exactly two nodes of a binary search tree were swapped by mistake. Repair the tree in place without changing its structure; nothing is returned.',
    hints: [
      'List the inorder values of a broken tree: 1, 5, 3, 4, 2, 6. They should rise, but drop from 5 to 3 and from 4 to 2; swapping the 5 and the 2 repairs the list.',
      'Walk inorder and keep the previous node. If its value is larger than this one, you are at a drop: set `first = prev` if `first` is empty, and set `second = node` in any case.',
      '`first` is the larger node of the first drop, `second` the smaller node of the latest drop, so one drop is enough to set both. After the walk, swap the values of the two nodes; the structure of the tree does not change.',
    ],
  },
  1373: {
    asks: 'Given a binary tree, consider every subtree (a node with all of its descendants) that is a valid binary search tree with distinct values. Return the largest sum of values in one, or 0 if all sums are negative.',
    hints: [
      'Write the base case first: an empty subtree is a search tree with sum 0. Give it infinity as its smallest and -infinity as its largest value, so that no comparison with it fails.',
      'With the reports of both children, a node is the root of a search tree if both are valid and `left.largest < node.val < right.smallest`. Its smallest value is then `min(left.smallest, node.val)`, its largest `max(right.largest, node.val)`.',
      'Each call returns valid, smallest, largest and sum of its subtree; the sum is `left.sum + node.val + right.sum`. Wherever a subtree is valid, compare its sum with the best; an invalid one makes all its ancestors invalid. Start the best at 0, the answer if every sum is negative.',
    ],
  },
} satisfies ProblemHelpTexts
