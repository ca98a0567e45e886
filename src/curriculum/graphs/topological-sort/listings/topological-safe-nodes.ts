function nodesThatReachNoCycle(graph: number[][]): number[] {
  const predecessors: number[][] = graph.map(() => [])
  graph.forEach((successors, node) => {
    for (const later of successors) predecessors[later].push(node)
  })

  // Here a node waits for its successors, so the edges run backward.
  const openExits = graph.map((successors) => successors.length)
  const queue: number[] = []
  openExits.forEach((count, node) => {
    if (count === 0) queue.push(node)
  })
  // The loop also reaches nodes that are added while it runs.
  for (const node of queue) {
    for (const earlier of predecessors[node]) {
      openExits[earlier]--
      if (openExits[earlier] === 0) queue.push(earlier)
    }
  }
  // A node on a cycle, or leading into one, keeps an open exit.
  return [...openExits.keys()].filter((node) => openExits[node] === 0)
}
