function breadthFirstSearch(graph: number[][], start: number) {
  const distance = graph.map(() => -1)
  distance[start] = 0
  const queue = [start] // @start
  for (let front = 0; front < queue.length; front++) {
    const node = queue[front] // @take
    const steps = distance[node] + 1
    for (const neighbour of graph[node]) { // @look
      if (distance[neighbour] === -1) {
        distance[neighbour] = steps
        queue.push(neighbour) // @found
      }
    }
  }
  return distance // @done
}
