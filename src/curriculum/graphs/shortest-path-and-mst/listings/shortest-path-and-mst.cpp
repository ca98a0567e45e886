// graph[node] lists its outgoing edges: {neighbor, cost}.
// No cost is negative. All distances fit in an int.
vector<int> shortestDistances(
    const vector<vector<pair<int, int>>>& graph,
    int start) {
  vector<int> distance(graph.size(), INT_MAX);
  distance[start] = 0;
  using Entry = pair<int, int>;
  // greater<> turns the max-heap into a min-heap.
  priority_queue<Entry, vector<Entry>, greater<>> heap;
  heap.push({0, start}); // @start
  while (!heap.empty()) {
    auto [far, node] = heap.top(); // @take
    heap.pop();
    // Outdated: the node was settled at less.
    if (far > distance[node]) continue; // @stale
    for (auto [neighbor, cost] : graph[node]) {
      int reach = far + cost; // @look
      if (reach < distance[neighbor]) { // @check
        distance[neighbor] = reach;
        heap.push({reach, neighbor}); // @update
      }
    }
  }
  replace(distance.begin(), distance.end(), INT_MAX, -1);
  return distance; // @done
}
