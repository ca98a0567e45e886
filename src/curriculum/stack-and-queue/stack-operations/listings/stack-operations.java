// Both arrays have the same length.
boolean canLeaveStack(int[] pushed, int[] out) {
  Deque<Integer> stack = new ArrayDeque<>();
  int i = 0; // @start
  for (int value : pushed) {
    stack.push(value); // @push
    while (!stack.isEmpty() && stack.peek() == out[i]) { // @top
      stack.pop(); // @pop
      i++;
    }
  }
  return stack.isEmpty(); // @return
}
