int[] daysUntilWarmer(int[] temperatures) {
    int[] days = new int[temperatures.length];
    Deque<Integer> waiting = new ArrayDeque<>(); // @start
    for (int day = 0; day < temperatures.length; day++) {
        int degrees = temperatures[day];
        while (!waiting.isEmpty()) {
            int top = waiting.peek();
            if (temperatures[top] >= degrees) { // @compare
                break; // @stay
            }
            waiting.pop();
            days[top] = day - top; // @pop
        }
        waiting.push(day); // @push
    }
    return days; // @done
}
