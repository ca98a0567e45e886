void walk(TreeNode* node, vector<int>& output) { // @walk
  if (node == nullptr) return; // @nothing
  walk(node->left, output); // @left
  output.push_back(node->val); // @write
  walk(node->right, output); // @right
}

// The recursion is as deep as the tree: a few thousand
// levels at most.
vector<int> inorder(TreeNode* root) {
  vector<int> output;
  walk(root, output); // @start
  return output; // @done
}
