List<List<Integer>> found;
List<Integer> path;
int[] nums;

// All numbers are positive.
List<List<Integer>> subsetsWithSum(int[] nums, int target) {
  Arrays.sort(nums);
  this.nums = nums;
  found = new ArrayList<>();
  path = new ArrayList<>();
  choose(0, target); // @start
  return found; // @done
}

void choose(int start, int remaining) {
  if (remaining == 0) {
    found.add(new ArrayList<>(path)); // @found
    return;
  }
  for (int i = start; i < nums.length; i++) { // @try
    if (nums[i] > remaining) break; // @prune
    if (i > start && nums[i] == nums[i - 1]) { // @equal
      continue; // @skip
    }
    path.add(nums[i]); // @choose
    choose(i + 1, remaining - nums[i]);
    path.remove(path.size() - 1); // @undo
  }
}
