// k is at least 1.
vector<int> maxOfWindows(const vector<int>& nums, int k) {
  deque<int> candidates; // indices, their values decreasing
  vector<int> maximums;
  int n = nums.size();
  for (int right = 0; right < n; right++) {
    // A smaller value that is older can never win again.
    while (!candidates.empty()
           && nums[candidates.back()] <= nums[right]) {
      candidates.pop_back();
    }
    candidates.push_back(right);
    if (candidates.front() <= right - k) {
      candidates.pop_front(); // It has left the window.
    }
    if (right >= k - 1) maximums.push_back(nums[candidates.front()]);
  }
  return maximums;
}
