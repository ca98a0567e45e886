// No weight is negative. The recursion has a level per item:
// a few thousand levels at most.
function knapsackWithMemo(
  weights: number[],
  values: number[],
  capacity: number,
): number {
  const memo = weights.map(() => new Map<number, number>())

  // The most value that items i and later give in room.
  function bestFrom(i: number, room: number): number {
    if (i === weights.length) return 0
    const known = memo[i].get(room)
    if (known !== undefined) return known
    let best = bestFrom(i + 1, room)
    if (weights[i] <= room) {
      const rest = bestFrom(i + 1, room - weights[i])
      best = Math.max(best, values[i] + rest)
    }
    memo[i].set(room, best)
    return best
  }

  // Only the rooms that some choice of items leaves are solved.
  return bestFrom(0, capacity)
}
