import { type Cases, wholeNumber } from '#algorithms/cases.ts'
import { edgesFrom, lessonNeighbors, neighborsFrom, randomGraph } from '../graph-inputs.ts'
import { undirectedSearch } from '../numbered-graphs.ts'
import { isTwoWay } from '../simple-graphs.ts'
import { smallerTwoWay } from '../smaller-graphs.ts'

type Args = readonly [graph: readonly (readonly number[])[], start: number]

export const cases: Cases<Args, readonly number[]> = {
  kind: 'function',
  statement:
    '`graph` lists the neighbors of each node, in ascending order, in an undirected graph whose nodes are numbered from 0, without self-loops and duplicate edges. Return for each node the smallest number of edges on a path from the node `start`, or -1 if there is no path.',
  name: {
    python: 'breadth_first_search',
    typescript: 'breadthFirstSearch',
    java: 'breadthFirstSearch',
    cpp: 'breadthFirstSearch',
  },
  parameters: [
    { name: 'graph', type: 'int[][]' },
    { name: 'start', type: 'int' },
  ],
  returns: 'int[]',
  examples: [
    {
      name: 'the graph of the lesson',
      args: [lessonNeighbors, 0],
      result: [0, 1, 1, 2, 2, 3],
    },
    {
      name: 'a start in the middle',
      args: [lessonNeighbors, 4],
      result: [2, 1, 1, 2, 0, 1],
    },
    {
      name: 'two parts',
      args: [neighborsFrom(5, edgesFrom('0-1, 1-2, 3-4')), 1],
      result: [1, 0, 1, -1, -1],
    },
    {
      name: 'a cycle',
      args: [neighborsFrom(5, edgesFrom('0-1, 1-2, 2-3, 3-4, 0-4')), 0],
      result: [0, 1, 2, 2, 1],
    },
    { name: 'one node', args: [[[]], 0], result: [0] },
  ],
  random(next, size) {
    const [count, edges] = randomGraph(next, size, { minNodes: 1 })
    return [neighborsFrom(count, edges), wholeNumber(next, 0, count - 1)]
  },
  /** Lowers distances over all edges until nothing changes. */
  reference(graph, start) {
    const min = graph.map((_, node) => (node === start ? 0 : Number.POSITIVE_INFINITY))
    for (const _ of graph) {
      graph.forEach((neighbors, node) => {
        for (const neighbor of neighbors) min[neighbor] = Math.min(min[neighbor]!, min[node]! + 1)
      })
    }
    return min.map((distance) => (Number.isFinite(distance) ? distance : -1))
  },
  isValid: ([graph, start]) => start in graph && isTwoWay(graph),
  smaller: smallerTwoWay,
  demoInput: undirectedSearch,
  growth: {
    kind: 'A star, all of whose n nodes wait in the queue at once: a list moves them all when its first one leaves.',
    order: 1,
    sizes: [4096, 16_384, 65_536, 262_144],
    input: (size) => [
      neighborsFrom(
        size,
        Array.from({ length: size - 1 }, (_, index) => [0, index + 1]),
      ),
      0,
    ],
  },
}
