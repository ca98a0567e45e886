// The tokens form an expression that never divides by 0.
function evaluatePostfix(tokens: string[]): number {
  const stack: number[] = []
  for (const token of tokens) {
    if (!['+', '-', '*', '/'].includes(token)) {
      stack.push(Number(token))
      continue
    }
    // The right operand was pushed last.
    const right = stack.pop()!
    const left = stack.pop()!
    if (token === '+') stack.push(left + right)
    else if (token === '-') stack.push(left - right)
    else if (token === '*') stack.push(left * right)
    else stack.push(Math.trunc(left / right))
  }
  return stack.pop()!
}
