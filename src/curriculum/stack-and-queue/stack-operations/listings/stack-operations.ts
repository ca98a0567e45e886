// Both arrays have the same length.
function canLeaveStack(
  pushed: number[],
  out: number[],
): boolean {
  const stack: number[] = []
  let i = 0 // @start
  for (const value of pushed) {
    stack.push(value) // @push
    while (stack.length > 0 && stack.at(-1) === out[i]) { // @top
      stack.pop() // @pop
      i++
    }
  }
  return stack.length === 0 // @return
}
