vector<vector<int>> allSubsets(const vector<int>& nums) {
  vector<vector<int>> found;
  vector<int> path;

  function<void(size_t)> decide = [&](size_t i) {
    if (i == nums.size()) {
      found.push_back(path);  // a copy: path keeps changing
      return;
    }
    decide(i + 1);  // skip nums[i]
    path.push_back(nums[i]);
    decide(i + 1);  // take nums[i]
    path.pop_back();
  };

  decide(0);
  return found;
}
