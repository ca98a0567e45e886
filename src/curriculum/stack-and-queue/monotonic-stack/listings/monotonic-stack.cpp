vector<int> daysUntilWarmer(const vector<int>& temps) {
  int n = temps.size();
  vector<int> days(n);
  stack<int> waiting; // @start
  for (int day = 0; day < n; day++) {
    while (!waiting.empty()) {
      int top = waiting.top();
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
