// All calls but push need an entry. 155 says getMin.
class MinStack {
  Deque<Integer> values = new ArrayDeque<>();
  // On top: the minimum of all values on the stack.
  Deque<Integer> minimums = new ArrayDeque<>();

  void push(int value) {
    values.push(value);
    if (minimums.isEmpty()) minimums.push(value);
    else minimums.push(Math.min(value, minimums.peek()));
  }

  int pop() {
    // Both stacks always have the same height.
    minimums.pop();
    return values.pop();
  }

  int top() {
    return values.peek();
  }

  int minimum() {
    return minimums.peek();
  }
}
