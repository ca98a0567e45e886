const directions = [[-1, 0], [0, 1], [1, 0], [0, -1]]

// Cells are 1 and 0. If yours are '1' and '0',
// change the comparisons and the assignments.
function countIslands(grid: number[][]): number {
  let islands = 0 // @start
  for (let row = 0; row < grid.length; row++) {
    for (let col = 0; col < grid[row].length; col++) {
      if (grid[row][col] === 0) continue // @scan @skip
      islands++ // @found
      sink(grid, row, col) // @sink
    }
  }
  return islands // @done
}

function sink(grid: number[][], row: number, col: number) {
  grid[row][col] = 0
  const queue = [[row, col]]
  // The loop also visits cells added while it runs.
  for (const [r, c] of queue) { // @take
    for (const [down, right] of directions) {
      const y = r + down
      const x = c + right
      // Outside the grid this is undefined, which is not 1.
      if (grid[y]?.[x] !== 1) continue // @look
      grid[y][x] = 0 // @mark
      queue.push([y, x]) // @spread
    }
  }
}
