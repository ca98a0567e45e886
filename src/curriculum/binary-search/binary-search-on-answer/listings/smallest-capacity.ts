// At least one weight, none of them negative; days >= 1.
function smallestCapacity(weights: number[], days: number): number {
  let lo = 0 // The heaviest item must fit.
  let hi = 0 // Everything fits on one day.
  for (const weight of weights) {
    lo = Math.max(lo, weight)
    hi += weight
  }
  while (lo < hi) {
    const mid = Math.floor((lo + hi) / 2)
    if (daysNeeded(weights, mid) <= days) hi = mid
    else lo = mid + 1
  }
  return lo
}

function daysNeeded(weights: number[], capacity: number): number {
  let days = 1
  let load = 0
  for (const weight of weights) {
    if (load + weight > capacity) {
      days++ // The order is fixed, so a new day begins.
      load = 0
    }
    load += weight
  }
  return days
}
