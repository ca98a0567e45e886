// There is at least one node.
function recover(text: string): TreeNode {
  const path: TreeNode[] = [] // path[d] is the current node at depth d
  for (const [, dashes, value] of text.matchAll(/(-*)(\d+)/g)) {
    const node = new TreeNode(Number(value))

    path.length = dashes.length // deeper nodes are finished
    const parent = path.at(-1)
    if (parent) {
      // A single child is a left child, so left fills up first.
      if (parent.left === null) parent.left = node
      else parent.right = node
    }
    path.push(node)
  }
  return path[0]
}
