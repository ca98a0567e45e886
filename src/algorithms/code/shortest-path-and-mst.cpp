vector<int> shortestDistances(int n, vector<vector<int>>& edges,
                              int start) {
  vector<vector<pair<int, int>>> graph(n);
  for (auto& e : edges) {
    graph[e[0]].push_back({e[1], e[2]});
    graph[e[1]].push_back({e[0], e[2]});
  }
  vector<int> distance(n, -1);
  distance[start] = 0;
  using Entry = pair<int, int>;
  priority_queue<Entry, vector<Entry>, greater<Entry>> queue;
  queue.push({0, start}); // @start
  while (!queue.empty()) {
    auto [far, node] = queue.top(); // @take
    queue.pop();
    if (far > distance[node]) {
      continue; // @stale
    }
    for (auto [neighbour, weight] : graph[node]) {
      int reach = far + weight; // @look
      int known = distance[neighbour];
      if (known == -1 || reach < known) { // @check
        distance[neighbour] = reach;
        queue.push({reach, neighbour}); // @update
      }
    }
  }
  return distance; // @done
}
