vector<vector<int>> subsetsWithSum(
    vector<int>& nums, int target) {
  sort(nums.begin(), nums.end());
  int n = nums.size();
  vector<vector<int>> found;
  vector<int> path;

  function<void(int, int)> choose;
  choose = [&](int lo, int rest) {
    if (rest == 0) {
      found.push_back(path); // @found
      return;
    }
    for (int i = lo; i < n; i++) { // @try
      int num = nums[i];
      if (num > rest) break; // @prune
      if (i > lo && num == nums[i - 1])
        continue; // @skip
      path.push_back(num); // @choose
      choose(i + 1, rest - num);
      path.pop_back(); // @undo
    }
  };

  choose(0, target); // @start
  return found; // @done
}
