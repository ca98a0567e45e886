int[] daysUntilWarmer(int[] temps) {
  int[] days = new int[temps.length];
  Deque<Integer> waiting = new ArrayDeque<>(); // @start
  for (int day = 0; day < temps.length; day++) {
    while (!waiting.isEmpty()) {
      int top = waiting.peek();
      if (temps[top] >= temps[day]) { // @compare
        break; // @stay
      }
      waiting.pop();
      days[top] = day - top; // @pop
    }
    waiting.push(day); // @push
  }
  return days; // @done
}
