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

// Largest distance that `count` items can keep.
// count is from 2 to the number of positions.
// All distances fit in an int.
int largestGap(vector<int> positions, int count) {
  sort(positions.begin(), positions.end());
  int lo = 0;
  int hi = positions.back() - positions.front();
  while (lo < hi) {
    int mid = hi - (hi - lo) / 2; // Rounded up, since lo = mid.
    if (itemsPlaced(positions, mid) >= count) {
      lo = mid;
    } else {
      hi = mid - 1;
    }
  }
  return lo;
}
