// There is at least one row and one column.
function minPathSum(costs: number[][]): number {
  const rows = costs.length
  const columns = costs[0].length
  const least = costs.map((row) => [...row]) // @state
  for (let i = 0; i < rows; i++) {
    for (let j = 0; j < columns; j++) { // @cell
      let before = 0 // @start
      if (i > 0 && j > 0) { // @choice
        const above = least[i - 1][j] // @above
        const left = least[i][j - 1] // @left
        before = Math.min(above, left) // @inner
      } else if (j > 0) {
        before = least[0][j - 1] // @first-row
      } else if (i > 0) {
        before = least[i - 1][0] // @first-column
      }
      least[i][j] = before + costs[i][j] // @sum
    }
  }
  return least[rows - 1][columns - 1] // @done
}
