function topologicalSort(
  n: number, edges: number[][],
) {
  const needs: number[] = Array(n).fill(0)
  const after: number[][] = []
  for (let i = 0; i < n; i++) after.push([])
  for (const [first, later] of edges) {
    after[first].push(later)
    needs[later]++ // @count
  }

  const queue: number[] = []
  for (const node of needs.keys())
    if (!needs[node]) queue.push(node) // @fill
  const order: number[] = []
  while (queue.length > 0) {
    const node = queue.shift()!
    order.push(node) // @take
    for (const later of after[node]) {
      needs[later]-- // @lower
      if (needs[later] === 0) // @look
        queue.push(later) // @ready
    }
  }

  if (order.length < n) { // @check
    return [] // @cycle
  }
  return order // @done
}
