function firstEdgeClosingACycle(
  n: number, edges: number[][],
): number[] {
  // One more, so that nodes may count from 1 as well, as in 684.
  const parent = Array.from({ length: n + 1 }, (_, i) => i)

  function find(node: number): number {
    while (parent[node] !== node) {
      parent[node] = parent[parent[node]]
      node = parent[node]
    }
    return node
  }

  for (const [a, b] of edges) {
    const rootA = find(a)
    const rootB = find(b)
    // Both ends are connected already, so this edge adds a detour.
    if (rootA === rootB) return [a, b]
    parent[rootB] = rootA
  }
  return []
}
