// size is at least 1. All sums and differences
// fit in an int.
int bestWindow(vector<int>& nums, int size) {
  int n = nums.size();
  if (size > n) return -1; // @none
  int total = 0;
  for (int i = 0; i < size; i++) {
    total += nums[i]; // @first
  }
  int best = total;
  int start = 0;
  for (int right = size; right < n; right++) {
    int left = right - size; // @move
    total += nums[right] - nums[left]; // @slide
    if (total > best) { // @compare
      best = total; // @better
      start = left + 1;
    }
  }
  return start; // @found
}
