// All coins are positive. The recursion has a level per coin
// left out or paid: a few thousand levels at most.
// The answer fits in an int.
int countCombinationsWithMemo(int amount, int[] coins) {
  List<Map<Integer, Integer>> memo = new ArrayList<>();
  for (int coin : coins) memo.add(new HashMap<>());
  // Only the parts that some coins leave over are solved.
  return waysFrom(0, amount, coins, memo);
}

// The ways to pay that part with coins i and later.
int waysFrom(int i, int part, int[] coins,
    List<Map<Integer, Integer>> memo) {
  if (part == 0) return 1;
  if (i == coins.length) return 0;
  Integer known = memo.get(i).get(part);
  if (known != null) return known;
  int ways = waysFrom(i + 1, part, coins, memo);
  if (coins[i] <= part) {
    // Stay at i: the coin may come again.
    ways += waysFrom(i, part - coins[i], coins, memo);
  }
  memo.get(i).put(part, ways);
  return ways;
}
