function validateStackSequences(pushed: number[], popped: number[]) {
  const stack: number[] = []
  let taken = 0 // @start
  for (const value of pushed) {
    stack.push(value) // @push
    while (stack.length > 0 && stack.at(-1) === popped[taken]) { // @top
      stack.pop() // @pop
      taken++
    }
  }
  return stack.length === 0 // @return
}
