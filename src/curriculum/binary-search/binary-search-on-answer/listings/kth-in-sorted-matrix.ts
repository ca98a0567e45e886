// k is from 1 to the number of values.
function kthSmallest(matrix: number[][], k: number): number {
  const last = matrix[matrix.length - 1]
  let lo = matrix[0][0]
  let hi = last[last.length - 1]
  while (lo < hi) {
    const mid = Math.floor((lo + hi) / 2)
    if (countAtMost(matrix, mid) >= k) hi = mid
    else lo = mid + 1
  }
  // The count rises only at stored values, so lo is one of them.
  return lo
}

function countAtMost(matrix: number[][], limit: number): number {
  let count = 0
  let column = matrix[0].length
  for (const row of matrix) {
    // Lower rows are larger, so the edge only moves left.
    while (column > 0 && row[column - 1] > limit) column--
    count += column
  }
  return count
}
