// 3Sum (15) is the case of target 0.
vector<vector<int>> threeSum(vector<int> nums, int target) {
  sort(nums.begin(), nums.end());
  int n = nums.size();
  vector<vector<int>> triplets;
  for (int first = 0; first < n - 2; first++) {
    // An equal first value would repeat its triplets.
    if (first > 0 && nums[first] == nums[first - 1]) continue;
    int left = first + 1;
    int right = n - 1;
    while (left < right) {
      // Three ints may add up to more than an int.
      long long pair = (long long)nums[left] + nums[right];
      long long total = nums[first] + pair;
      if (total < target) {
        left++;
      } else if (total > target) {
        right--;
      } else {
        triplets.push_back({nums[first], nums[left], nums[right]});
        left++;
        // A new left value needs a new right value,
        // so skipping on this side is enough.
        while (left < right && nums[left] == nums[left - 1]) left++;
      }
    }
  }
  return triplets;
}
