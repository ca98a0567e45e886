// No weight is negative. The recursion has a level per item:
// a few thousand levels at most.
// The sum of the values fits in an int.
int knapsackWithMemo(int[] weights, int[] values, int capacity) {
  List<Map<Integer, Integer>> memo = new ArrayList<>();
  for (int weight : weights) memo.add(new HashMap<>());
  // Only the rooms that some choice of items leaves are solved.
  return bestFrom(0, capacity, weights, values, memo);
}

// The most value that items i and later give in room.
int bestFrom(int i, int room, int[] weights, int[] values,
    List<Map<Integer, Integer>> memo) {
  if (i == weights.length) return 0;
  Integer known = memo.get(i).get(room);
  if (known != null) return known;
  int best = bestFrom(i + 1, room, weights, values, memo);
  if (weights[i] <= room) {
    int left = room - weights[i];
    int rest = bestFrom(i + 1, left, weights, values, memo);
    best = Math.max(best, values[i] + rest);
  }
  memo.get(i).put(room, best);
  return best;
}
