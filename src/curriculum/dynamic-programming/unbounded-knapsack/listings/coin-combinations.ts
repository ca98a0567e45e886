// All coins are positive.
function countCombinations(amount: number, coins: number[]): number {
  const ways: number[] = Array(amount + 1).fill(0)
  ways[0] = 1
  // Coins outside: once coin 2 has its turn, coin 1 never comes
  // after it. So 1 + 2 and 2 + 1 are counted as one mix.
  for (const coin of coins) {
    for (let part = coin; part <= amount; part++) {
      ways[part] += ways[part - coin]
    }
  }
  return ways[amount]
}
