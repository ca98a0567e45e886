void write(const TreeNode* node, ostream& out) {
  if (!node) {
    // Without this marker, left and right children look alike.
    out << "# ";
    return;
  }
  out << node->val << ' ';
  write(node->left, out);
  write(node->right, out);
}

// The recursion is as deep as the tree: a few thousand
// levels at most.
string serialize(const TreeNode* root) {
  ostringstream out;
  write(root, out);
  return out.str();
}

TreeNode* read(istream& in) {
  string token;
  in >> token;
  if (token == "#") return nullptr;
  // The same order as in write, so each call consumes one subtree.
  auto* node = new TreeNode(stoi(token));
  node->left = read(in);
  node->right = read(in);
  return node;
}

TreeNode* deserialize(const string& text) {
  istringstream in(text);
  return read(in);
}
