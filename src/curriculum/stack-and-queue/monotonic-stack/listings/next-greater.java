int[] nextGreaterCircular(int[] nums) {
  int n = nums.length;
  int[] answer = new int[n];
  Arrays.fill(answer, -1);
  Deque<Integer> waiting = new ArrayDeque<>(); // without an answer
  for (int step = 0; step < 2 * n; step++) {
    int num = nums[step % n];
    while (!waiting.isEmpty() && nums[waiting.peek()] < num) {
      answer[waiting.pop()] = num;
    }
    // The second round only answers those left over.
    if (step < n) waiting.push(step);
  }
  return answer;
}
