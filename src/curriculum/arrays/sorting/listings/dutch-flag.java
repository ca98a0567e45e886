// Smaller values first, then equal ones, then larger ones.
void partition(int[] nums, int pivot) {
  int low = 0;
  int i = 0;
  int high = nums.length - 1;
  while (i <= high) {
    if (nums[i] < pivot) {
      swap(nums, low, i);
      low++;
      i++;
    } else if (nums[i] > pivot) {
      // The value that comes in has not been checked,
      // so i stays where it is.
      swap(nums, i, high);
      high--;
    } else {
      i++;
    }
  }
}

void swap(int[] nums, int i, int j) {
  int value = nums[i];
  nums[i] = nums[j];
  nums[j] = value;
}
