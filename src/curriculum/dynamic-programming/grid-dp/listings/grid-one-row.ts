// There is at least one row and one column.
function minPathSumOneRow(costs: number[][]): number {
  const columns = costs[0].length
  // Above the grid no path exists, except into the first cell.
  const least: number[] = Array(columns).fill(Infinity)
  least[0] = 0
  for (const row of costs) {
    least[0] += row[0]
    for (let j = 1; j < columns; j++) {
      // least[j] is still the cell above, least[j - 1] is
      // already the cell to the left.
      least[j] = Math.min(least[j], least[j - 1]) + row[j]
    }
  }
  return least[columns - 1]
}
