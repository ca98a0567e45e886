// Length of the shortest subarray with at least `target`, or 0.
// All values and the target are positive.
int shortestReaching(const vector<int>& nums, int target) {
  int n = nums.size();
  int left = 0;
  long long total = 0;
  int shortest = n + 1;
  for (int right = 0; right < n; right++) {
    total += nums[right];
    // The window is valid here, so record before it shrinks.
    while (total >= target) {
      shortest = min(shortest, right - left + 1);
      total -= nums[left];
      left++;
    }
  }
  return shortest <= n ? shortest : 0;
}
