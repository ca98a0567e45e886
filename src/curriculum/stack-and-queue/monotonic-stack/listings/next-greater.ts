function nextGreaterCircular(nums: number[]): number[] {
  const n = nums.length
  const answer: number[] = Array(n).fill(-1)
  const waiting: number[] = [] // indices without an answer yet
  for (let step = 0; step < 2 * n; step++) {
    const num = nums[step % n]
    while (waiting.length > 0 && nums[waiting.at(-1)!] < num) {
      answer[waiting.pop()!] = num
    }
    // The second round only answers those left over.
    if (step < n) waiting.push(step)
  }
  return answer
}
