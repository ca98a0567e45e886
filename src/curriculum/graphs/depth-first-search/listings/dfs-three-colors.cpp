enum class State { New, Open, Done };

bool closesCycle(const vector<vector<int>>& graph, int node,
                 vector<State>& state) {
  state[node] = State::Open;
  for (int neighbor : graph[node]) {
    // An open node is an ancestor on the current path.
    if (state[neighbor] == State::Open) return true;
    if (state[neighbor] == State::New
        && closesCycle(graph, neighbor, state)) {
      return true;
    }
  }
  // Nothing below leads back, so no later visit has to look again.
  state[node] = State::Done;
  return false;
}

// 207 lists pairs [course, before]: build these lists from them.
// The recursion is as deep as the path it walks: a few thousand
// levels at most.
bool hasDirectedCycle(const vector<vector<int>>& graph) {
  vector<State> state(graph.size(), State::New);
  for (size_t node = 0; node < graph.size(); node++) {
    if (state[node] == State::New && closesCycle(graph, node, state)) {
      return true;
    }
  }
  return false;
}
