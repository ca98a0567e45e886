vector<int> daysUntilWarmer(
    vector<int>& temps) {
  int count = temps.size();
  vector<int> days(count);
  stack<int> waiting; // @start
  for (int day = 0; day < count; day++) {
    int degrees = temps[day];
    while (!waiting.empty()) {
      int top = waiting.top();
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
