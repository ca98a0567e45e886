function knapsack(
  weights: number[],
  values: number[],
  capacity: number,
): number {
  let above: number[] = Array(capacity + 1).fill(0) // @start
  for (let i = 0; i < weights.length; i++) {
    const row = [...above]
    for (let room = 1; room <= capacity; room++) { // @cell
      const leave = above[room]
      if (weights[i] > room) continue // @fits
      // The row above is without this item.
      const take = values[i] + above[room - weights[i]] // @take
      if (take > leave) { // @compare
        row[room] = take // @better
      }
    }
    above = row
  }
  return above[capacity] // @done
}
