function searchMatrix(matrix: number[][], target: number): boolean {
  if (matrix.length === 0 || matrix[0].length === 0) return false
  const columns = matrix[0].length
  let lo = 0
  let hi = matrix.length * columns - 1
  while (lo <= hi) {
    const mid = Math.floor((lo + hi) / 2)
    // Position mid of the rows written one after the other.
    const value = matrix[Math.floor(mid / columns)][mid % columns]
    if (value === target) return true
    if (value < target) lo = mid + 1
    else hi = mid - 1
  }
  return false
}
