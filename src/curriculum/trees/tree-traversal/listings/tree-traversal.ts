// The recursion is as deep as the tree: a few thousand
// levels at most.
function inorder(root: TreeNode | null): number[] {
  const output: number[] = []

  function walk(node: TreeNode | null): void { // @walk
    if (node === null) return // @nothing
    walk(node.left) // @left
    output.push(node.val) // @write
    walk(node.right) // @right
  }

  walk(root) // @start
  return output // @done
}
