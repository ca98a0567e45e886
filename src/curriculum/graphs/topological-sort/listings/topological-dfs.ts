const NEW = 0
const OPEN = 1
const DONE = 2

// A topological order, or an empty array if there is a cycle.
// The recursion is as deep as the longest path: a few thousand
// levels at most.
function orderByFinish(graph: number[][]): number[] {
  const state = graph.map(() => NEW)
  const finished: number[] = []

  function visit(node: number): boolean {
    state[node] = OPEN
    for (const later of graph[node]) {
      // An edge to an open node closes a cycle.
      if (state[later] === OPEN) return false
      if (state[later] === NEW && !visit(later)) return false
    }
    state[node] = DONE
    // Everything that must come after this node is recorded already.
    finished.push(node)
    return true
  }

  for (let node = 0; node < graph.length; node++) {
    if (state[node] === NEW && !visit(node)) return []
  }
  return finished.reverse()
}
