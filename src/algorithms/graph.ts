import type { GraphEdge, GraphNode, GraphScene, LinkRole } from './scene.ts'
import type { Caption } from './step.ts'

/** A small simple graph with the positions of its nodes in the picture. */
export interface Graph {
  readonly nodes: readonly PlacedNode[]
  readonly edges: readonly Edge[]
  readonly isDirected?: boolean
}

export interface PlacedNode {
  readonly id: string
  /** From 0 (left, top) to 1 (right, bottom). */
  readonly x: number
  readonly y: number
}

export interface Edge {
  readonly from: string
  readonly to: string
  readonly weight?: number
}

/** The nodes that an edge joins to this one, in the order of the graph's nodes. */
export function neighborsOf(id: string, { nodes, edges }: Graph): readonly string[] {
  const near = new Set(edges.flatMap(({ from, to }) => (from === id ? [to] : to === id ? [from] : [])))
  return nodes.flatMap((node) => (near.has(node.id) ? [node.id] : []))
}

export function isBetween({ from, to }: Edge, one: string, other: string): boolean {
  return (from === one && to === other) || (from === other && to === one)
}

export type NodeLook = Pick<GraphNode, 'role' | 'note' | 'order'>

/** The role of an edge; `from` is the end where it is traversed from, if not its first. */
export interface EdgeLook {
  readonly role: LinkRole
  readonly from?: string
}

export function drawGraph(
  { nodes, edges, isDirected = false }: Graph,
  lookOfNode: (id: string) => NodeLook,
  lookOfEdge: (edge: Edge) => EdgeLook,
): GraphScene {
  return {
    kind: 'graph',
    nodes: nodes.map((node) => ({ ...node, value: node.id, ...lookOfNode(node.id) })),
    edges: edges.map((edge): GraphEdge => {
      const { role, from } = lookOfEdge(edge)
      const ends = from === edge.to ? { from: edge.to, to: edge.from } : {}
      return { ...edge, ...ends, role, ...(isDirected && { isDirected }) }
    }),
  }
}

/**
 * The last caption of a search for distances: all distances, and -1 for unreachable nodes.
 *
 * @param otherwise the explanation if all nodes were reached.
 */
export function distancesCaption(
  { nodes }: Graph,
  distances: ReadonlyMap<string, number>,
  start: string,
  otherwise: string,
): Caption {
  const missed = nodes.flatMap(({ id }) => (distances.has(id) ? [] : [id]))
  return {
    fact: `Return the distances ${nodes.map(({ id }) => distances.get(id) ?? -1).join(', ')}.`,
    why: missed.length > 0 ? `-1 means that no path leads from ${start} to ${missed.join(', ')}.` : otherwise,
  }
}
