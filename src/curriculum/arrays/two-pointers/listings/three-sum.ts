// 3Sum (15) is the case of target 0.
function threeSum(nums: number[], target: number): number[][] {
  const sorted = [...nums].sort((a, b) => a - b)
  const triplets: number[][] = []
  for (let first = 0; first < sorted.length - 2; first++) {
    // An equal first value would repeat its triplets.
    if (first > 0 && sorted[first] === sorted[first - 1]) continue
    let left = first + 1
    let right = sorted.length - 1
    while (left < right) {
      const total = sorted[first] + sorted[left] + sorted[right]
      if (total < target) {
        left++
      } else if (total > target) {
        right--
      } else {
        triplets.push([sorted[first], sorted[left], sorted[right]])
        left++
        // A new left value needs a new right value,
        // so skipping on this side is enough.
        while (left < right && sorted[left] === sorted[left - 1]) left++
      }
    }
  }
  return triplets
}
