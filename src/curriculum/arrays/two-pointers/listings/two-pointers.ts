// nums is sorted.
// To count positions from 1, add 1 to both.
function twoSum(nums: number[], target: number): number[] {
  let left = 0
  let right = nums.length - 1 // @start
  while (left < right) { // @loop
    const total = nums[left] + nums[right] // @sum
    if (total === target) { // @match
      return [left, right] // @found
    }
    if (total > target) { // @too-large
      right-- // @right-moves
    } else { // @too-small
      left++ // @left-moves
    }
  }
  return [] // @none
}
