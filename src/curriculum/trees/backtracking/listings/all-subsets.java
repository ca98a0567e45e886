List<List<Integer>> allSubsets(int[] nums) {
  List<List<Integer>> found = new ArrayList<>();
  decide(nums, 0, new ArrayList<>(), found);
  return found;
}

void decide(int[] nums, int i, List<Integer> path,
            List<List<Integer>> found) {
  if (i == nums.length) {
    found.add(new ArrayList<>(path)); // a copy: path keeps changing
    return;
  }
  decide(nums, i + 1, path, found); // skip nums[i]
  path.add(nums[i]);
  decide(nums, i + 1, path, found); // take nums[i]
  path.remove(path.size() - 1);
}
