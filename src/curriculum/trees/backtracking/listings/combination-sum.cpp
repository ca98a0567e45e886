// All candidates are positive and different.
vector<vector<int>> combinationSum(vector<int>& candidates,
                                   int target) {
  sort(candidates.begin(), candidates.end());
  vector<vector<int>> found;
  vector<int> path;

  function<void(size_t, int)> choose =
      [&](size_t start, int remaining) {
    if (remaining == 0) {
      found.push_back(path);
      return;
    }
    for (size_t i = start; i < candidates.size(); i++) {
      // Sorted: all later ones are too large as well.
      if (candidates[i] > remaining) break;
      path.push_back(candidates[i]);
      // i, not i + 1: the same number may be used again.
      choose(i, remaining - candidates[i]);
      path.pop_back();
    }
  };

  choose(0, target);
  return found;
}
