import type { NumberedEdge } from './graph-inputs.ts'
import type { Neighbors } from './simple-graphs.ts'

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
