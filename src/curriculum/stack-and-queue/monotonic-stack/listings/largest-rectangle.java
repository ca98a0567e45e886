// No height is negative. Every area fits in an int.
int largestRectangle(int[] heights) {
  int best = 0;
  // Indices of bars that can still grow wider.
  Deque<Integer> rising = new ArrayDeque<>();
  for (int right = 0; right <= heights.length; right++) {
    // A final bar of height 0 closes all that are left.
    int height = right < heights.length ? heights[right] : 0;
    while (!rising.isEmpty() && heights[rising.peek()] >= height) {
      int closed = heights[rising.pop()];
      // It reaches from the new top to right, both excluded.
      int left = rising.isEmpty() ? -1 : rising.peek();
      best = Math.max(best, closed * (right - left - 1));
    }
    rising.push(right);
  }
  return best;
}
