// All cuts are different and inside the stick.
function leastCutCost(length: number, cuts: number[]): number {
  // The ends of a piece are cuts, or the ends of the stick.
  const points = [0, ...cuts, length].sort((a, b) => a - b)
  const n = points.length
  // cost[i][j]: the least for all cuts strictly between i and j
  const cost = points.map(() => Array<number>(n).fill(0))
  for (let gap = 2; gap < n; gap++) {
    for (let i = 0; i + gap < n; i++) {
      const j = i + gap
      let parts = Infinity
      for (let k = i + 1; k < j; k++) {
        // The first cut k splits the piece in two, and each
        // part is shorter: its cost is final.
        parts = Math.min(parts, cost[i][k] + cost[k][j])
      }
      // Whichever cut is first, it costs the whole piece.
      cost[i][j] = points[j] - points[i] + parts
    }
  }
  return cost[0][n - 1]
}
