vector<int> nodesThatReachNoCycle(const vector<vector<int>>& graph) {
  int n = graph.size();
  vector<vector<int>> predecessors(n);
  // Here a node waits for its successors, so the edges run backward.
  vector<int> openExits(n);
  queue<int> waiting;
  for (int node = 0; node < n; node++) {
    for (int later : graph[node]) predecessors[later].push_back(node);
    openExits[node] = graph[node].size();
    if (openExits[node] == 0) waiting.push(node);
  }

  while (!waiting.empty()) {
    int node = waiting.front();
    waiting.pop();
    for (int earlier : predecessors[node]) {
      openExits[earlier]--;
      if (openExits[earlier] == 0) waiting.push(earlier);
    }
  }
  // A node on a cycle, or leading into one, keeps an open exit.
  vector<int> safe;
  for (int node = 0; node < n; node++) {
    if (openExits[node] == 0) safe.push_back(node);
  }
  return safe;
}
