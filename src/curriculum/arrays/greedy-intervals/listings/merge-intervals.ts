function mergeIntervals(intervals: number[][]): number[][] {
  const byStart = [...intervals].sort((a, b) => a[0] - b[0])
  const blocks: number[][] = []
  for (const [start, end] of byStart) {
    const last = blocks[blocks.length - 1]
    if (last && start <= last[1]) {
      // A short range must not cut a longer block off.
      last[1] = Math.max(last[1], end)
    } else {
      blocks.push([start, end])
    }
  }
  return blocks
}
