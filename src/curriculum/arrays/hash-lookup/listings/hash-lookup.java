// Every target - nums[i] fits in an int.
int[] twoSum(int[] nums, int target) {
  Map<Integer, Integer> seen = new HashMap<>(); // @start
  for (int i = 0; i < nums.length; i++) {
    int partner = target - nums[i]; // @partner
    if (seen.containsKey(partner)) { // @lookup
      return new int[] {seen.get(partner), i}; // @found
    }
    seen.put(nums[i], i); // @record
  }
  return new int[0]; // @none
}
