function robWithTwoValues(cash: number[]): number {
  let twoBack = 0
  let oneBack = 0
  for (const amount of cash) {
    const best = Math.max(oneBack, twoBack + amount)
    // Shift only now: best still needed both old values.
    twoBack = oneBack
    oneBack = best
  }
  return oneBack
}
