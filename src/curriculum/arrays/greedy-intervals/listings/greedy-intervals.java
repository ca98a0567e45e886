// Each interval starts before it ends.
int[][] mostIntervals(int[][] intervals) { // @start
  int[][] byEnd = intervals.clone();
  Arrays.sort(byEnd, Comparator.comparingInt(i -> i[1])); // @sort
  List<int[]> kept = new ArrayList<>();
  int freeFrom = Integer.MIN_VALUE;
  for (int[] interval : byEnd) { // @next
    if (interval[0] >= freeFrom) { // @check @skip
      kept.add(interval); // @keep
      freeFrom = interval[1];
    }
  }
  return kept.toArray(new int[0][]); // @done
}
