// All sums and the count fit in an int.
int countSubarrays(int[] nums, int target) {
  Map<Integer, Integer> seen = new HashMap<>();
  seen.put(0, 1); // @start
  int total = 0;
  int count = 0;
  for (int num : nums) {
    total += num; // @add
    int missing = total - target;
    count += seen.getOrDefault(missing, 0); // @lookup
    seen.merge(total, 1, Integer::sum); // @record
  }
  return count; // @done
}
