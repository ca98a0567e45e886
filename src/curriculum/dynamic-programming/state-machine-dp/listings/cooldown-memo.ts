// The recursion has a level per day: a few thousand levels
// at most.
function maxProfitWithMemo(prices: number[]): number {
  const memo = {
    free: new Map<number, number>(),
    hold: new Map<number, number>(),
  }

  // The most that can still be earned from that day on.
  function bestFrom(day: number, mode: 'free' | 'hold'): number {
    if (day >= prices.length) return 0
    const known = memo[mode].get(day)
    if (known !== undefined) return known
    const wait = bestFrom(day + 1, mode)
    // Skip the day after the sale: it is the cooldown.
    const trade =
      mode === 'hold'
        ? bestFrom(day + 2, 'free') + prices[day]
        : bestFrom(day + 1, 'hold') - prices[day]
    const best = Math.max(wait, trade)
    memo[mode].set(day, best)
    return best
  }

  return bestFrom(0, 'free')
}
