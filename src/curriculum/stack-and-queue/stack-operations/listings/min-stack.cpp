// All calls but push need an entry. 155 says getMin.
class MinStack {
  stack<pair<int, int>> entries; // value, minimum up to here

public:
  void push(int value) {
    int smallest = value;
    if (!entries.empty()) smallest = min(value, minimum());
    entries.push({value, smallest});
  }

  int pop() {
    // The entry takes its minimum with it, so the one
    // before it is the minimum again.
    int value = top();
    entries.pop();
    return value;
  }

  int top() { return entries.top().first; }

  int minimum() { return entries.top().second; }
};
