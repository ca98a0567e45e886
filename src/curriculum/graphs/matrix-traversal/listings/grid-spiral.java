// The matrix has at least one row.
List<Integer> spiralOrder(int[][] matrix) {
  List<Integer> order = new ArrayList<>();
  int top = 0;
  int bottom = matrix.length - 1;
  int left = 0;
  int right = matrix[0].length - 1;
  while (top <= bottom && left <= right) {
    for (int col = left; col <= right; col++) {
      order.add(matrix[top][col]);
    }
    top++;
    for (int row = top; row <= bottom; row++) {
      order.add(matrix[row][right]);
    }
    right--;
    // A last single row has been walked already.
    if (top <= bottom) {
      for (int col = right; col >= left; col--) {
        order.add(matrix[bottom][col]);
      }
      bottom--;
    }
    // The same for a last single column.
    if (left <= right) {
      for (int row = bottom; row >= top; row--) {
        order.add(matrix[row][left]);
      }
      left++;
    }
  }
  return order;
}
