// Edges are [source, target, cost]; -1 where no path leads.
// No cost is negative, or -1 could also be a distance.
function allDistances(n: number, edges: number[][]): number[][] {
  const distance: number[][] = []
  for (let node = 0; node < n; node++) {
    distance.push(Array(n).fill(Infinity))
    distance[node][node] = 0
  }
  for (const [source, target, cost] of edges) {
    const known = distance[source][target]
    distance[source][target] = Math.min(known, cost)
  }

  // After each round, paths may pass through one more node.
  for (let via = 0; via < n; via++) {
    for (let a = 0; a < n; a++) {
      for (let b = 0; b < n; b++) {
        const detour = distance[a][via] + distance[via][b]
        distance[a][b] = Math.min(distance[a][b], detour)
      }
    }
  }
  return distance.map((row) => row.map((d) => (d < Infinity ? d : -1)))
}
