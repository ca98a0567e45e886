/** Index of the last time that is not too late, or -1. */
function latestAtOrBefore(times: number[], time: number): number {
  let lo = 0
  let hi = times.length
  while (lo < hi) {
    const mid = Math.floor((lo + hi) / 2)
    // Equal is not too late, so the search goes on to its right.
    if (times[mid] <= time) lo = mid + 1
    else hi = mid
  }
  // lo is the upper bound: the first time that is too late.
  return lo - 1
}
