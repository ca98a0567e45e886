/** Turns every 0 that no path of 0s joins to the border into 1. */
// 130 has 'O' for 0 and 'X' for 1.
function closeLakes(grid: number[][]): number[][] {
  const stack: [row: number, col: number][] = []
  // What touches the border is open, so start there.
  for (const [r, row] of grid.entries()) {
    stack.push([r, 0], [r, row.length - 1])
  }
  for (let c = 0; c < (grid[0]?.length ?? 0); c++) {
    stack.push([0, c], [grid.length - 1, c])
  }
  while (stack.length > 0) {
    const [r, c] = stack.pop()!
    // Outside the grid this is undefined, which is not 0.
    if (grid[r]?.[c] !== 0) continue
    grid[r][c] = 2
    stack.push([r - 1, c], [r, c + 1], [r + 1, c], [r, c - 1])
  }
  return grid.map((row) => row.map((value) => (value === 2 ? 0 : 1)))
}
