enum class State { New, Open, Done };

bool visit(const vector<vector<int>>& graph, int node,
           vector<State>& state, vector<int>& finished) {
  state[node] = State::Open;
  for (int later : graph[node]) {
    // An edge to an open node closes a cycle.
    if (state[later] == State::Open) return false;
    if (state[later] == State::New
        && !visit(graph, later, state, finished)) {
      return false;
    }
  }
  state[node] = State::Done;
  // Everything that must come after this node is recorded already.
  finished.push_back(node);
  return true;
}

// A topological order, or an empty vector if there is a cycle.
// The recursion is as deep as the longest path: a few thousand
// levels at most.
vector<int> orderByFinish(const vector<vector<int>>& graph) {
  vector<State> state(graph.size(), State::New);
  vector<int> finished;
  for (size_t node = 0; node < graph.size(); node++) {
    if (state[node] == State::New
        && !visit(graph, node, state, finished)) {
      return {};
    }
  }
  reverse(finished.begin(), finished.end());
  return finished;
}
