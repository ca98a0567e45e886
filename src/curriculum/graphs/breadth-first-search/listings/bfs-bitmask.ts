// The fewest steps that visit every node of a connected graph.
// The graph has 1 to about 15 nodes.
function shortestWalkOverAll(graph: number[][]): number {
  const n = graph.length
  const everything = (1 << n) - 1
  // A state is a node and the set of nodes visited so far, as bits.
  const seen = graph.map(() => new Set<number>())
  const queue: { node: number; visited: number; steps: number }[] = []
  for (let node = 0; node < n; node++) {
    seen[node].add(1 << node)
    queue.push({ node, visited: 1 << node, steps: 0 })
  }
  // The loop also reaches states that are added while it runs.
  for (const { node, visited, steps } of queue) {
    if (visited === everything) return steps
    for (const neighbor of graph[node]) {
      const next = visited | (1 << neighbor)
      if (seen[neighbor].has(next)) continue
      seen[neighbor].add(next)
      queue.push({ node: neighbor, visited: next, steps: steps + 1 })
    }
  }
  return -1
}
