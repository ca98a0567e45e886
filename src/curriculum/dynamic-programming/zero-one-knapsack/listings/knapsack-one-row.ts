// No weight is negative.
function knapsackOneRow(
  weights: number[],
  values: number[],
  capacity: number,
): number {
  const best: number[] = Array(capacity + 1).fill(0)
  for (let i = 0; i < weights.length; i++) {
    // Downward: best[room - weight] is still without this item.
    // Upward, it could already contain the item: unbounded.
    for (let room = capacity; room >= weights[i]; room--) {
      const take = best[room - weights[i]] + values[i]
      best[room] = Math.max(best[room], take)
    }
  }
  return best[capacity]
}
