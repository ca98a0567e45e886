int[] daysUntilWarmer(int[] temps) {
  int n = temps.length;
  int[] days = new int[n];
  Deque<Integer> waiting // @start
      = new ArrayDeque<>();
  for (int day = 0; day < n; day++) {
    int degrees = temps[day];
    while (!waiting.isEmpty()) {
      int top = waiting.peek();
      if (temps[top] >= degrees) { // @compare
        break; // @stay
      }
      waiting.pop();
      days[top] = day - top; // @pop
    }
    waiting.push(day); // @push
  }
  return days; // @done
}
