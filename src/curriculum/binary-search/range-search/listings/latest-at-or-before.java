/** Index of the last time that is not too late, or -1. */
int latestAtOrBefore(int[] times, int time) {
  int lo = 0;
  int hi = times.length;
  while (lo < hi) {
    int mid = lo + (hi - lo) / 2;
    // Equal is not too late, so the search goes on to its right.
    if (times[mid] <= time) {
      lo = mid + 1;
    } else {
      hi = mid;
    }
  }
  // lo is the upper bound: the first time that is too late.
  return lo - 1;
}
