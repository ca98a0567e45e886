vector<vector<int>> uniquePermutations(vector<int>& nums) {
  sort(nums.begin(), nums.end());
  vector<vector<int>> found;
  vector<int> path;
  vector<bool> used(nums.size(), false);

  function<void()> extend = [&]() {
    if (path.size() == nums.size()) {
      found.push_back(path);
      return;
    }
    for (size_t i = 0; i < nums.size(); i++) {
      if (used[i]) continue;
      // Equal values are used from left to right only.
      if (i > 0 && nums[i] == nums[i - 1] && !used[i - 1]) continue;
      used[i] = true;
      path.push_back(nums[i]);
      extend();
      path.pop_back();
      used[i] = false;
    }
  };

  extend();
  return found;
}
