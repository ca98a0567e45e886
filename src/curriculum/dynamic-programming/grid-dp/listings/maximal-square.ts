// Cells are '0' and '1'. There is at least one row.
function maximalSquare(grid: string[][]): number {
  const columns = grid[0].length
  // side[j + 1]: the largest square of ones that ends in column j;
  // side[0] stays 0, so the first column needs no special case.
  const side: number[] = Array(columns + 1).fill(0)
  let longest = 0
  for (const row of grid) {
    let diagonal = 0
    for (let j = 0; j < columns; j++) {
      const above = side[j + 1]
      const limit = Math.min(above, side[j], diagonal)
      side[j + 1] = row[j] === '1' ? limit + 1 : 0
      longest = Math.max(longest, side[j + 1])
      // The old value here is diagonal to the next column.
      diagonal = above
    }
  }
  return longest * longest
}
