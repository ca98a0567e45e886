int maxProfit(vector<int>& prices) {
  int never = -1'000'000; // far below any sum of prices
  int hold = never, rest = 0, sold = never; // @start
  for (int price : prices) { // @loop
    int held = hold;
    hold = max(hold, rest - price); // @hold
    rest = max(rest, sold); // @rest
    sold = held + price; // @sold
  }
  return max(rest, sold); // @done
}
