function twoSum(
  nums: number[],
  target: number
) {
  let left = 0
  let right = nums.length - 1 // @start
  while (left < right) {
    const total = nums[left] + nums[right] // @sum
    if (total === target) { // @match
      return [left, right] // @found
    }
    if (total > target) right-- // @too-large
    else left++ // @too-small
  }
  return [] // @none
}
