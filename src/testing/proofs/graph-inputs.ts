import fc from 'fast-check'
import type { Edge, Graph } from '#algorithms/graph.ts'

interface GraphBounds {
  readonly minNodes: number
  readonly isDirected?: boolean
  readonly maxWeight?: number
}

const names = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H']
const maxEdges = 12

/** Graphs as large as the demos allow, connected or not, without positions in the picture. */
export function graphs({ minNodes, isDirected = false, maxWeight }: GraphBounds): fc.Arbitrary<Graph> {
  return fc.integer({ min: minNodes, max: names.length }).chain((count) => {
    const nodes = names.slice(0, count).map((id) => ({ id, x: 0, y: 0 }))
    const pairs = nodes.flatMap(({ id: from }, index) =>
      nodes.flatMap(({ id: to }, other) =>
        index < other || (isDirected && index !== other) ? [{ from, to }] : [],
      ),
    )
    const edges = fc.shuffledSubarray(pairs, { maxLength: Math.min(maxEdges, pairs.length) })
    const weights = fc.array(fc.integer({ min: 0, max: maxWeight ?? 0 }), {
      minLength: maxEdges,
      maxLength: maxEdges,
    })
    return fc.tuple(edges, weights).map(([chosen, drawn]) => ({
      nodes,
      edges:
        maxWeight === undefined ? chosen : chosen.map((edge, index) => ({ ...edge, weight: drawn[index]! })),
    }))
  })
}

/** A graph with one of its nodes. */
export function startedGraphs(bounds: Omit<GraphBounds, 'minNodes'> = {}) {
  return fc
    .tuple(graphs({ ...bounds, minNodes: 1 }), fc.nat())
    .map(([graph, chosen]) => ({ graph, start: graph.nodes[chosen % graph.nodes.length]!.id }))
}

/** A graph written as in the demos; nodes are those of its edges and those alone. */
export function graphFrom(text: string): Graph {
  const words = text.split(', ').filter((word) => word !== '')
  const edges = words.flatMap((word): Edge[] => {
    const [, from, to, weight] = /^(\w+)[->](\w+)(?::(\d+))?$/.exec(word) ?? []
    if (from === undefined || to === undefined) return []
    return [{ from, to, ...(weight !== undefined && { weight: Number(weight) }) }]
  })
  const ids = new Set([
    ...edges.flatMap(({ from, to }) => [from, to]),
    ...words.filter((word) => /^\w+$/.test(word)),
  ])
  const isDirected = text.includes('>')
  return {
    ...(isDirected && { isDirected }),
    nodes: [...ids].sort().map((id) => ({ id, x: 0, y: 0 })),
    edges,
  }
}

export interface SearchedGraph {
  readonly graph: Graph
  readonly start: string
}

/** The graph of both lessons, as the demos write it. */
export const lessonGraph = 'A-B, A-C, B-D, B-E, C-E, D-F, E-F'

export function searchFrom(text: string, start: string): SearchedGraph {
  return { graph: graphFrom(text), start }
}
