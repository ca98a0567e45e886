// The tokens form an expression that never divides by 0.
// Every result fits in an int.
int evaluatePostfix(String[] tokens) {
  Deque<Integer> stack = new ArrayDeque<>();
  for (String token : tokens) {
    if (!Set.of("+", "-", "*", "/").contains(token)) {
      stack.push(Integer.parseInt(token));
      continue;
    }
    // The right operand was pushed last.
    int right = stack.pop();
    int left = stack.pop();
    if (token.equals("+")) stack.push(left + right);
    else if (token.equals("-")) stack.push(left - right);
    else if (token.equals("*")) stack.push(left * right);
    else stack.push(left / right);
  }
  return stack.pop();
}
