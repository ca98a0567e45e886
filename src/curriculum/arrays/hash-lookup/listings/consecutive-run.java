// Most consecutive numbers, as in 4, 5, 6, in any order.
// No value is the smallest or the largest int.
int longestRun(int[] nums) {
  Set<Integer> values = new HashSet<>();
  for (int num : nums) {
    values.add(num);
  }
  int longest = 0;
  for (int start : values) {
    // Walk each run once: only from its smallest value.
    if (values.contains(start - 1)) continue;
    int end = start;
    while (values.contains(end + 1)) end++;
    longest = Math.max(longest, end - start + 1);
  }
  return longest;
}
