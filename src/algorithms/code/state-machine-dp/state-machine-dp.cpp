int maxProfit(vector<int>& prices) {
  // Far below any sum of prices.
  int never = -1'000'000;
  int hold = never, sold = never;
  int rest = 0; // @start
  for (int price : prices) { // @loop
    int held = hold;
    hold = max(hold, rest - price); // @hold
    rest = max(rest, sold); // @rest
    sold = held + price; // @sold
  }
  return max(rest, sold); // @done
}
