// All numbers are positive.
vector<vector<int>> subsetsWithSum(vector<int>& nums,
                                   int target) {
  sort(nums.begin(), nums.end());
  vector<vector<int>> found;
  vector<int> path;

  function<void(size_t, int)> choose =
      [&](size_t start, int remaining) {
    if (remaining == 0) {
      found.push_back(path); // @found
      return;
    }
    for (size_t i = start; i < nums.size(); i++) { // @try
      if (nums[i] > remaining) break; // @prune
      if (i > start && nums[i] == nums[i - 1]) { // @equal
        continue; // @skip
      }
      path.push_back(nums[i]); // @choose
      choose(i + 1, remaining - nums[i]);
      path.pop_back(); // @undo
    }
  };

  choose(0, target); // @start
  return found; // @done
}
