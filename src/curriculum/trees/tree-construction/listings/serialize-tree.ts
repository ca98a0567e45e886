// The recursion is as deep as the tree: a few thousand
// levels at most.
function serialize(root: TreeNode | null): string {
  const tokens: string[] = []

  function write(node: TreeNode | null): void {
    if (node === null) {
      // Without this marker, left and right children look alike.
      tokens.push('#')
      return
    }
    tokens.push(String(node.val))
    write(node.left)
    write(node.right)
  }

  write(root)
  return tokens.join(',')
}

function deserialize(text: string): TreeNode | null {
  const tokens = text.split(',')
  let next = 0

  function read(): TreeNode | null {
    const token = tokens[next++]
    if (token === '#') return null
    // The same order as in write, so each call consumes one subtree.
    const node = new TreeNode(Number(token))
    node.left = read()
    node.right = read()
    return node
  }

  return read()
}
