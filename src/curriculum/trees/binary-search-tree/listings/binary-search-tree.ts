type Tree = TreeNode | null

// The recursion is as deep as the tree: a few thousand
// levels at most.
function insert(root: Tree, val: number): TreeNode { // @insert
  if (root === null) return new TreeNode(val) // @hang
  if (val < root.val) { // @compare
    root.left = insert(root.left, val)
  } else if (val > root.val) {
    root.right = insert(root.right, val)
  }
  return root // @same
}

function search(root: Tree, val: number): boolean { // @search
  let node = root
  while (node) {
    if (val === node.val) // @look
      return true // @found
    node = val < node.val ? node.left : node.right // @down
  }
  return false // @missing
}
