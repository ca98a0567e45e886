function countGroups(n: number, edges: number[][]): number {
  const parent = Array.from({ length: n }, (_, i) => i) // @start
  const size: number[] = Array(n).fill(1)
  let groups = n

  function find(node: number): number {
    if (parent[node] !== node) {
      parent[node] = find(parent[node]) // @compress
    }
    return parent[node]
  }

  for (const [first, second] of edges) {
    let a = find(first)
    let b = find(second) // @find
    if (a === b) { // @check
      continue // @same
    }
    if (size[a] < size[b]) [a, b] = [b, a]
    parent[b] = a // @join
    size[a] += size[b]
    groups--
  }
  return groups // @done
}
