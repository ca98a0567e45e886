// Both arrays have the same length.
bool canLeaveStack(
    const vector<int>& pushed, const vector<int>& out) {
  stack<int> waiting;
  int i = 0; // @start
  for (int value : pushed) {
    waiting.push(value); // @push
    while (!waiting.empty() && waiting.top() == out[i]) { // @top
      waiting.pop(); // @pop
      i++;
    }
  }
  return waiting.empty(); // @return
}
