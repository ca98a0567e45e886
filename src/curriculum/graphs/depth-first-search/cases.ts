import { type Cases, wholeNumber } from '#algorithms/cases.ts'
import { binaryTreeEdges, edgesFrom, lessonNeighbors, neighborsFrom, randomGraph } from '../graph-inputs.ts'
import { undirectedSearch } from '../numbered-graphs.ts'
import { isTwoWay } from '../simple-graphs.ts'
import { smallerTwoWay } from '../smaller-graphs.ts'

type Args = readonly [graph: readonly (readonly number[])[], start: number]

const ring = neighborsFrom(4, edgesFrom('0-1, 1-2, 2-3, 3-0'))

export const cases: Cases<Args, readonly number[]> = {
  kind: 'function',
  statement:
    '`graph` lists the neighbors of each node, in ascending order, in an undirected graph whose nodes are numbered from 0, without self-loops and duplicate edges. Return the nodes that a depth-first search from the node `start` reaches, in the order in which it visits them. The search tries the neighbors of a node in the order of the list.',
  name: {
    python: 'depth_first_search',
    typescript: 'depthFirstSearch',
    java: 'depthFirstSearch',
    cpp: 'depthFirstSearch',
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
      result: [0, 1, 3, 5, 4, 2],
    },
    {
      name: 'a start in the middle',
      args: [lessonNeighbors, 4],
      result: [4, 1, 0, 2, 3, 5],
    },
    {
      name: 'two parts',
      args: [neighborsFrom(5, edgesFrom('0-1, 1-2, 3-4')), 1],
      result: [1, 0, 2],
    },
    { name: 'a cycle', args: [ring, 0], result: [0, 1, 2, 3] },
    { name: 'one node', args: [[[]], 0], result: [0] },
  ],
  random(next, size) {
    const [count, edges] = randomGraph(next, size, { minNodes: 1 })
    return [neighborsFrom(count, edges), wholeNumber(next, 0, count - 1)]
  },
  /** The rule without the algorithm: of all nodes entered so far, the latest that still has an unvisited neighbor continues. */
  reference(graph, start) {
    const order = [start]
    for (;;) {
      const next = order
        .toReversed()
        .map((node) => graph[node]!.find((neighbor) => !order.includes(neighbor)))
        .find((node) => node !== undefined)
      if (next === undefined) return order
      order.push(next)
    }
  },
  isValid: ([graph, start]) => start in graph && isTwoWay(graph),
  smaller: smallerTwoWay,
  demoInput: undirectedSearch,
  growth: {
    kind: 'A binary tree in which all nodes are reached: looking for each in a list of those already seen takes n² / 2 comparisons.',
    order: 1,
    sizes: [2048, 8192, 32_768, 131_072],
    input: (size) => [neighborsFrom(size, binaryTreeEdges(size)), 0],
  },
}
