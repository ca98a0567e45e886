int countSubarrays(
    vector<int>& nums, int target) {
  unordered_map<int, int> seen{{0, 1}}; // @start
  int total = 0, count = 0;
  for (int num : nums) {
    total += num; // @add
    int missing = total - target;
    auto before = seen.find(missing);
    if (before != seen.end())
      count += before->second; // @lookup
    seen[total]++; // @record
  }
  return count; // @done
}
