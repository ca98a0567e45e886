// k is at least 1.
function maxOfWindows(nums: number[], k: number): number[] {
  const candidates: number[] = [] // indices, their values decreasing
  let front = 0 // shift() would move all other indices.
  const maximums: number[] = []
  for (let right = 0; right < nums.length; right++) {
    // A smaller value that is older can never win again.
    while (
      candidates.length > front &&
      nums[candidates.at(-1)!] <= nums[right]
    ) {
      candidates.pop()
    }
    candidates.push(right)
    if (candidates[front] <= right - k) front++ // It left the window.
    if (right >= k - 1) maximums.push(nums[candidates[front]])
  }
  return maximums
}
