function build(preorder: number[], inorder: number[]) {
  const place = new Map(inorder.map((val, i) => [val, i]))
  let next = 0

  function grow(lo: number, hi: number): TreeNode | null {
    if (lo > hi) return null
    const root = new TreeNode(preorder[next++]) // @take
    const mid = place.get(root.val)! // @split
    root.left = grow(lo, mid - 1)
    root.right = grow(mid + 1, hi)
    return root // @done
  }

  return grow(0, inorder.length - 1) // @start
}
