// Pairs i < j with nums[i] > nums[j]. Sorts nums on the way.
function countInversions(nums: number[]): number {
  if (nums.length < 2) return 0
  const mid = Math.floor(nums.length / 2)
  const left = nums.slice(0, mid)
  const right = nums.slice(mid)
  let count = countInversions(left) + countInversions(right)
  let i = 0
  let j = 0
  for (let k = 0; k < nums.length; k++) {
    const isRightDone = j === right.length
    if (isRightDone || (i < left.length && left[i] <= right[j])) {
      nums[k] = left[i++]
    } else {
      // Each value still in the left half is larger
      // than this one and came before it.
      count += left.length - i
      nums[k] = right[j++]
    }
  }
  return count
}
