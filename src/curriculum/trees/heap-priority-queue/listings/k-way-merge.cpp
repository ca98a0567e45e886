// 23 has linked lists: their nodes would go into the heap.
vector<int> mergeSorted(const vector<vector<int>>& lists) {
  // One entry per list: its value, which list, and the index in it.
  using Entry = tuple<int, size_t, size_t>;
  priority_queue<Entry, vector<Entry>, greater<Entry>> heap;
  for (size_t i = 0; i < lists.size(); i++) {
    if (!lists[i].empty()) heap.push({lists[i][0], i, 0});
  }

  vector<int> merged;
  while (!heap.empty()) {
    auto [value, i, j] = heap.top();
    heap.pop();
    merged.push_back(value);
    // The successor replaces it: the heap never exceeds k entries.
    if (j + 1 < lists[i].size()) {
      heap.push({lists[i][j + 1], i, j + 1});
    }
  }
  return merged;
}
