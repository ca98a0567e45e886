// x is 0 or more.
int integerSquareRoot(int x) {
  int lo = 0;
  int hi = x;
  while (lo <= hi) {
    int mid = lo + (hi - lo) / 2;
    // The square of an int needs a long.
    long square = (long) mid * mid;
    if (square == x) return mid;
    if (square < x) {
      lo = mid + 1;
    } else {
      hi = mid - 1;
    }
  }
  // No exact root: hi is the last number whose square is less than x.
  return hi;
}
