// No height is negative. Every area fits in an int.
int largestRectangle(const vector<int>& heights) {
  int n = heights.size();
  int best = 0;
  stack<int> rising; // indices of bars that can still grow wider
  for (int right = 0; right <= n; right++) {
    // A final bar of height 0 closes all that are left.
    int height = right < n ? heights[right] : 0;
    while (!rising.empty() && heights[rising.top()] >= height) {
      int closed = heights[rising.top()];
      rising.pop();
      // It reaches from the new top to right, both excluded.
      int left = rising.empty() ? -1 : rising.top();
      best = max(best, closed * (right - left - 1));
    }
    rising.push(right);
  }
  return best;
}
