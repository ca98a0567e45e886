// k is from 1 to the length of nums.
int kthLargest(int[] nums, int k) {
  Random random = new Random();
  int target = nums.length - k; // its index in ascending order
  int lo = 0;
  int hi = nums.length - 1;
  while (true) {
    // A random pivot makes the O(n^2) case very unlikely.
    int pivot = nums[lo + random.nextInt(hi - lo + 1)];
    int low = lo;
    int i = lo;
    int high = hi;
    while (i <= high) {
      int num = nums[i];
      if (num < pivot) {
        nums[i++] = nums[low];
        nums[low++] = num;
      } else if (num > pivot) {
        nums[i] = nums[high];
        nums[high--] = num;
      } else {
        i++;
      }
    }
    // Values equal to the pivot fill low to high.
    if (target < low) hi = low - 1;
    else if (target > high) lo = high + 1;
    else return pivot;
  }
}
