type Tree = TreeNode | null

// The recursion is as deep as the tree: a few thousand
// levels at most.
function deleteNode(root: Tree, val: number): Tree {
  if (root === null) return null
  if (val < root.val) {
    root.left = deleteNode(root.left, val)
    return root
  }
  if (val > root.val) {
    root.right = deleteNode(root.right, val)
    return root
  }
  // With at most one child, that child moves up.
  if (root.left === null) return root.right
  if (root.right === null) return root.left
  let successor = root.right
  while (successor.left) successor = successor.left
  // The next larger value keeps both sides in order.
  root.val = successor.val
  root.right = deleteNode(root.right, successor.val)
  return root
}
