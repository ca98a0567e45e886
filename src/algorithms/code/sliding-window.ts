function bestWindow(nums: number[], size: number) {
  if (size > nums.length) return -1 // @none
  let total = 0
  for (let i = 0; i < size; i++) total += nums[i] // @first
  let best = total
  let start = 0
  for (let right = size; right < nums.length; right++) {
    const left = right - size // @move
    total += nums[right] - nums[left]
    if (total > best) { // @compare
      best = total // @better
      start = left + 1
    }
  }
  return start // @found
}
