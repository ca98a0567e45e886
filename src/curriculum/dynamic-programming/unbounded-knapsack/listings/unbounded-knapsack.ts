function change(amount: number, coins: number[]): number {
  let above: number[] = Array(amount + 1).fill(0)
  above[0] = 1 // @start
  for (const coin of coins) {
    const row = [1]
    for (let part = 1; part <= amount; part++) {
      const without = above[part] // @without
      let again = 0
      if (coin <= part) { // @fits
        // This row: the coin may come again.
        again = row[part - coin] // @again
      }
      row[part] = without + again
    }
    above = row
  }
  return above[amount] // @done
}
