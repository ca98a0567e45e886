// There is at least one pile, and an hour for each.
function leastSpeed(piles: number[], hours: number) {
  let lo = 1
  let hi = Math.max(...piles) // @start
  while (lo < hi) { // @loop
    const mid = Math.floor((lo + hi) / 2) // @mid
    if (timeAt(piles, mid) <= hours) { // @test
      hi = mid // @slower
    } else {
      lo = mid + 1 // @faster
    }
  }
  return lo // @found
}

function timeAt(piles: number[], speed: number) {
  let total = 0
  for (const pile of piles) {
    total += Math.ceil(pile / speed)
  }
  return total
}
