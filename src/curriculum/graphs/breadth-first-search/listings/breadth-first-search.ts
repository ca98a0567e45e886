// start is one of the nodes.
function breadthFirstSearch(
  graph: number[][], start: number,
): number[] {
  const distance = graph.map(() => -1)
  distance[start] = 0
  const queue = [start] // @start
  // The loop also visits nodes added while it runs.
  for (const node of queue) { // @take
    for (const neighbor of graph[node]) { // @look
      if (distance[neighbor] === -1) {
        distance[neighbor] = distance[node] + 1 // @mark
        queue.push(neighbor) // @found
      }
    }
  }
  return distance // @done
}
