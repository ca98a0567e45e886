// Sorts from index lo up to hi, without hi.
// Call it with 0 and nums.length.
function mergeSort(nums: number[], lo: number, hi: number) {
  if (hi - lo < 2) return // @single
  const mid = Math.floor((lo + hi) / 2) // @split
  mergeSort(nums, lo, mid)
  mergeSort(nums, mid, hi)
  const merged: number[] = []
  let i = lo
  let j = mid
  while (i < mid && j < hi) {
    if (nums[i] <= nums[j]) { // @compare
      merged.push(nums[i++]) // @take-left
    } else {
      merged.push(nums[j++]) // @take-right
    }
  }
  while (i < mid) merged.push(nums[i++]) // @rest
  while (j < hi) merged.push(nums[j++])
  for (const num of merged) nums[lo++] = num // @put-back
}
