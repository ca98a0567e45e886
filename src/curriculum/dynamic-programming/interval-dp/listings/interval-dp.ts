// All cuts are different and inside the stick.
function leastCutCost(
  length: number,
  cuts: number[],
): number {
  const points = [0, ...cuts, length].sort((a, b) => a - b) // @points
  const n = points.length
  // cost[i][j]: least for all cuts between i and j // @state
  const cost = points.map(() => Array<number>(n).fill(0)) // @start
  for (let gap = 2; gap < n; gap++) { // @loop
    for (let i = 0; i + gap < n; i++) {
      const j = i + gap // @piece
      let parts = Infinity
      for (let k = i + 1; k < j; k++) { // @first
        // Both parts are shorter, so final.
        const split = cost[i][k] + cost[k][j] // @split
        parts = Math.min(parts, split) // @least
      }
      // Any first cut costs the whole piece.
      cost[i][j] = points[j] - points[i] + parts // @better
    }
  }
  return cost[0][n - 1] // @done
}
