// At least one of the two arrays has a value.
double median(const vector<int>& a, const vector<int>& b) {
  if (a.size() > b.size()) return median(b, a); // Search the shorter.
  int m = a.size(), n = b.size();
  int half = (m + n + 1) / 2;
  int lo = 0;
  int hi = m;
  while (true) {
    // The first i values of a and j of b form the left half.
    int i = lo + (hi - lo) / 2;
    int j = half - i;
    // A long long fits any sum of two ints and both limits.
    long long aLeft = i > 0 ? a[i - 1] : LLONG_MIN;
    long long aRight = i < m ? a[i] : LLONG_MAX;
    long long bLeft = j > 0 ? b[j - 1] : LLONG_MIN;
    long long bRight = j < n ? b[j] : LLONG_MAX;
    if (aLeft > bRight) {
      hi = i - 1;
    } else if (bLeft > aRight) {
      lo = i + 1;
    } else {
      long long left = max(aLeft, bLeft);
      if ((m + n) % 2 == 1) return left;
      return (left + min(aRight, bRight)) / 2.0;
    }
  }
}
