bool canLeaveStack(vector<int>& pushed,
                   vector<int>& out) {
  vector<int> stack;
  int i = 0; // @start
  for (int value : pushed) {
    stack.push_back(value); // @push
    while (!stack.empty()
           && stack.back() == out[i]) { // @top
      stack.pop_back(); // @pop
      i++;
    }
  }
  return stack.empty(); // @return
}
