// The recursion is as deep as the path it walks: a few thousand
// levels at most.
function isBipartite(graph: number[][]): boolean {
  const color = new Map<number, number>()

  function paint(node: number, own: number): boolean {
    color.set(node, own)
    for (const neighbor of graph[node]) {
      if (!color.has(neighbor)) {
        if (!paint(neighbor, 1 - own)) return false
      } else if (color.get(neighbor) === own) {
        // Equal colors on one edge mean a cycle of odd length.
        return false
      }
    }
    return true
  }

  for (let node = 0; node < graph.length; node++) {
    if (!color.has(node) && !paint(node, 0)) return false
  }
  return true
}
