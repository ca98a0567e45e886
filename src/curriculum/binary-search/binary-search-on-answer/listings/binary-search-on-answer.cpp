// A long long, because pile + speed may exceed an int.
long long timeAt(
    const vector<int>& piles, long long speed) {
  long long total = 0;
  for (int pile : piles) {
    total += (pile + speed - 1) / speed;
  }
  return total;
}

// There is at least one pile, and an hour for each.
int leastSpeed(const vector<int>& piles, int hours) {
  int lo = 1, hi = 1;
  for (int pile : piles) {
    hi = max(hi, pile); // @start
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
