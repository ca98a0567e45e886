// No number is negative.
function maxCoins(balloons: number[]): number {
  // A 1 beyond both ends: what the outermost balloons multiply with.
  const row = [1, ...balloons, 1]
  const n = row.length
  // best[i][j]: the most for bursting all strictly between i and j
  const best = row.map(() => Array<number>(n).fill(0))
  for (let gap = 2; gap < n; gap++) {
    for (let i = 0; i + gap < n; i++) {
      const j = i + gap
      for (let last = i + 1; last < j; last++) {
        // Burst last, it has i and j as neighbors, and the two
        // sides never touch. Burst first, it would join them.
        const coins = row[i] * row[last] * row[j]
        const total = best[i][last] + coins + best[last][j]
        best[i][j] = Math.max(best[i][j], total)
      }
    }
  }
  return best[0][n - 1]
}
