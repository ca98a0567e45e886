// The matrix has at least one row.
function spiralOrder(matrix: number[][]): number[] {
  const order: number[] = []
  let top = 0
  let bottom = matrix.length - 1
  let left = 0
  let right = matrix[0].length - 1
  while (top <= bottom && left <= right) {
    for (let col = left; col <= right; col++) {
      order.push(matrix[top][col])
    }
    top++
    for (let row = top; row <= bottom; row++) {
      order.push(matrix[row][right])
    }
    right--
    // A last single row has been walked already.
    if (top <= bottom) {
      for (let col = right; col >= left; col--) {
        order.push(matrix[bottom][col])
      }
      bottom--
    }
    // The same for a last single column.
    if (left <= right) {
      for (let row = bottom; row >= top; row--) {
        order.push(matrix[row][left])
      }
      left++
    }
  }
  return order
}
