// size is at least 1.
function bestWindow(nums: number[], size: number): number {
  const n = nums.length
  if (size > n) return -1 // @none
  let total = 0
  for (let i = 0; i < size; i++) {
    total += nums[i] // @first
  }
  let best = total
  let start = 0
  for (let right = size; right < n; right++) {
    const left = right - size // @move
    total += nums[right] - nums[left] // @slide
    if (total > best) { // @compare
      best = total // @better
      start = left + 1
    }
  }
  return start // @found
}
