vector<int> nextGreaterCircular(const vector<int>& nums) {
  int n = nums.size();
  vector<int> answer(n, -1);
  stack<int> waiting; // indices without an answer yet
  for (int step = 0; step < 2 * n; step++) {
    int num = nums[step % n];
    while (!waiting.empty() && nums[waiting.top()] < num) {
      answer[waiting.top()] = num;
      waiting.pop();
    }
    // The second round only answers those left over.
    if (step < n) waiting.push(step);
  }
  return answer;
}
