function topologicalSort(n: number, edges: number[][]) {
  const needs: number[] = Array(n).fill(0)
  const successors: number[][] = needs.map(() => [])
  for (const [first, later] of edges) {
    successors[first].push(later)
    needs[later]++ // @count
  }

  const queue: number[] = []
  for (let node = 0; node < n; node++) {
    if (needs[node] === 0) queue.push(node) // @fill
  }

  const order: number[] = []
  // The loop also visits nodes added while it runs.
  for (const node of queue) {
    order.push(node) // @take
    for (const later of successors[node]) {
      needs[later]-- // @lower
      if (needs[later] === 0) { // @look
        queue.push(later) // @ready
      }
    }
  }

  if (order.length < n) { // @check
    return [] // @cycle
  }
  return order // @done
}
