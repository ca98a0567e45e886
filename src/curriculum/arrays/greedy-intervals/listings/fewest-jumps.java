// From index i you can jump up to reach[i] indices ahead.
// Every i + reach[i] fits in an int.
int fewestJumps(int[] reach) {
  int jumps = 0;
  int boundary = 0; // the farthest index within this many jumps
  int farthest = 0; // the farthest index with one more jump
  for (int i = 0; i < reach.length - 1; i++) {
    farthest = Math.max(farthest, i + reach[i]);
    if (i == boundary) {
      if (farthest == i) return -1; // stuck here
      // This jump is used up, so take the next one.
      jumps++;
      boundary = farthest;
    }
  }
  return jumps;
}
