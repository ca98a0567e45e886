// No number is negative. Sums and ways fit in an int.
int findTargetSumWays(const vector<int>& nums, int target) {
  int total = accumulate(nums.begin(), nums.end(), 0);
  // plus - minus = target and plus + minus = total, so
  // plus = (total + target) / 2: count the subsets with that sum.
  bool isOdd = (total + target) % 2 != 0;
  if (abs(target) > total || isOdd) return 0;
  int plus = (total + target) / 2;
  vector<int> ways(plus + 1, 0);
  ways[0] = 1;
  for (int num : nums) {
    for (int part = plus; part >= num; part--) {
      ways[part] += ways[part - num];
    }
  }
  return ways[plus];
}
