// No amount is negative. The total fits in an int.
int rob(int[] cash) {
  int n = cash.length;
  if (n == 0) return 0; // @empty
  // best[i]: the most from the first i houses // @state
  int[] best = new int[n + 1];
  best[1] = cash[0]; // @start
  for (int i = 2; i <= n; i++) { // @loop
    int skip = best[i - 1]; // @skip
    int take = best[i - 2] + cash[i - 1]; // @take
    best[i] = Math.max(skip, take); // @better
  }
  return best[n]; // @done
}
