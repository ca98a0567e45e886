// The coins themselves, or an empty list.
vector<int> coinsUsed(const vector<int>& coins,
                      int amount) {
  // More coins than any answer needs.
  int impossible = amount + 1;
  vector<int> fewest(amount + 1, impossible);
  fewest[0] = 0;
  // The last coin put down.
  vector<int> last(amount + 1);
  for (int a = 1; a <= amount; a++) {
    for (int coin : coins) {
      if (coin > a) continue;
      int more = fewest[a - coin] + 1;
      if (more < fewest[a]) {
        fewest[a] = more;
        last[a] = coin;
      }
    }
  }
  vector<int> used;
  if (fewest[amount] == impossible) return used;
  while (amount > 0) {
    used.push_back(last[amount]);
    amount -= last[amount];
  }
  return used;
}
