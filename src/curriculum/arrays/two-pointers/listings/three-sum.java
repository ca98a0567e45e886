// 3Sum (15) is the case of target 0.
int[][] threeSum(int[] nums, int target) {
  int[] sorted = nums.clone();
  Arrays.sort(sorted);
  List<int[]> triplets = new ArrayList<>();
  for (int first = 0; first < sorted.length - 2; first++) {
    // An equal first value would repeat its triplets.
    if (first > 0 && sorted[first] == sorted[first - 1]) continue;
    int left = first + 1;
    int right = sorted.length - 1;
    while (left < right) {
      // Three ints may add up to more than an int.
      long pair = (long) sorted[left] + sorted[right];
      long total = sorted[first] + pair;
      if (total < target) {
        left++;
      } else if (total > target) {
        right--;
      } else {
        triplets.add(
            new int[] {sorted[first], sorted[left], sorted[right]});
        left++;
        // A new left value needs a new right value,
        // so skipping on this side is enough.
        while (left < right && sorted[left] == sorted[left - 1]) left++;
      }
    }
  }
  return triplets.toArray(new int[0][]);
}
