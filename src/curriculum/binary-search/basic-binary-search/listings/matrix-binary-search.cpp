bool searchMatrix(const vector<vector<int>>& matrix, int target) {
  if (matrix.empty() || matrix[0].empty()) return false;
  int columns = matrix[0].size();
  int lo = 0;
  int hi = (int)matrix.size() * columns - 1;
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
