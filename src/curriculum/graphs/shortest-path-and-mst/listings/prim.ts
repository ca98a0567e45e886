// The least total of horizontal plus vertical distances.
// There is at least one point.
function costToConnect(points: number[][]): number {
  // The cheapest edge from the tree to each point outside it.
  const cheapest = points.map(() => Infinity)
  cheapest[0] = 0
  const outside = new Set(points.keys())
  let total = 0
  while (outside.size > 0) {
    let nearest = -1
    for (const point of outside) {
      if (nearest === -1 || cheapest[point] < cheapest[nearest]) {
        nearest = point
      }
    }
    outside.delete(nearest)
    total += cheapest[nearest]
    const [x, y] = points[nearest]
    for (const other of outside) {
      const [otherX, otherY] = points[other]
      const cost = Math.abs(otherX - x) + Math.abs(otherY - y)
      cheapest[other] = Math.min(cheapest[other], cost)
    }
  }
  return total
}
