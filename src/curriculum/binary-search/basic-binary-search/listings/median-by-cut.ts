// At least one of the two arrays has a value.
function median(a: number[], b: number[]): number {
  if (a.length > b.length) return median(b, a) // Search the shorter.
  const half = Math.floor((a.length + b.length + 1) / 2)
  let lo = 0
  let hi = a.length
  while (true) {
    // The first i values of a and j of b form the left half.
    const i = Math.floor((lo + hi) / 2)
    const j = half - i
    const aLeft = a[i - 1] ?? -Infinity
    const aRight = a[i] ?? Infinity
    const bLeft = b[j - 1] ?? -Infinity
    const bRight = b[j] ?? Infinity
    if (aLeft > bRight) hi = i - 1
    else if (bLeft > aRight) lo = i + 1
    else {
      const left = Math.max(aLeft, bLeft)
      if ((a.length + b.length) % 2 === 1) return left
      return (left + Math.min(aRight, bRight)) / 2
    }
  }
}
