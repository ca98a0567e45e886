type Tree = TreeNode | null

function insert(root: Tree, val: number) { // @insert
  if (!root) return new TreeNode(val) // @hang
  const { left, right } = root
  if (val < root.val) // @compare
    root.left = insert(left, val)
  else if (val > root.val)
    root.right = insert(right, val)
  return root // @same
}

function search(root: Tree, val: number) { // @search
  while (root) {
    if (val === root.val) // @look
      return true // @found
    const isLeft = val < root.val
    root = isLeft ? root.left : root.right
  }
  return false // @missing
}
