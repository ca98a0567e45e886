enum State { NEW, OPEN, DONE }

// A topological order, or an empty list if there is a cycle.
// The recursion is as deep as the longest path: a few thousand
// levels at most.
List<Integer> orderByFinish(int[][] graph) {
  State[] state = new State[graph.length];
  Arrays.fill(state, State.NEW);
  List<Integer> finished = new ArrayList<>();
  for (int node = 0; node < graph.length; node++) {
    if (state[node] == State.NEW
        && !visit(graph, node, state, finished)) {
      return List.of();
    }
  }
  Collections.reverse(finished);
  return finished;
}

boolean visit(int[][] graph, int node, State[] state,
              List<Integer> finished) {
  state[node] = State.OPEN;
  for (int later : graph[node]) {
    // An edge to an open node closes a cycle.
    if (state[later] == State.OPEN) return false;
    if (state[later] == State.NEW
        && !visit(graph, later, state, finished)) {
      return false;
    }
  }
  state[node] = State.DONE;
  // Everything that must come after this node is recorded already.
  finished.add(node);
  return true;
}
