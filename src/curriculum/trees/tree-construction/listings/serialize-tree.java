// The recursion is as deep as the tree: a few thousand
// levels at most.
String serialize(TreeNode root) {
  StringBuilder text = new StringBuilder();
  write(root, text);
  return text.toString();
}

void write(TreeNode node, StringBuilder text) {
  if (node == null) {
    // Without this marker, left and right children look alike.
    text.append("#,");
    return;
  }
  text.append(node.val).append(',');
  write(node.left, text);
  write(node.right, text);
}

TreeNode deserialize(String text) {
  return read(List.of(text.split(",")).iterator());
}

TreeNode read(Iterator<String> tokens) {
  String token = tokens.next();
  if (token.equals("#")) return null;
  // The same order as in write, so each call consumes one subtree.
  TreeNode node = new TreeNode(Integer.parseInt(token));
  node.left = read(tokens);
  node.right = read(tokens);
  return node;
}
