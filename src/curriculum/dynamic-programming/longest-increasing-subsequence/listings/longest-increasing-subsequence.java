int lengthOfLIS(int[] nums) {
  // tails[k]: the smallest end of a chain of length k + 1 // @state
  int[] tails = new int[nums.length];
  int size = 0; // @start
  for (int num : nums) { // @next
    int lo = 0;
    int hi = size - 1;
    while (lo <= hi) {
      int mid = lo + (hi - lo) / 2; // @mid
      if (tails[mid] < num) lo = mid + 1; // @compare
      else hi = mid - 1;
    }
    if (lo == size) { // @position
      tails[size++] = num; // @append
    } else {
      tails[lo] = num; // @replace
    }
  }
  return size; // @done
}
