// Smaller values first, then equal ones, then larger ones.
function partition(nums: number[], pivot: number): void {
  let low = 0
  let i = 0
  let high = nums.length - 1
  while (i <= high) {
    if (nums[i] < pivot) {
      swap(nums, low, i)
      low++
      i++
    } else if (nums[i] > pivot) {
      // The value that comes in has not been checked,
      // so i stays where it is.
      swap(nums, i, high)
      high--
    } else {
      i++
    }
  }
}

function swap(nums: number[], i: number, j: number): void {
  const value = nums[i]
  nums[i] = nums[j]
  nums[j] = value
}
