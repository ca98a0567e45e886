vector<int> topologicalSort(
    int n, const vector<vector<int>>& edges) {
  vector<vector<int>> successors(n);
  vector<int> needs(n);
  for (const auto& edge : edges) {
    successors[edge[0]].push_back(edge[1]);
    needs[edge[1]]++; // @count
  }

  queue<int> waiting;
  for (int node = 0; node < n; node++) {
    if (needs[node] == 0) waiting.push(node); // @fill
  }

  vector<int> order;
  while (!waiting.empty()) {
    int node = waiting.front();
    waiting.pop();
    order.push_back(node); // @take
    for (int later : successors[node]) {
      needs[later]--; // @lower
      if (needs[later] == 0) { // @look
        waiting.push(later); // @ready
      }
    }
  }

  if ((int)order.size() < n) { // @check
    return {}; // @cycle
  }
  return order; // @done
}
