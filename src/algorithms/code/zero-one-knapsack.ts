function knapsack(
  weights: number[], values: number[], capacity: number,
) {
  const count = weights.length
  const best = Array.from({ length: count + 1 }, () =>
    new Array<number>(capacity + 1).fill(0), // @start
  )
  for (let i = 1; i <= count; i++) {
    const weight = weights[i - 1], value = values[i - 1]
    for (let room = 1; room <= capacity; room++) {
      const leave = best[i - 1][room]
      best[i][room] = leave
      if (weight > room) continue // @fits
      const take = value + best[i - 1][room - weight] // @take
      if (take > leave) { // @compare
        best[i][room] = take // @better
      }
    }
  }
  return best[count][capacity] // @done
}
