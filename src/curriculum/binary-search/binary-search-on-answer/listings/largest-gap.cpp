int itemsPlaced(const vector<int>& sorted, int gap) {
  int placed = 1;
  int last = sorted[0];
  for (int position : sorted) {
    if (position - last >= gap) {
      // The first possible position leaves the most room.
      placed++;
      last = position;
    }
  }
  return placed;
}

// Largest distance that `count` >= 2 items can keep.
int largestGap(vector<int> positions, int count) {
  sort(positions.begin(), positions.end());
  int lo = 0;
  int hi = positions.back() - positions.front();
  while (lo < hi) {
    int mid = lo + (hi - lo + 1) / 2; // Rounded up, since lo = mid.
    if (itemsPlaced(positions, mid) >= count) {
      lo = mid;
    } else {
      hi = mid - 1;
    }
  }
  return lo;
}
