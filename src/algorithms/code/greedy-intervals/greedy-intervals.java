int[][] mostIntervals(int[][] pairs) { // @start
  int[][] byEnd = pairs.clone();
  Arrays.sort(byEnd, // @sort
    Comparator.comparingInt(p -> p[1]));
  List<int[]> kept = new ArrayList<>();
  int freeFrom = Integer.MIN_VALUE;
  for (int[] pair : byEnd) { // @next
    if (pair[0] >= freeFrom) { // @check @skip
      kept.add(pair); // @keep
      freeFrom = pair[1];
    }
  }
  return kept.toArray(new int[0][]); // @done
}
