// start is one of the nodes.
function dfsWithStack(graph: number[][], start: number): number[] {
  const seen = new Set<number>()
  const order: number[] = []
  const stack = [start]
  while (stack.length > 0) {
    const node = stack.pop()!
    // A node can be pushed several times before its first pop.
    if (seen.has(node)) continue
    seen.add(node)
    order.push(node)
    // Reversed, so that the first neighbor is on top.
    for (const neighbor of graph[node].toReversed()) {
      if (!seen.has(neighbor)) stack.push(neighbor)
    }
  }
  return order
}
