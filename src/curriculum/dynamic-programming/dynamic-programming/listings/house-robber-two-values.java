// The total fits in an int.
int robWithTwoValues(int[] cash) {
  int twoBack = 0;
  int oneBack = 0;
  for (int amount : cash) {
    int best = Math.max(oneBack, twoBack + amount);
    // Shift only now: best still needed both old values.
    twoBack = oneBack;
    oneBack = best;
  }
  return oneBack;
}
