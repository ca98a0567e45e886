import { recordCalls } from '#algorithms/scenes/call-tree.ts'

/**
 * Runs the recursion of the guide, which tries every coin as the last one. Its result is the fewest coins, or infinity if
 * no coins make the amount. Coins are positive.
 */
export function traceCoinChange(coins: readonly number[], amount: number, mode: 'brute force' | 'memo') {
  const memo = new Map<number, number>()
  return recordCalls<number, number>(amount, (rest, recurse) => {
    const known = memo.get(rest)
    if (known !== undefined) return known
    const usable = coins.filter((coin) => coin <= rest)
    const answer = rest === 0 ? 0 : Math.min(...usable.map((coin) => recurse(rest - coin) + 1))
    if (mode === 'memo') memo.set(rest, answer)
    return answer
  })
}
