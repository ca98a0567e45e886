/** A small graph with its nodes' places in the picture. Names are unique; edges join two different nodes, each pair once. */
export interface Graph {
  readonly nodes: readonly PlacedNode[]
  readonly edges: readonly Edge[]
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
export function neighboursOf(id: string, { nodes, edges }: Graph): readonly string[] {
  const near = new Set(edges.flatMap(({ from, to }) => (from === id ? [to] : to === id ? [from] : [])))
  return nodes.flatMap((node) => (near.has(node.id) ? [node.id] : []))
}

export function isEdgeBetween({ from, to }: Edge, one: string, other: string): boolean {
  return (from === one && to === other) || (from === other && to === one)
}
