function bestWindow(
  nums: number[],
  size: number
) {
  if (size > nums.length) return -1 // @none
  let total = 0
  for (const num of nums.slice(0, size)) {
    total += num // @first
  }
  let best = total
  let start = 0
  const n = nums.length
  for (let right = size;
       right < n; right++) {
    const left = right - size // @move
    total += nums[right] - nums[left]
    if (total > best) { // @compare
      best = total // @better
      start = left + 1
    }
  }
  return start // @found
}
