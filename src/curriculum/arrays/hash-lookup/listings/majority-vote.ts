// The value that fills more than half of the array.
// There must be one, so nums is not empty.
function majority(nums: number[]): number {
  let candidate = nums[0]
  let lead = 0
  for (const num of nums) {
    if (lead === 0) candidate = num
    // Each other value cancels one vote for the candidate.
    // The others together are too few to cancel a majority.
    lead += num === candidate ? 1 : -1
  }
  return candidate
}
