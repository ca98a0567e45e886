// Smaller values first, then equal ones, then larger ones.
void partitionInThree(vector<int>& nums, int pivot) {
  int low = 0;
  int i = 0;
  int high = (int)nums.size() - 1;
  while (i <= high) {
    if (nums[i] < pivot) {
      swap(nums[low], nums[i]);
      low++;
      i++;
    } else if (nums[i] > pivot) {
      // The value that comes in has not been checked,
      // so i stays where it is.
      swap(nums[i], nums[high]);
      high--;
    } else {
      i++;
    }
  }
}
