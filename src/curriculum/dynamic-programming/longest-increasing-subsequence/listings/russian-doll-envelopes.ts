function maxEnvelopes(envelopes: number[][]): number {
  // Equal widths by falling height, so that two of them never
  // follow each other in a chain of rising heights.
  const ordered = [...envelopes].sort(
    ([width, height], [otherWidth, otherHeight]) =>
      width - otherWidth || otherHeight - height,
  )
  const tails: number[] = []
  for (const [, height] of ordered) {
    tails[lowerBound(tails, height)] = height
  }
  return tails.length
}

// The first index whose value is at least the target.
function lowerBound(sorted: number[], target: number): number {
  let lo = 0
  let hi = sorted.length
  while (lo < hi) {
    const mid = Math.floor((lo + hi) / 2)
    if (sorted[mid] < target) lo = mid + 1
    else hi = mid
  }
  return lo
}
