boolean searchMatrix(int[][] matrix, int target) {
  if (matrix.length == 0 || matrix[0].length == 0) return false;
  int columns = matrix[0].length;
  int lo = 0;
  int hi = matrix.length * columns - 1;
  while (lo <= hi) {
    int mid = lo + (hi - lo) / 2;
    // Position mid of the rows written one after the other.
    int value = matrix[mid / columns][mid % columns];
    if (value == target) return true;
    if (value < target) {
      lo = mid + 1;
    } else {
      hi = mid - 1;
    }
  }
  return false;
}
