// No number is negative. Sums and ways fit in an int.
int findTargetSumWays(int[] nums, int target) {
  int total = 0;
  for (int num : nums) total += num;
  // plus - minus = target and plus + minus = total, so
  // plus = (total + target) / 2: count the subsets with that sum.
  boolean isOdd = (total + target) % 2 != 0;
  if (Math.abs(target) > total || isOdd) return 0;
  int plus = (total + target) / 2;
  int[] ways = new int[plus + 1];
  ways[0] = 1;
  for (int num : nums) {
    for (int part = plus; part >= num; part--) {
      ways[part] += ways[part - num];
    }
  }
  return ways[plus];
}
