function shortestDistances(
  n: number, edges: number[][], start: number,
) {
  const graph = Array.from({ length: n }, (): number[][] => [])
  for (const [a, b, weight] of edges) {
    graph[a].push([b, weight])
    graph[b].push([a, weight])
  }

  const distance: number[] = Array(n).fill(Infinity)
  distance[start] = 0
  const queue = [[0, start]] // @start
  while (queue.length > 0) {
    // Stands in for a heap, which the language does not have.
    queue.sort((one, other) => one[0] - other[0])
    const [far, node] = queue.shift()! // @take
    if (far > distance[node]) {
      continue // @stale
    }
    for (const [neighbour, weight] of graph[node]) {
      const reach = far + weight // @look
      if (reach < distance[neighbour]) { // @check
        distance[neighbour] = reach
        queue.push([reach, neighbour]) // @update
      }
    }
  }
  return distance.map((d) => (d === Infinity ? -1 : d)) // @done
}
