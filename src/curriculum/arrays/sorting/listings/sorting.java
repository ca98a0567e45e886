// Sorts from index lo up to hi, without hi.
// Call it with 0 and nums.length.
void mergeSort(int[] nums, int lo, int hi) {
  if (hi - lo < 2) return; // @single
  int mid = lo + (hi - lo) / 2; // @split
  mergeSort(nums, lo, mid);
  mergeSort(nums, mid, hi);
  int[] merged = new int[hi - lo];
  int i = lo, j = mid, next = 0;
  while (i < mid && j < hi) {
    if (nums[i] <= nums[j]) { // @compare
      merged[next++] = nums[i++]; // @take-left
    } else {
      merged[next++] = nums[j++]; // @take-right
    }
  }
  while (i < mid) merged[next++] = nums[i++]; // @rest
  while (j < hi) merged[next++] = nums[j++];
  for (int num : merged) nums[lo++] = num; // @put-back
}
