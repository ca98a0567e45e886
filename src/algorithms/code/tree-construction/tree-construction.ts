function build(
  preorder: number[], inorder: number[],
) {
  const place = new Map<number, number>()
  for (const [i, val] of inorder.entries())
    place.set(val, i)
  let next = 0

  function grow(lo: number, hi: number) {
    if (lo > hi) return null
    const val = preorder[next++]
    const root = new TreeNode(val) // @take
    const mid = place.get(val)! // @split
    root.left = grow(lo, mid - 1)
    root.right = grow(mid + 1, hi)
    return root // @done
  }

  return grow(0, inorder.length - 1) // @start
}
