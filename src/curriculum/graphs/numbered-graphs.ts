import type { Graph } from '#algorithms/graph.ts'

/** A graph as a demo gets it, its numbered nodes named by letters, without positions in the picture. */
export function graphFrom(
  count: number,
  edges: readonly (readonly [from: number, to: number, weight?: number | undefined])[],
  isDirected = false,
): Graph {
  return {
    ...(isDirected && { isDirected }),
    nodes: Array.from({ length: count }, (_, node) => ({ id: letterOf(node), x: 0, y: 0 })),
    edges: edges.map(([from, to, weight]) => ({
      from: letterOf(from),
      to: letterOf(to),
      ...(weight !== undefined && { weight }),
    })),
  }
}

/** A node's neighbor, and the weight of the edge to it if it has one. */
type Neighbor = number | readonly [node: number, weight: number]

/** The undirected graph in which each node has these neighbors, and a node of it. Edges begin at either end. */
export function searchFrom([neighbors, start]: readonly [
  neighbors: readonly (readonly Neighbor[])[],
  start: number,
]) {
  const edges = neighbors.flatMap((near, one) =>
    near.flatMap((neighbor) => {
      const [other, weight] = typeof neighbor === 'number' ? [neighbor] : neighbor
      if (other < one) return []
      return [(one + other) % 2 === 0 ? ([one, other, weight] as const) : ([other, one, weight] as const)]
    }),
  )
  return { graph: graphFrom(neighbors.length, edges), start: letterOf(start) }
}

/** As `searchFrom`; undefined for a graph with an edge that leads one way only, which the demos do not draw. */
export function undirectedSearch(search: Parameters<typeof searchFrom>[0]) {
  const [neighbors] = search
  const nodeOf = (neighbor: Neighbor) => (typeof neighbor === 'number' ? neighbor : neighbor[0])
  const weightOf = (neighbor: Neighbor) => (typeof neighbor === 'number' ? undefined : neighbor[1])
  const isBack = (from: number, to: Neighbor) =>
    neighbors[nodeOf(to)]?.some((back) => nodeOf(back) === from && weightOf(back) === weightOf(to))
  const isUndirected = neighbors.every((near, node) => near.every((neighbor) => isBack(node, neighbor)))
  return isUndirected ? searchFrom(search) : undefined
}

function letterOf(node: number): string {
  return String.fromCharCode(65 + node)
}

export function numberOf(id: string): number {
  return id.charCodeAt(0) - 65
}
