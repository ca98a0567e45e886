// Largest distance that `count` items can keep.
// count is from 2 to the number of positions.
function largestGap(positions: number[], count: number): number {
  const sorted = [...positions].sort((a, b) => a - b)
  let lo = 0
  let hi = sorted[sorted.length - 1] - sorted[0]
  while (lo < hi) {
    const mid = Math.ceil((lo + hi) / 2) // Rounded up, since lo = mid.
    if (itemsPlaced(sorted, mid) >= count) lo = mid
    else hi = mid - 1
  }
  return lo
}

function itemsPlaced(sorted: number[], gap: number): number {
  let placed = 1
  let last = sorted[0]
  for (const position of sorted.slice(1)) {
    if (position - last >= gap) {
      // The first possible position leaves the most room.
      placed++
      last = position
    }
  }
  return placed
}
