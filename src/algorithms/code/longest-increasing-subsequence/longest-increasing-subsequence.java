int lengthOfLIS(int[] nums) {
  int[] tails = new int[nums.length];
  int size = 0; // @start
  for (int num : nums) {
    int lo = 0, hi = size - 1;
    while (lo <= hi) {
      int mid = lo + (hi - lo) / 2; // @mid
      if (tails[mid] < num) lo = mid + 1; // @compare
      else hi = mid - 1;
    }
    if (lo == size) { // @place
      tails[size++] = num; // @append
    } else {
      tails[lo] = num; // @replace
    }
  }
  return size; // @done
}
