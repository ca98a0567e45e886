import { type Random, shuffle, wholeNumber } from '#algorithms/cases.ts'

/** Nodes are numbered from 0. */
export type NumberedEdge = readonly [from: number, to: number, weight?: number]

/** The graph in the lessons of both searches. */
export const lessonNeighbors = neighborsFrom(6, edgesFrom('0-1, 0-2, 1-3, 1-4, 2-4, 3-5, 4-5'))

/** Edges written as '0-1, 1-2', directed as '0>1', with weights as '0-1:7'. */
export function edgesFrom(text: string): readonly NumberedEdge[] {
  const words = text.split(', ').filter((word) => word !== '')
  return words.map((word) => word.split(/[->:]/).map(Number) as unknown as NumberedEdge) // As written above.
}

interface GraphBounds {
  readonly minNodes: number
  readonly isDirected?: boolean
  readonly maxWeight?: number
}

/** A simple graph, connected or not. Each edge of an undirected one begins at either end. */
export function randomGraph(
  next: Random,
  size: number,
  { minNodes, isDirected = false, maxWeight }: GraphBounds,
): readonly [count: number, edges: readonly NumberedEdge[]] {
  const count = wholeNumber(next, minNodes, size)
  const nodes = Array.from({ length: count }, (_, node) => node)
  const pairs = nodes.flatMap((one) =>
    nodes.slice(0, one).flatMap((other): [number, number][] => {
      const both: [number, number][] = [
        [one, other],
        [other, one],
      ]
      return isDirected ? both : [both[wholeNumber(next, 0, 1)]!]
    }),
  )
  const maxEdges = Math.min(pairs.length, Math.floor(size * 1.5))
  const edges = shuffle(next, pairs).slice(0, wholeNumber(next, 0, maxEdges))
  if (maxWeight === undefined) return [count, edges]
  return [count, edges.map(([from, to]) => [from, to, wholeNumber(next, 0, maxWeight)])]
}

/** A shallow tree: it can be searched by recursion, however many nodes it has. */
export function binaryTreeEdges(count: number): readonly NumberedEdge[] {
  return Array.from({ length: Math.max(0, count - 1) }, (_, index) => [index >> 1, index + 1])
}

/** The neighbors of each node in an undirected graph, in ascending order. */
export function neighborsFrom(count: number, edges: readonly NumberedEdge[]): readonly (readonly number[])[] {
  const neighbors = Array.from({ length: count }, (): number[] => [])
  for (const [one, other] of edges) {
    neighbors[one]!.push(other)
    neighbors[other]!.push(one)
  }
  return neighbors.map((near) => near.sort((one, other) => one - other))
}
