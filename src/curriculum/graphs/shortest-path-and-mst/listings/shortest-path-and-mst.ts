// Outgoing edges: [neighbor, cost]. No cost is negative.
type Graph = number[][][]

function shortestDistances(graph: Graph, start: number) {
  const distance = graph.map(() => Infinity)
  distance[start] = 0
  const heap = [[0, start]] // @start
  while (heap.length > 0) {
    const [far, node] = pop(heap) // @take
    if (far > distance[node]) continue // outdated // @stale
    for (const [neighbor, cost] of graph[node]) {
      const reach = far + cost // @look
      if (reach >= distance[neighbor]) continue // @check
      distance[neighbor] = reach
      push(heap, [reach, neighbor]) // @update
    }
  }
  return distance.map((d) => (d < Infinity ? d : -1)) // @done
}

function push(heap: number[][], entry: number[]) {
  let i = heap.length
  while (i > 0) {
    const parent = (i - 1) >> 1
    if (heap[parent][0] <= entry[0]) break
    heap[i] = heap[parent]
    i = parent
  }
  heap[i] = entry
}

function pop(heap: number[][]): number[] {
  const nearest = heap[0]
  const last = heap.pop()!
  const key = (i: number) => heap[i]?.[0] ?? Infinity
  let i = 0
  for (;;) {
    let child = 2 * i + 1
    if (key(child + 1) < key(child)) child++
    if (key(child) >= last[0]) break
    heap[i] = heap[child]
    i = child
  }
  if (heap.length > 0) heap[i] = last
  return nearest
}
