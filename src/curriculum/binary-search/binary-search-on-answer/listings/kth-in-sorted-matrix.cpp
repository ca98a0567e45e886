int countAtMost(const vector<vector<int>>& matrix, long long limit) {
  int count = 0;
  int column = matrix[0].size();
  for (const vector<int>& row : matrix) {
    // Lower rows are larger, so the edge only moves left.
    while (column > 0 && row[column - 1] > limit) column--;
    count += column;
  }
  return count;
}

// k is from 1 to the number of values.
int kthSmallest(const vector<vector<int>>& matrix, int k) {
  long long lo = matrix[0][0]; // hi - lo may not fit an int.
  long long hi = matrix.back().back();
  while (lo < hi) {
    long long mid = lo + (hi - lo) / 2;
    if (countAtMost(matrix, mid) >= k) {
      hi = mid;
    } else {
      lo = mid + 1;
    }
  }
  // The count rises only at stored values, so lo is one of them.
  return lo;
}
