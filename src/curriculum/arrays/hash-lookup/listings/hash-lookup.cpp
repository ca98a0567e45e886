// Every target - nums[i] fits in an int.
vector<int> twoSum(vector<int>& nums, int target) {
  unordered_map<int, int> seen; // @start
  int n = nums.size();
  for (int i = 0; i < n; i++) {
    int partner = target - nums[i]; // @partner
    auto earlier = seen.find(partner);
    if (earlier != seen.end()) { // @lookup
      return {earlier->second, i}; // @found
    }
    seen[nums[i]] = i; // @record
  }
  return {}; // @none
}
