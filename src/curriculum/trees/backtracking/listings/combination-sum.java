int[] candidates;
List<Integer> path;
List<List<Integer>> found;

// All candidates are positive and different.
List<List<Integer>> combinationSum(int[] candidates, int target) {
  Arrays.sort(candidates);
  this.candidates = candidates;
  path = new ArrayList<>();
  found = new ArrayList<>();
  choose(0, target);
  return found;
}

void choose(int start, int remaining) {
  if (remaining == 0) {
    found.add(new ArrayList<>(path));
    return;
  }
  for (int i = start; i < candidates.length; i++) {
    // Sorted: all later ones are too large as well.
    if (candidates[i] > remaining) break;
    path.add(candidates[i]);
    // i, not i + 1: the same number may be used again.
    choose(i, remaining - candidates[i]);
    path.remove(path.size() - 1);
  }
}
