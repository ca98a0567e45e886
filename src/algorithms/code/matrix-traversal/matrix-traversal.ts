const ways = [
  [-1, 0], [0, 1], [1, 0], [0, -1],
]

function countIslands(grid: number[][]) {
  let islands = 0 // @start
  for (const [y, row] of grid.entries()) {
    for (const x of row.keys()) {
      if (row[x] === 0) continue // @scan @skip
      islands++ // @found
      sink(grid, y, x)
    }
  }
  return islands // @done
}

function sink(
  grid: number[][], y0: number, x0: number,
) {
  grid[y0][x0] = 0
  const queue = [[y0, x0]]
  while (queue.length > 0) {
    const [r, c] = queue.shift()! // @take
    for (const [down, right] of ways) {
      const y = r + down, x = c + right
      if (!grid[y]?.[x]) continue // @look
      grid[y][x] = 0
      queue.push([y, x]) // @spread
    }
  }
}
