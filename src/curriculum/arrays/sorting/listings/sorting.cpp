// Sorts from index lo up to hi, without hi.
// Call it with 0 and nums.size().
void mergeSort(vector<int>& nums, int lo, int hi) {
  if (hi - lo < 2) return; // @single
  int mid = lo + (hi - lo) / 2; // @split
  mergeSort(nums, lo, mid);
  mergeSort(nums, mid, hi);
  vector<int> merged;
  int i = lo, j = mid;
  while (i < mid && j < hi) {
    if (nums[i] <= nums[j]) { // @compare
      merged.push_back(nums[i++]); // @take-left
    } else {
      merged.push_back(nums[j++]); // @take-right
    }
  }
  while (i < mid) merged.push_back(nums[i++]); // @rest
  while (j < hi) merged.push_back(nums[j++]);
  for (int num : merged) nums[lo++] = num; // @put-back
}
