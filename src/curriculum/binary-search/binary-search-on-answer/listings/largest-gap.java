// Largest distance that `count` items can keep.
// count is from 2 to the number of positions.
// All distances fit in an int.
int largestGap(int[] positions, int count) {
  int[] sorted = positions.clone();
  Arrays.sort(sorted);
  int lo = 0;
  int hi = sorted[sorted.length - 1] - sorted[0];
  while (lo < hi) {
    int mid = hi - (hi - lo) / 2; // Rounded up, since lo = mid.
    if (itemsPlaced(sorted, mid) >= count) {
      lo = mid;
    } else {
      hi = mid - 1;
    }
  }
  return lo;
}

int itemsPlaced(int[] sorted, int gap) {
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
