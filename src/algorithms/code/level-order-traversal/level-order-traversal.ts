function levelOrder(root: TreeNode | null) {
  const levels: number[][] = []
  const queue = root ? [root] : [] // @start
  while (queue.length > 0) {
    const level: number[] = []
    let left = queue.length
    while (left-- > 0) { // @level
      const node = queue.shift()! // @take
      level.push(node.val)
      if (node.left) queue.push(node.left) // @left
      if (node.right) queue.push(node.right) // @right
    }
    levels.push(level)
  }
  return levels // @done
}
