// At least one of the two arrays has a value.
double median(int[] a, int[] b) {
  if (a.length > b.length) return median(b, a); // Search the shorter.
  int half = (a.length + b.length + 1) / 2;
  int lo = 0;
  int hi = a.length;
  while (true) {
    // The first i values of a and j of b form the left half.
    int i = lo + (hi - lo) / 2;
    int j = half - i;
    // A long fits any sum of two ints and both limits.
    long aLeft = i > 0 ? a[i - 1] : Long.MIN_VALUE;
    long aRight = i < a.length ? a[i] : Long.MAX_VALUE;
    long bLeft = j > 0 ? b[j - 1] : Long.MIN_VALUE;
    long bRight = j < b.length ? b[j] : Long.MAX_VALUE;
    if (aLeft > bRight) {
      hi = i - 1;
    } else if (bLeft > aRight) {
      lo = i + 1;
    } else {
      long left = Math.max(aLeft, bLeft);
      if ((a.length + b.length) % 2 == 1) return left;
      return (left + Math.min(aRight, bRight)) / 2.0;
    }
  }
}
