const UNREACHED = 1_000_000_000

// Costs of the cheapest paths of at most maxEdges edges.
// Costs of paths stay below UNREACHED, on either side of 0.
function cheapestWithin(
  n: number, edges: number[][], start: number, maxEdges: number,
): number[] {
  const cost: number[] = Array(n).fill(UNREACHED)
  cost[start] = 0
  for (let round = 0; round < maxEdges; round++) {
    // Reading the last round keeps a path from gaining two edges.
    const last = [...cost]
    for (const [source, target, weight] of edges) {
      if (last[source] === UNREACHED) continue
      cost[target] = Math.min(cost[target], last[source] + weight)
    }
    // Nothing improved, so nothing will.
    if (cost.every((value, node) => value === last[node])) break
  }
  return cost
}
