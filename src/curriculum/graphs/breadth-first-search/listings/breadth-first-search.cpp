// start is one of the nodes.
vector<int> breadthFirstSearch(
    const vector<vector<int>>& graph, int start) {
  vector<int> distance(graph.size(), -1);
  distance[start] = 0;
  queue<int> waiting;
  waiting.push(start); // @start
  while (!waiting.empty()) {
    int node = waiting.front(); // @take
    waiting.pop();
    for (int neighbor : graph[node]) { // @look
      if (distance[neighbor] == -1) {
        distance[neighbor] = distance[node] + 1; // @mark
        waiting.push(neighbor); // @found
      }
    }
  }
  return distance; // @done
}
