// The total fits in an int.
int robWithTwoValues(const vector<int>& cash) {
  int twoBack = 0;
  int oneBack = 0;
  for (int amount : cash) {
    int best = max(oneBack, twoBack + amount);
    // Shift only now: best still needed both old values.
    twoBack = oneBack;
    oneBack = best;
  }
  return oneBack;
}
