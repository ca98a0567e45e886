import { isDistinct } from '#algorithms/valid-inputs.ts'
import type { NumberedEdge } from './graph-inputs.ts'

/** The neighbors of each node. */
export type Neighbors = readonly (readonly number[])[]

/** Whether all neighbors are nodes, none is listed twice, and no node is a neighbor of itself. */
export function isSimple(neighbors: Neighbors): boolean {
  return neighbors.every(
    (near, node) => isDistinct(near) && near.every((each) => each !== node && each in neighbors),
  )
}

/** Whether the neighbors of a simple graph ascend, and each edge leads both ways. */
export function isTwoWay(neighbors: Neighbors): boolean {
  return (
    isSimple(neighbors) &&
    neighbors.every((near, node) =>
      near.every(
        (each, index) => (index === 0 || near[index - 1]! < each) && neighbors[each]!.includes(node),
      ),
    )
  )
}

/** Whether edges join nodes below `n`, none of them a node with itself, and none is there twice. */
export function areSimpleEdges(
  n: number,
  edges: readonly NumberedEdge[],
  direction: 'one way' | 'both ways',
): boolean {
  const names = edges.map(([from, to]) =>
    direction === 'one way' || from < to ? `${from},${to}` : `${to},${from}`,
  )
  const isEdge = (edge: NumberedEdge) =>
    edge.length === 2 && edge[0] !== edge[1] && edge.every((node = -1) => node >= 0 && node < n)
  return n >= 0 && isDistinct(names) && edges.every(isEdge)
}
