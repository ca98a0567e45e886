/** The k-th smallest value, for 1 <= k <= number of nodes. */
int kthSmallest(TreeNode root, int k) {
  Deque<TreeNode> stack = new ArrayDeque<>();
  TreeNode node = root;
  while (true) {
    // Smaller values are on the left: O(h) steps to the smallest.
    while (node != null) {
      stack.push(node);
      node = node.left;
    }
    node = stack.pop();
    k--;
    if (k == 0) return node.val;
    node = node.right;
  }
}
