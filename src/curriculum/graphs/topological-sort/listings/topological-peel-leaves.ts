// The edges form a tree.
function centersOfTree(n: number, edges: number[][]): number[] {
  if (n === 1) return [0]
  const neighbors = Array.from({ length: n }, () => new Set<number>())
  for (const [a, b] of edges) {
    neighbors[a].add(b)
    neighbors[b].add(a)
  }

  let leaves: number[] = []
  neighbors.forEach((near, node) => {
    if (near.size === 1) leaves.push(node)
  })
  let remaining = n
  // A tree has one center or two.
  while (remaining > 2) {
    remaining -= leaves.length
    const following: number[] = []
    for (const leaf of leaves) {
      for (const inner of neighbors[leaf]) {
        neighbors[inner].delete(leaf)
        if (neighbors[inner].size === 1) following.push(inner)
      }
    }
    leaves = following
  }
  return leaves.sort((a, b) => a - b)
}
