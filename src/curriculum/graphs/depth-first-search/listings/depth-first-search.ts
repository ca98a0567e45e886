// The recursion is as deep as the path it walks:
// a few thousand levels at most.
function depthFirstSearch(
  graph: number[][], start: number,
): number[] {
  const seen = new Set<number>()
  const order: number[] = []

  function visit(node: number) {
    seen.add(node) // @mark
    order.push(node) // @enter
    for (const neighbor of graph[node]) { // @look
      if (!seen.has(neighbor)) { // @found
        visit(neighbor) // @back
      }
    }
  }

  visit(start) // @start
  return order // @done
}
