// k is from 1 to the length of nums.
function kthLargest(nums: number[], k: number): number {
  const target = nums.length - k // its index in ascending order
  let lo = 0
  let hi = nums.length - 1
  for (;;) {
    // A random pivot makes the O(n^2) case very unlikely.
    const pivot = nums[lo + Math.floor(Math.random() * (hi - lo + 1))]
    let low = lo
    let i = lo
    let high = hi
    while (i <= high) {
      const num = nums[i]
      if (num < pivot) {
        nums[i++] = nums[low]
        nums[low++] = num
      } else if (num > pivot) {
        nums[i] = nums[high]
        nums[high--] = num
      } else {
        i++
      }
    }
    // Values equal to the pivot fill low to high.
    if (target < low) hi = low - 1
    else if (target > high) lo = high + 1
    else return pivot
  }
}
