// Edges are [a, b, cost]; -1 if the graph is not connected.
// Nodes are 0 to n - 1, and n is at least 1.
function costOfSpanningTree(n: number, edges: number[][]): number {
  const parent = Array.from({ length: n }, (_, i) => i)

  function find(node: number): number {
    while (parent[node] !== node) {
      parent[node] = parent[parent[node]]
      node = parent[node]
    }
    return node
  }

  let total = 0
  let joined = 0
  for (const [a, b, cost] of edges.toSorted((x, y) => x[2] - y[2])) {
    const rootA = find(a)
    const rootB = find(b)
    // Inside one group, the edge would only close a cycle.
    if (rootA === rootB) continue
    parent[rootB] = rootA
    total += cost
    joined++
  }
  // A tree on n nodes has n - 1 edges.
  return joined === n - 1 ? total : -1
}
