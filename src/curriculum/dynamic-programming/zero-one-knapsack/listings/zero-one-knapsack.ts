// No weight is negative.
function knapsack(
  weights: number[],
  values: number[],
  capacity: number,
): number {
  const best = [Array<number>(capacity + 1).fill(0)] // @start
  for (let i = 0; i < weights.length; i++) {
    const above = best[i]
    const row = [...above]
    for (let room = 0; room <= capacity; room++) { // @cell
      const leave = above[room]
      if (weights[i] > room) continue // @fits
      // The row above is without this item.
      const take = values[i] + above[room - weights[i]] // @take
      if (take > leave) { // @compare
        row[room] = take // @better
      }
    }
    best.push(row)
  }
  return best[weights.length][capacity] // @done
}
