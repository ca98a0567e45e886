type Placed = { node: TreeNode; position: number }

function widthByPosition(root: TreeNode | null): number {
  let widest = 0
  let level: Placed[] = root ? [{ node: root, position: 0 }] : []
  while (level.length > 0) {
    const first = level[0]!.position
    const last = level[level.length - 1]!.position
    widest = Math.max(widest, last - first + 1)
    const nextLevel: Placed[] = []
    for (const { node, position } of level) {
      // Count from the first node, or the numbers double forever.
      const left = 2 * (position - first)
      if (node.left) nextLevel.push({ node: node.left, position: left })
      if (node.right) {
        nextLevel.push({ node: node.right, position: left + 1 })
      }
    }
    level = nextLevel
  }
  return widest
}
