// All values are different.
// The recursion is as deep as the tree: a few thousand
// levels at most.
function build(preorder: number[], inorder: number[]) {
  const indexOf = new Map<number, number>()
  inorder.forEach((val, i) => indexOf.set(val, i))
  let next = 0

  function buildRange(lo: number, hi: number) {
    if (lo > hi) return null // @empty
    const root = new TreeNode(preorder[next++]) // @take
    const mid = indexOf.get(root.val)! // @split
    // Left first: preorder lists that side first.
    root.left = buildRange(lo, mid - 1) // @left
    root.right = buildRange(mid + 1, hi) // @right
    return root // @done
  }

  return buildRange(0, inorder.length - 1) // @start
}
