import { isDistinct } from '#algorithms/valid-inputs.ts'
import type { NumberedEdge } from './graph-inputs.ts'

/** The neighbors of each node. */
type Neighbors = readonly (readonly number[])[]

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

/** Two-way graphs without one edge or one node, the start among the nodes that stay, or with two numbers exchanged. */
export function* smallerTwoWay([graph, start]: readonly [Neighbors, number]): Generator<[Neighbors, number]> {
  for (const node of graph.keys())
    if (node !== start)
      yield [
        graph
          .toSpliced(node, 1)
          .map((near) => near.filter((each) => each !== node).map((each) => renumber(each, node))),
        renumber(start, node),
      ]
  for (const [one, near] of graph.entries())
    for (const other of near.filter((each) => each > one))
      yield [
        graph.map((all, node) => {
          const gone = node === one ? other : node === other ? one : -1
          return all.filter((each) => each !== gone)
        }),
        start,
      ]
  for (const one of graph.keys())
    for (const other of [...graph.keys()].slice(one + 1)) {
      const exchange = (node: number) => (node === one ? other : node === other ? one : node)
      const moved = graph.map((_, node) => graph[exchange(node)]!.map(exchange).toSorted((a, b) => a - b))
      yield [moved, exchange(start)]
    }
}

/** Nodes and edges without one of the nodes. */
export function* smallerEdges([n, edges]: readonly [number, readonly NumberedEdge[]]): Generator<
  [number, NumberedEdge[]]
> {
  for (let gone = n - 1; gone >= 0; gone--)
    yield [
      n - 1,
      edges
        .filter(([from, to]) => from !== gone && to !== gone)
        .map(([from, to]) => [renumber(from, gone), renumber(to, gone)]),
    ]
}

/** The number of a node once another is gone. */
export function renumber(node: number, gone: number): number {
  return node > gone ? node - 1 : node
}
