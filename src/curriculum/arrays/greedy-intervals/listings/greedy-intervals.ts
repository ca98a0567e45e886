// Each interval starts before it ends.
function mostIntervals(intervals: number[][]) { // @start
  const byEnd = [...intervals].sort((a, b) => a[1] - b[1]) // @sort
  const kept: number[][] = []
  let freeFrom = -Infinity
  for (const [start, end] of byEnd) { // @next
    if (start >= freeFrom) { // @check @skip
      kept.push([start, end]) // @keep
      freeFrom = end
    }
  }
  return kept // @done
}
