// No height is negative.
function largestRectangle(heights: number[]): number {
  let best = 0
  const rising: number[] = [] // bars that can still grow wider
  for (let right = 0; right <= heights.length; right++) {
    // A final bar of height 0 closes all that are left.
    const height = heights[right] ?? 0
    while (rising.length > 0 && heights[rising.at(-1)!] >= height) {
      const closed = heights[rising.pop()!]
      // It reaches from the new top to right, both excluded.
      const left = rising.at(-1) ?? -1
      best = Math.max(best, closed * (right - left - 1))
    }
    rising.push(right)
  }
  return best
}
