int[][] mergeIntervals(int[][] intervals) {
  int[][] byStart = intervals.clone();
  Arrays.sort(byStart, Comparator.comparingInt(i -> i[0]));
  List<int[]> blocks = new ArrayList<>();
  int[] last = null;
  for (int[] interval : byStart) {
    if (last != null && interval[0] <= last[1]) {
      // A short range must not cut a longer block off.
      last[1] = Math.max(last[1], interval[1]);
    } else {
      last = interval.clone();
      blocks.add(last);
    }
  }
  return blocks.toArray(new int[0][]);
}
