function shortestDistances(
  n: number, edges: number[][],
  start: number,
) {
  const distance: number[] = []
  const graph: number[][][] = []
  for (let node = 0; node < n; node++) {
    distance[node] = Infinity
    graph[node] = []
  }
  for (const [a, b, weight] of edges) {
    graph[a].push([b, weight])
    graph[b].push([a, weight])
  }
  distance[start] = 0
  const queue = [[0, start]] // @start
  while (queue.length > 0) {
    // Sorting stands in for a heap.
    queue.sort(([a], [b]) => a - b)
    const [far, node] = queue.shift()! // @take
    if (far > distance[node]) continue // @stale
    for (const [near, w] of graph[node]) {
      const reach = far + w // @look
      if (reach >= distance[near]) continue // @check
      distance[near] = reach
      queue.push([reach, near]) // @update
    }
  }
  return distance.map((d) => // @done
    d < Infinity ? d : -1)
}
