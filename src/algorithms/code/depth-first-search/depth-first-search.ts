function depthFirstSearch(
  graph: number[][], start: number,
) {
  const seen = new Set<number>()
  const order: number[] = []

  function visit(node: number) {
    seen.add(node)
    order.push(node) // @enter
    for (const neighbour of graph[node]) { // @look
      if (!seen.has(neighbour)) { // @found
        visit(neighbour) // @back
      }
    }
  }

  visit(start) // @start
  return order // @done
}
