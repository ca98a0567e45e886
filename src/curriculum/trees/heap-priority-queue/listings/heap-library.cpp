vector<int> kLargestSorted(const vector<int>& nums, size_t k) {
  // priority_queue is a max-heap; greater<int> turns it into a
  // min-heap, so the weakest of the best k is on top.
  priority_queue<int, vector<int>, greater<int>> heap;
  for (int num : nums) {
    heap.push(num);
    if (heap.size() > k) heap.pop();
  }

  vector<int> result;
  while (!heap.empty()) {
    result.push_back(heap.top());
    heap.pop();  // returns nothing: read top() first
  }
  reverse(result.begin(), result.end());
  return result;
}
