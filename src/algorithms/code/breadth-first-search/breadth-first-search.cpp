vector<int> breadthFirstSearch(
    vector<vector<int>>& graph, int start) {
  vector<int> distance(graph.size(), -1);
  distance[start] = 0;
  queue<int> waiting({start}); // @start
  while (!waiting.empty()) {
    int node = waiting.front(); // @take
    waiting.pop();
    int steps = distance[node] + 1;
    for (int near : graph[node]) { // @look
      if (distance[near] == -1) {
        distance[near] = steps;
        waiting.push(near); // @found
      }
    }
  }
  return distance; // @done
}
