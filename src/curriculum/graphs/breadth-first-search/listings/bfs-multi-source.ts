/** Sources are 1; the answer is -1 for cells that none reaches. */
function distanceToNearestSource(grid: number[][]): number[][] {
  const distance = grid.map((row) => row.map(() => -1))
  const queue: [number, number][] = []
  grid.forEach((row, r) => {
    row.forEach((value, c) => {
      if (value !== 1) return
      distance[r][c] = 0
      queue.push([r, c])
    })
  })

  // All sources are in the queue before the first one is taken.
  for (const [r, c] of queue) {
    for (const [down, right] of [[-1, 0], [0, 1], [1, 0], [0, -1]]) {
      const y = r + down
      const x = c + right
      // Outside the grid this is undefined, which is not -1.
      if (distance[y]?.[x] !== -1) continue
      distance[y][x] = distance[r][c] + 1
      queue.push([y, x])
    }
  }
  return distance
}
