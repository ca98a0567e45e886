// k is from 1 to the length of nums.
int kthLargest(vector<int> nums, int k) {
  int target = (int)nums.size() - k; // its index in ascending order
  int lo = 0;
  int hi = (int)nums.size() - 1;
  while (true) {
    // A random pivot makes the O(n^2) case very unlikely.
    int pivot = nums[lo + rand() % (hi - lo + 1)];
    int low = lo;
    int i = lo;
    int high = hi;
    while (i <= high) {
      if (nums[i] < pivot) {
        swap(nums[low++], nums[i++]);
      } else if (nums[i] > pivot) {
        swap(nums[i], nums[high--]);
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
