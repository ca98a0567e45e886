vector<int> breadthFirstSearch(vector<vector<int>>& graph, int start) {
    vector<int> distance(graph.size(), -1);
    distance[start] = 0;
    queue<int> waiting({start}); // @start
    while (!waiting.empty()) {
        int node = waiting.front(); // @take
        waiting.pop();
        for (int neighbour : graph[node]) { // @look
            if (distance[neighbour] == -1) {
                distance[neighbour] = distance[node] + 1;
                waiting.push(neighbour); // @found
            }
        }
    }
    return distance; // @done
}
