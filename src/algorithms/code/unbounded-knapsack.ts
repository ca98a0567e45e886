function change(amount: number, coins: number[]) {
  const ways = Array.from({ length: coins.length + 1 }, () =>
    [1, ...new Array<number>(amount).fill(0)], // @start
  )
  for (let i = 1; i <= coins.length; i++) {
    const coin = coins[i - 1]
    for (let part = 1; part <= amount; part++) {
      const without = ways[i - 1][part] // @without
      let again = 0
      if (coin <= part) { // @fits
        again = ways[i][part - coin] // @again
      }
      ways[i][part] = without + again
    }
  }
  return ways[coins.length][amount] // @done
}
