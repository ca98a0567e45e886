// There is at least one pile, and an hour for each.
int leastSpeed(int[] piles, int hours) {
  int lo = 1, hi = 1;
  for (int pile : piles) {
    hi = Math.max(hi, pile); // @start
  }
  while (lo < hi) { // @loop
    int mid = lo + (hi - lo) / 2; // @mid
    if (timeAt(piles, mid) <= hours) { // @test
      hi = mid; // @slower
    } else {
      lo = mid + 1; // @faster
    }
  }
  return lo; // @found
}

// A long, because pile + speed may exceed an int.
long timeAt(int[] piles, long speed) {
  long total = 0;
  for (int pile : piles) {
    total += (pile + speed - 1) / speed;
  }
  return total;
}
