vector<int> shortestDistances(
    int n, vector<vector<int>>& edges,
    int start) {
  vector<vector<pair<int, int>>> graph(n);
  for (auto& e : edges) {
    graph[e[0]].push_back({e[1], e[2]});
    graph[e[1]].push_back({e[0], e[2]});
  }
  vector<int> distance(n, -1);
  distance[start] = 0;
  using Entry = pair<int, int>;
  priority_queue<Entry, vector<Entry>,
                 greater<Entry>> queue;
  queue.push({0, start}); // @start
  while (!queue.empty()) {
    auto [far, node] = queue.top(); // @take
    queue.pop();
    if (far > distance[node]) continue; // @stale
    for (auto [near, cost] : graph[node]) {
      int reach = far + cost; // @look
      int known = distance[near];
      if (known < 0 || reach < known) { // @check
        distance[near] = reach;
        queue.push({reach, near}); // @update
      }
    }
  }
  return distance; // @done
}
