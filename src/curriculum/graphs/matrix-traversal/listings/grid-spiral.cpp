// The matrix has at least one row.
vector<int> spiralOrder(const vector<vector<int>>& matrix) {
  vector<int> order;
  int top = 0;
  int bottom = (int)matrix.size() - 1;
  int left = 0;
  int right = (int)matrix[0].size() - 1;
  while (top <= bottom && left <= right) {
    for (int col = left; col <= right; col++) {
      order.push_back(matrix[top][col]);
    }
    top++;
    for (int row = top; row <= bottom; row++) {
      order.push_back(matrix[row][right]);
    }
    right--;
    // A last single row has been walked already.
    if (top <= bottom) {
      for (int col = right; col >= left; col--) {
        order.push_back(matrix[bottom][col]);
      }
      bottom--;
    }
    // The same for a last single column.
    if (left <= right) {
      for (int row = bottom; row >= top; row--) {
        order.push_back(matrix[row][left]);
      }
      left++;
    }
  }
  return order;
}
