// All coins are positive. The recursion has a level per coin
// left out or paid: a few thousand levels at most.
// The answer fits in an int.
int countCombinationsWithMemo(int amount,
                              const vector<int>& coins) {
  int count = coins.size();
  vector<unordered_map<int, int>> memo(count);

  // The ways to pay that part with coins i and later.
  function<int(int, int)> waysFrom = [&](int i, int part) {
    if (part == 0) return 1;
    if (i == count) return 0;
    auto known = memo[i].find(part);
    if (known != memo[i].end()) return known->second;
    int ways = waysFrom(i + 1, part);
    if (coins[i] <= part) {
      // Stay at i: the coin may come again.
      ways += waysFrom(i, part - coins[i]);
    }
    memo[i][part] = ways;
    return ways;
  };

  // Only the parts that some coins leave over are solved.
  return waysFrom(0, amount);
}
