function zigzagLevelOrder(root: TreeNode | null): number[][] {
  const rows: number[][] = []
  let level = root ? [root] : []
  while (level.length > 0) {
    const size = level.length
    const row = new Array<number>(size)
    const leftToRight = rows.length % 2 === 0
    const nextLevel: TreeNode[] = []
    for (const [i, node] of level.entries()) {
      // The walk never turns; only the row fills from either end.
      row[leftToRight ? i : size - 1 - i] = node.val
      if (node.left) nextLevel.push(node.left)
      if (node.right) nextLevel.push(node.right)
    }
    rows.push(row)
    level = nextLevel
  }
  return rows
}
