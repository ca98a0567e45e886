function levelOrder(root: TreeNode | null): number[][] {
  const levels: number[][] = []
  // An array and an index: queue.shift() would cost O(n).
  const queue = root ? [root] : [] // @start
  let front = 0
  while (front < queue.length) {
    const level: number[] = []
    const end = queue.length
    while (front < end) { // @level
      const node = queue[front++]! // @take
      level.push(node.val)
      if (node.left) queue.push(node.left) // @left
      if (node.right) queue.push(node.right) // @right
    }
    levels.push(level)
  }
  return levels // @done
}
