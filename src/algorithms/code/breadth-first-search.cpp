vector<int> breadthFirstSearch(vector<vector<int>>& graph, int start) {
  vector<int> distance(graph.size(), -1);
  distance[start] = 0;
  queue<int> waiting({start}); // @start
  while (!waiting.empty()) {
    int node = waiting.front(); // @take
    waiting.pop();
    int steps = distance[node] + 1;
    for (int neighbour : graph[node]) { // @look
      if (distance[neighbour] == -1) {
        distance[neighbour] = steps;
        waiting.push(neighbour); // @found
      }
    }
  }
  return distance; // @done
}
