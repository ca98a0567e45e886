int[] nums;
boolean[] used;
List<Integer> path;
List<List<Integer>> found;

List<List<Integer>> uniquePermutations(int[] nums) {
  Arrays.sort(nums);
  this.nums = nums;
  used = new boolean[nums.length];
  path = new ArrayList<>();
  found = new ArrayList<>();
  extend();
  return found;
}

void extend() {
  if (path.size() == nums.length) {
    found.add(new ArrayList<>(path));
    return;
  }
  for (int i = 0; i < nums.length; i++) {
    if (used[i]) continue;
    // Equal values are used from left to right only.
    if (i > 0 && nums[i] == nums[i - 1] && !used[i - 1]) continue;
    used[i] = true;
    path.add(nums[i]);
    extend();
    path.remove(path.size() - 1);
    used[i] = false;
  }
}
