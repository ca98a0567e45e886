List<List<Integer>> found;
List<Integer> path;
int[] nums;

List<List<Integer>> subsetsWithSum(
    int[] numbers, int target) {
  nums = numbers;
  Arrays.sort(nums);
  found = new ArrayList<>();
  path = new ArrayList<>();
  choose(0, target); // @start
  return found; // @done
}

void choose(int lo, int rest) {
  if (rest == 0) {
    found.add(new ArrayList<>(path)); // @found
    return;
  }
  for (int i = lo; i < nums.length; i++) { // @try
    int num = nums[i];
    if (num > rest) break; // @prune
    if (i > lo && num == nums[i - 1])
      continue; // @skip
    path.add(num); // @choose
    choose(i + 1, rest - num);
    path.remove(path.size() - 1); // @undo
  }
}
