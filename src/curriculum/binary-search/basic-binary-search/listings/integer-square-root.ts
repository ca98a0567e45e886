// x is 0 or more.
function integerSquareRoot(x: number): number {
  let lo = 0
  let hi = x
  while (lo <= hi) {
    const mid = Math.floor((lo + hi) / 2)
    // mid * mid may exceed 2^53 and be rounded, but then it is far
    // larger than any 32-bit x, so the comparison is still right.
    if (mid * mid === x) return mid
    if (mid * mid < x) lo = mid + 1
    else hi = mid - 1
  }
  // No exact root: hi is the last number whose square is less than x.
  return hi
}
