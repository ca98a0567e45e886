function binarySearch(nums: number[], target: number) {
  let lo = 0
  let hi = nums.length - 1 // @start
  while (lo <= hi) { // @loop
    const mid = Math.floor((lo + hi) / 2) // @mid
    if (nums[mid] === target) { // @match
      return mid // @found
    }
    if (nums[mid] < target) { // @compare
      lo = mid + 1 // @right
    } else {
      hi = mid - 1 // @left
    }
  }
  return -1 // @none
}
