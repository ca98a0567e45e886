// At least one weight, none of them negative; days >= 1.
// Their total fits in an int.
int smallestCapacity(int[] weights, int days) {
  int lo = 0; // The heaviest item must fit.
  int hi = 0; // Everything fits on one day.
  for (int weight : weights) {
    lo = Math.max(lo, weight);
    hi += weight;
  }
  while (lo < hi) {
    int mid = lo + (hi - lo) / 2;
    if (daysNeeded(weights, mid) <= days) {
      hi = mid;
    } else {
      lo = mid + 1;
    }
  }
  return lo;
}

int daysNeeded(int[] weights, int capacity) {
  int days = 1;
  int load = 0;
  for (int weight : weights) {
    if (load + weight > capacity) {
      days++; // The order is fixed, so a new day begins.
      load = 0;
    }
    load += weight;
  }
  return days;
}
