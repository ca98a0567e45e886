boolean validateStackSequences(int[] pushed, int[] popped) {
    Deque<Integer> stack = new ArrayDeque<>();
    int taken = 0; // @start
    for (int value : pushed) {
        stack.push(value); // @push
        while (!stack.isEmpty() && stack.peek() == popped[taken]) { // @top
            stack.pop(); // @pop
            taken++;
        }
    }
    return stack.isEmpty(); // @return
}
