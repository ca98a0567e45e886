function countIslands(grid: number[][]) {
  let islands = 0 // @start
  for (let row = 0; row < grid.length; row++) {
    for (let col = 0; col < grid[0].length; col++) {
      if (grid[row][col] === 0) { // @scan
        continue // @skip
      }
      islands++ // @found
      sink(grid, row, col)
    }
  }
  return islands // @done
}

function sink(grid: number[][], row: number, col: number) {
  const ways = [[-1, 0], [0, 1], [1, 0], [0, -1]]
  grid[row][col] = 0
  const queue = [[row, col]]
  while (queue.length > 0) {
    const [r, c] = queue.shift()! // @take
    for (const [down, right] of ways) {
      const [y, x] = [r + down, c + right]
      // Outside the grid this is undefined.
      if (grid[y]?.[x] === 1) { // @look
        grid[y][x] = 0
        queue.push([y, x]) // @spread
      }
    }
  }
}
