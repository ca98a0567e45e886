// Pairs i < j with nums[i] > nums[j]. Sorts nums on the way.
// n values have up to n(n - 1)/2 pairs: too many for an int.
long countInversions(int[] nums) {
  if (nums.length < 2) return 0;
  int mid = nums.length / 2;
  int[] left = Arrays.copyOfRange(nums, 0, mid);
  int[] right = Arrays.copyOfRange(nums, mid, nums.length);
  long count = countInversions(left) + countInversions(right);
  int i = 0;
  int j = 0;
  for (int k = 0; k < nums.length; k++) {
    if (j == right.length
        || (i < left.length && left[i] <= right[j])) {
      nums[k] = left[i++];
    } else {
      // Each value still in the left half is larger
      // than this one and came before it.
      count += left.length - i;
      nums[k] = right[j++];
    }
  }
  return count;
}
