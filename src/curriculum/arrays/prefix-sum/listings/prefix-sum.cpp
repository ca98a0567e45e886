// All sums and the count fit in an int.
int countSubarrays(vector<int>& nums, int target) {
  unordered_map<int, int> seen{{0, 1}}; // @start
  int total = 0;
  int count = 0;
  for (int num : nums) {
    total += num; // @add
    auto earlier = seen.find(total - target);
    if (earlier != seen.end()) {
      count += earlier->second; // @lookup
    }
    seen[total]++; // @record
  }
  return count; // @done
}
