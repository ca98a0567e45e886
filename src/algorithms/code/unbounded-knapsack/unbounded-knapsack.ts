function change(
  amount: number, coins: number[],
) {
  let ways: number[] = Array(amount + 1)
  ways.fill(0)[0] = 1 // @start
  for (const coin of coins) {
    const before = ways
    ways = [1]
    for (let a = 1; a <= amount; a++) {
      const without = before[a] // @without
      let again = 0
      if (coin <= a) { // @fits
        again = ways[a - coin] // @again
      }
      ways[a] = without + again
    }
  }
  return ways[amount] // @done
}
