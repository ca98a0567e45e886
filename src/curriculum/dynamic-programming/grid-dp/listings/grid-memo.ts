// There is at least one row and one column. The recursion has
// a level per step of a path: a few thousand levels at most.
function minPathSumWithMemo(costs: number[][]): number {
  const memo: (number | undefined)[][] = costs.map(() => [])

  // The least cost of a path that ends in this cell.
  function leastTo(i: number, j: number): number {
    if (i === 0 && j === 0) return costs[0][0]
    const known = memo[i][j]
    if (known !== undefined) return known
    let before: number
    if (i === 0) before = leastTo(0, j - 1)
    else if (j === 0) before = leastTo(i - 1, 0)
    else before = Math.min(leastTo(i - 1, j), leastTo(i, j - 1))
    const least = before + costs[i][j]
    memo[i][j] = least
    return least
  }

  // The calls find the order of the cells on their own.
  return leastTo(costs.length - 1, costs[0].length - 1)
}
