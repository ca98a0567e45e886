enum State { NEW, OPEN, DONE }

// 207 lists pairs [course, before]: build these lists from them.
// The recursion is as deep as the path it walks: a few thousand
// levels at most.
boolean hasDirectedCycle(int[][] graph) {
  State[] state = new State[graph.length];
  Arrays.fill(state, State.NEW);
  for (int node = 0; node < graph.length; node++) {
    if (state[node] == State.NEW && closesCycle(graph, node, state)) {
      return true;
    }
  }
  return false;
}

boolean closesCycle(int[][] graph, int node, State[] state) {
  state[node] = State.OPEN;
  for (int neighbor : graph[node]) {
    // An open node is an ancestor on the current path.
    if (state[neighbor] == State.OPEN) return true;
    if (state[neighbor] == State.NEW
        && closesCycle(graph, neighbor, state)) {
      return true;
    }
  }
  // Nothing below leads back, so no later visit has to look again.
  state[node] = State.DONE;
  return false;
}
