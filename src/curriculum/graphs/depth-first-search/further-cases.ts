import { type Cases, variantOf } from '#algorithms/cases.ts'
import { binaryTreeEdges, neighborsFrom, randomGraph } from '../graph-inputs.ts'
import { isTwoWay, type Neighbors } from '../simple-graphs.ts'
import { renumber, smallerTwoWay } from '../smaller-graphs.ts'
import { cases } from './cases.ts'

type Args = readonly [graph: Neighbors]

const dfsExplicitStack = variantOf(cases, {
  name: { python: 'dfs_with_stack', typescript: 'dfsWithStack', java: 'dfsWithStack', cpp: 'dfsWithStack' },
  statement:
    '`graph` lists the neighbors of each node, in ascending order, in an undirected graph whose nodes are numbered from 0. Return the nodes that a depth-first search from the node `start` reaches, in the order in which it visits them, without recursion. The search tries the neighbors of a node in the order of the list.',
})

const dfsThreeColors: Cases<Args, boolean> = {
  kind: 'function',
  name: {
    python: 'has_directed_cycle',
    typescript: 'hasDirectedCycle',
    java: 'hasDirectedCycle',
    cpp: 'hasDirectedCycle',
  },
  parameters: [{ name: 'graph', type: 'int[][]' }],
  returns: 'bool',
  statement:
    '`graph` lists for each node, numbered from 0, the nodes to which its edges lead. Return whether the graph has a directed cycle; an edge from a node to itself is one. No edge is there twice.',
  examples: [
    { name: 'two paths to one node', args: [[[1, 2], [3], [3], []]], result: false },
    { name: 'a cycle behind a first edge', args: [[[1], [2], [3], [1]]], result: true },
    { name: 'a cycle that no path from 0 reaches', args: [[[], [2], [1]]], result: true },
    { name: 'an edge to itself', args: [[[0]]], result: true },
    { name: 'only edges backward', args: [[[], [0], [0, 1]]], result: false },
    { name: 'no nodes', args: [[]], result: false },
  ],
  random(next, size) {
    const [count, edges] = randomGraph(next, Math.min(8, size), { minNodes: 0, isDirected: true })
    const graph = Array.from({ length: count }, (): number[] => [])
    for (const [from, to] of edges) if (from < to || next() < 0.4) graph[from]!.push(to)
    return [graph]
  },
  /** Takes out one node without successors after the other; what is left leads into a cycle. */
  reference(graph) {
    const left = new Set(graph.keys())
    for (;;) {
      const free = [...left].find((node) => !graph[node]!.some((later) => left.has(later)))
      if (free === undefined) return left.size > 0
      left.delete(free)
    }
  },
  isValid: ([graph]) =>
    graph.every((near) => new Set(near).size === near.length && near.every((each) => each in graph)),
  *smaller([graph]) {
    for (const node of graph.keys()) yield [withoutNode(graph, node)]
  },
  growth: {
    kind: 'A binary tree downward, with no cycle: a search that forgets what is done walks the subtree of each node again.',
    order: 1,
    sizes: [1024, 4096, 16_384],
    input(size) {
      const graph = Array.from({ length: size }, (): number[] => [])
      for (const [parent, child] of binaryTreeEdges(size)) graph[parent]!.push(child)
      return [graph]
    },
  },
}

const dfsTwoColors: Cases<Args, boolean> = {
  kind: 'function',
  name: { python: 'is_bipartite', typescript: 'isBipartite', java: 'isBipartite', cpp: 'isBipartite' },
  parameters: [{ name: 'graph', type: 'int[][]' }],
  returns: 'bool',
  statement:
    '`graph` lists the neighbors of each node, in ascending order, in an undirected graph whose nodes are numbered from 0, without self-loops and duplicate edges. Return whether its nodes can be divided into two groups so that each edge joins nodes of different groups.',
  examples: [
    {
      name: 'a ring of four',
      args: [
        [
          [1, 3],
          [0, 2],
          [1, 3],
          [0, 2],
        ],
      ],
      result: true,
    },
    {
      name: 'a triangle',
      args: [
        [
          [1, 2],
          [0, 2],
          [0, 1],
        ],
      ],
      result: false,
    },
    { name: 'an odd cycle in another part', args: [[[1], [0], [3, 4], [2, 4], [2, 3]]], result: false },
    { name: 'two edges and a node alone', args: [[[1], [0], [], [4], [3]]], result: true },
    { name: 'one node', args: [[[]]], result: true },
  ],
  random(next, size) {
    const [count, edges] = randomGraph(next, Math.min(8, size), { minNodes: 1 })
    return [neighborsFrom(count, edges)]
  },
  reference: (graph) =>
    Array.from({ length: 2 ** graph.length }, (_, groups) => groups).some((groups) =>
      graph.every((near, node) => near.every((each) => ((groups >> node) & 1) !== ((groups >> each) & 1))),
    ),
  isValid: ([graph]) => isTwoWay(graph),
  *smaller([graph]) {
    for (const [less] of smallerTwoWay([graph, -1])) yield [less]
  },
  growth: {
    kind: 'A binary tree: every edge joins two levels.',
    order: 1,
    sizes: [1024, 4096, 16_384],
    input: (size) => [neighborsFrom(size, binaryTreeEdges(size))],
  },
}

function withoutNode(graph: Neighbors, gone: number): Neighbors {
  return graph
    .toSpliced(gone, 1)
    .map((near) => near.filter((each) => each !== gone).map((each) => renumber(each, gone)))
}

/** What judges code for each further listing of the card, by the listing's id. */
export const furtherCases = {
  'dfs-explicit-stack': dfsExplicitStack,
  'dfs-three-colors': dfsThreeColors,
  'dfs-two-colors': dfsTwoColors,
} satisfies Readonly<Record<string, Cases>>
