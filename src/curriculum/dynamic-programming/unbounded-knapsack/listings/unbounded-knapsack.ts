// All coins are positive.
function change(amount: number, coins: number[]): number {
  const ways = [[1, ...Array<number>(amount).fill(0)]] // @start
  for (const [i, coin] of coins.entries()) {
    const above = ways[i]
    const row = [1]
    for (let part = 1; part <= amount; part++) { // @cell
      const without = above[part] // @without
      let again = 0
      if (coin <= part) { // @fits
        // This row: the coin may come again.
        again = row[part - coin] // @again
      }
      row[part] = without + again // @sum
    }
    ways.push(row)
  }
  return ways[coins.length][amount] // @done
}
