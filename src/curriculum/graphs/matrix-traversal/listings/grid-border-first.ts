/** Turns every 0 that no path of 0s joins to the border into 1. */
function closeLakes(grid: number[][]): number[][] {
  const height = grid.length
  const width = grid[0].length

  function keep(r: number, c: number) {
    // Outside the grid this is undefined, which is not 0.
    if (grid[r]?.[c] !== 0) return
    grid[r][c] = 2
    keep(r - 1, c)
    keep(r, c + 1)
    keep(r + 1, c)
    keep(r, c - 1)
  }

  // What touches the border is open, so start there.
  for (let row = 0; row < height; row++) {
    keep(row, 0)
    keep(row, width - 1)
  }
  for (let col = 0; col < width; col++) {
    keep(0, col)
    keep(height - 1, col)
  }
  return grid.map((row) => row.map((value) => (value === 2 ? 0 : 1)))
}
