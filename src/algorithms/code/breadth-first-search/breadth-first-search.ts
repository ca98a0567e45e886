function breadthFirstSearch(
  graph: number[][], start: number,
) {
  const distance = graph.map(() => -1)
  distance[start] = 0
  const queue = [start] // @start
  // Reads on while the queue grows.
  for (const node of queue) { // @take
    const steps = distance[node] + 1
    for (const near of graph[node]) { // @look
      if (distance[near] === -1) {
        distance[near] = steps
        queue.push(near) // @found
      }
    }
  }
  return distance // @done
}
