// k is from 1 to the number of values.
int kthSmallest(int[][] matrix, int k) {
  int[] last = matrix[matrix.length - 1];
  long lo = matrix[0][0]; // hi - lo may not fit an int.
  long hi = last[last.length - 1];
  while (lo < hi) {
    long mid = lo + (hi - lo) / 2;
    if (countAtMost(matrix, mid) >= k) {
      hi = mid;
    } else {
      lo = mid + 1;
    }
  }
  // The count rises only at stored values, so lo is one of them.
  return (int) lo;
}

int countAtMost(int[][] matrix, long limit) {
  int count = 0;
  int column = matrix[0].length;
  for (int[] row : matrix) {
    // Lower rows are larger, so the edge only moves left.
    while (column > 0 && row[column - 1] > limit) column--;
    count += column;
  }
  return count;
}
