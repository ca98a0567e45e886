// All cuts are different and inside the stick. The recursion
// has up to a level per cut: a few thousand levels at most.
function leastCutCostWithMemo(
  length: number,
  cuts: number[],
): number {
  // The ends of a piece are cuts, or the ends of the stick.
  const points = [0, ...cuts, length].sort((a, b) => a - b)
  const memo: (number | undefined)[][] = points.map(() => [])

  // The least for all cuts strictly between i and j.
  function cost(i: number, j: number): number {
    if (i + 1 === j) return 0
    const known = memo[i][j]
    if (known !== undefined) return known
    let parts = Infinity
    for (let k = i + 1; k < j; k++) {
      // The first cut k splits the piece in two.
      parts = Math.min(parts, cost(i, k) + cost(k, j))
    }
    // Whichever cut is first, it costs the whole piece.
    const least = points[j] - points[i] + parts
    memo[i][j] = least
    return least
  }

  return cost(0, points.length - 1)
}
