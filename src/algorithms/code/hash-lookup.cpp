vector<int> twoSum(vector<int>& nums, int target) {
  unordered_map<int, int> seen; // @start
  for (int i = 0; i < (int)nums.size(); i++) {
    int partner = target - nums[i]; // @partner
    auto earlier = seen.find(partner);
    if (earlier != seen.end()) { // @lookup
      return {earlier->second, i}; // @found
    }
    seen[nums[i]] = i; // @record
  }
  return {}; // @none
}
