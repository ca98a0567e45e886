import { type Cases, enlarge, wholeNumber } from '#algorithms/cases.ts'
import { edgesFrom, type NumberedEdge, randomGraph } from '../graph-inputs.ts'
import { undirectedSearch } from '../numbered-graphs.ts'
import { isSimple } from '../simple-graphs.ts'
import { renumber } from '../smaller-graphs.ts'

/** For each node, the neighbors to which an edge leads, and its weight. */
type WeightedGraph = readonly (readonly (readonly [neighbor: number, cost: number])[])[]

type Args = readonly [graph: WeightedGraph, start: number]

const lesson = twoWay(6, '0-1:4, 0-2:1, 1-3:1, 1-4:4, 2-4:7, 2-1:2, 3-5:6, 4-5:1')

const oneWay: WeightedGraph = [
  [
    [1, 9],
    [2, 2],
  ],
  [],
  [[3, 2]],
  [[1, 3]],
  [[0, 1]],
]

export const cases: Cases<Args, readonly number[]> = {
  kind: 'function',
  statement:
    '`graph` lists for each node, numbered from 0, its outgoing edges as `[neighbor, weight]`. Return for each node the length of the shortest path from the node `start`, which is the sum of its weights, or -1 if there is no path. No weight is negative, and there are no self-loops and no duplicate edges.',
  name: {
    python: 'shortest_distances',
    typescript: 'shortestDistances',
    java: 'shortestDistances',
    cpp: 'shortestDistances',
  },
  parameters: [
    { name: 'graph', type: 'weighted-graph' },
    { name: 'start', type: 'int' },
  ],
  returns: 'int[]',
  examples: [
    {
      name: 'the graph of the lesson',
      args: [lesson, 0],
      result: [0, 3, 1, 4, 7, 8],
    },
    {
      name: 'a start in the middle',
      args: [lesson, 4],
      result: [7, 4, 6, 5, 0, 1],
    },
    { name: 'weights of zero', args: [twoWay(3, '0-1:0, 1-2:0, 0-2:1'), 0], result: [0, 0, 0] },
    { name: 'two parts', args: [twoWay(4, '0-1:2, 2-3:1'), 0], result: [0, 2, -1, -1] },
    {
      name: 'equally long paths',
      args: [twoWay(4, '0-1:1, 0-2:1, 1-3:1, 2-3:1'), 0],
      result: [0, 1, 1, 2],
    },
    { name: 'edges of one direction', args: [oneWay, 0], result: [0, 7, 2, 4, -1] },
    { name: 'a start that no edge leads to', args: [oneWay, 4], result: [1, 8, 3, 5, 0] },
    { name: 'weights of zero, in one direction', args: [[[[1, 0]], [[2, 0]], []], 0], result: [0, 0, 0] },
    { name: 'one node', args: [[[]], 0], result: [0] },
  ],
  /** Every edge leads both ways, as in the demo. */
  random(next, size) {
    const isDirected = next() < 0.5
    const [count, edges] = randomGraph(next, size, { minNodes: 1, maxWeight: 6, isDirected })
    return [(isDirected ? oneWays : bothWays)(count, edges), wholeNumber(next, 0, count - 1)]
  },
  larger([graph, start]) {
    const weights = enlarge(graph.map((edges) => edges.map(([, weight]) => weight)))
    return [graph.map((edges, from) => edges.map(([to], at) => [to, weights[from]![at]!] as const)), start]
  },
  /** Bellman and Ford: every edge, as often as there are nodes. */
  reference(graph, start) {
    const min = graph.map((_, node) => (node === start ? 0 : Number.POSITIVE_INFINITY))
    for (const _ of graph) {
      graph.forEach((edges, node) => {
        for (const [neighbor, cost] of edges) min[neighbor] = Math.min(min[neighbor]!, min[node]! + cost)
      })
    }
    return min.map((distance) => (Number.isFinite(distance) ? distance : -1))
  },
  isValid: ([graph, start]) =>
    start in graph &&
    isSimple(graph.map((edges) => edges.map(([neighbor]) => neighbor))) &&
    graph.flat().every((edge) => edge.length === 2 && edge[1] >= 0),
  smaller: withoutOneNode,
  demoInput: undirectedSearch,
  growth: {
    kind: 'A path of n nodes with detours that cost more: each node lowers the distances of the next four, so that entries of the heap become outdated, and looking among all nodes for the nearest takes n² looks.',
    order: 1,
    sizes: [512, 2048, 8192, 32_768],
    input(size) {
      const detours = [1, 2, 3, 4]
      const edgesOf = (node: number) =>
        detours.filter((far) => far <= node).map((far) => [node - far, 2 * far - 1] as const)
      return [Array.from({ length: size }, (_, node) => edgesOf(node)), size - 1]
    },
  },
}

function* withoutOneNode([graph, start]: Args): Generator<Args> {
  for (const gone of graph.keys())
    if (gone !== start)
      yield [
        graph
          .toSpliced(gone, 1)
          .map((edges) =>
            edges
              .filter(([neighbor]) => neighbor !== gone)
              .map(([neighbor, cost]) => [renumber(neighbor, gone), cost] as const),
          ),
        renumber(start, gone),
      ]
}

function twoWay(count: number, text: string): WeightedGraph {
  return bothWays(count, edgesFrom(text))
}

function bothWays(count: number, edges: readonly NumberedEdge[]): WeightedGraph {
  return Array.from({ length: count }, (_, node) =>
    edges.flatMap(([from, to, weight = 0]) =>
      from === node ? [[to, weight] as const] : to === node ? [[from, weight] as const] : [],
    ),
  )
}

function oneWays(count: number, edges: readonly NumberedEdge[]): WeightedGraph {
  return Array.from({ length: count }, (_, node) =>
    edges.flatMap(([from, to, weight = 0]) => (from === node ? [[to, weight] as const] : [])),
  )
}
