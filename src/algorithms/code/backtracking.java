List<List<Integer>> subsetsWithSum(int[] nums, int target) {
  Arrays.sort(nums);
  List<List<Integer>> found = new ArrayList<>();
  choose(nums, 0, target, new ArrayList<>(), found); // @start
  return found; // @done
}

void choose(int[] nums, int start, int rest,
      List<Integer> path, List<List<Integer>> found) {
  if (rest == 0) {
    found.add(new ArrayList<>(path)); // @found
    return;
  }
  for (int i = start; i < nums.length; i++) { // @try
    if (nums[i] > rest) break; // @prune
    path.add(nums[i]); // @choose
    choose(nums, i + 1, rest - nums[i], path, found);
    path.remove(path.size() - 1); // @undo
  }
}
