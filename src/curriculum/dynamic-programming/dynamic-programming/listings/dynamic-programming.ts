// No amount is negative.
function rob(cash: number[]): number {
  const n = cash.length
  if (n === 0) return 0 // @empty
  // best[i]: the most from the first i houses // @state
  const best = [0, cash[0]] // @start
  for (let i = 2; i <= n; i++) { // @loop
    const skip = best[i - 1] // @skip
    const take = best[i - 2] + cash[i - 1] // @take
    best[i] = Math.max(skip, take) // @better
  }
  return best[n] // @done
}
