// There is at least one row and one column.
// All sums fit in an int.
int minPathSumOneRow(int[][] costs) {
  int columns = costs[0].length;
  // Above the grid no path exists, except into the first cell.
  int[] least = new int[columns];
  Arrays.fill(least, Integer.MAX_VALUE);
  least[0] = 0;
  for (int[] row : costs) {
    least[0] += row[0];
    for (int j = 1; j < columns; j++) {
      // least[j] is still the cell above, least[j - 1] is
      // already the cell to the left.
      least[j] = Math.min(least[j], least[j - 1]) + row[j];
    }
  }
  return least[columns - 1];
}
