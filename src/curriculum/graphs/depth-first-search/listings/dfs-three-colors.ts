const NEW = 0
const OPEN = 1
const DONE = 2

// 207 lists pairs [course, before]: build these lists from them.
// The recursion is as deep as the path it walks: a few thousand
// levels at most.
function hasDirectedCycle(graph: number[][]): boolean {
  const state = graph.map(() => NEW)

  function closesCycle(node: number): boolean {
    state[node] = OPEN
    for (const neighbor of graph[node]) {
      // An open node is an ancestor on the current path.
      if (state[neighbor] === OPEN) return true
      if (state[neighbor] === NEW && closesCycle(neighbor)) return true
    }
    // Nothing below leads back, so no later visit has to look again.
    state[node] = DONE
    return false
  }

  for (let node = 0; node < graph.length; node++) {
    if (state[node] === NEW && closesCycle(node)) return true
  }
  return false
}
