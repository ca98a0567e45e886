function knapsack(
  weights: number[], values: number[],
  capacity: number,
) {
  let best: number[] = Array(capacity + 1)
  best.fill(0) // @start
  for (let i = 0; i < weights.length; i++) {
    const weight = weights[i]
    const above = best
    best = [...above]
    for (let c = 1; c <= capacity; c++) {
      const leave = above[c]
      if (weight > c) continue // @fits
      const rest = above[c - weight]
      const take = values[i] + rest // @take
      if (take > leave) { // @compare
        best[c] = take // @better
      }
    }
  }
  return best[capacity] // @done
}
