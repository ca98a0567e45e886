import { type Cases, wholeNumber } from '#algorithms/cases.ts'
import { binaryTreeEdges, type NumberedEdge, randomGraph } from '../graph-inputs.ts'
import { areSimpleEdges, type Neighbors } from '../simple-graphs.ts'
import { renumber } from '../smaller-graphs.ts'
import { cases } from './cases.ts'

const topologicalDfs: Cases<readonly [graph: Neighbors], readonly number[]> = {
  kind: 'function',
  name: {
    python: 'order_by_finish',
    typescript: 'orderByFinish',
    java: 'orderByFinish',
    cpp: 'orderByFinish',
  },
  parameters: [{ name: 'graph', type: 'int[][]' }],
  returns: 'int[]',
  statement:
    '`graph` lists for each node, numbered from 0, the nodes that must come after it. Return all nodes in a topological order; if several are possible, any of them is right, and if the graph has a cycle, return an empty array. An edge from a node to itself is a cycle, and no edge is there twice.',
  examples: [
    { name: 'two ways to one node', args: [[[1, 2], [3], [3], [], [3]]], result: [4, 0, 2, 1, 3] },
    { name: 'edges backward', args: [[[], [0], [1]]], result: [2, 1, 0] },
    { name: 'a cycle of two', args: [[[1], [2], [1]]], result: [] },
    { name: 'an edge to itself', args: [[[0]]], result: [] },
    { name: 'no edges', args: [[[], []]], result: [1, 0] },
    { name: 'no nodes', args: [[]], result: [] },
  ],
  random: randomSuccessors,
  reference: (graph) => (hasSelfLoop(graph) ? [] : cases.reference(graph.length, edgesOf(graph))),
  isRight: (result, [graph]) =>
    hasSelfLoop(graph) ? result.length === 0 : cases.isRight!(result, [graph.length, edgesOf(graph)]),
  isValid: isSuccessorList,
  smaller: smallerSuccessors,
  growth: {
    kind: 'A binary tree downward: searching among all n for the next one takes n² / 2 looks.',
    order: 1,
    sizes: [1024, 4096, 16_384],
    input: (size) => [downward(size)],
  },
}

const topologicalSafeNodes: Cases<readonly [graph: Neighbors], readonly number[]> = {
  kind: 'function',
  name: {
    python: 'nodes_that_reach_no_cycle',
    typescript: 'nodesThatReachNoCycle',
    java: 'nodesThatReachNoCycle',
    cpp: 'nodesThatReachNoCycle',
  },
  parameters: [{ name: 'graph', type: 'int[][]' }],
  returns: 'int[]',
  statement:
    '`graph` lists for each node, numbered from 0, the nodes to which its edges lead. Return the nodes from which no path leads into a cycle, in ascending order. An edge from a node to itself is a cycle, and no edge is there twice.',
  examples: [
    { name: 'a cycle and a dead end', args: [[[1, 3], [2], [1, 4], [4], []]], result: [3, 4] },
    { name: 'no cycle', args: [[[1], [2], []]], result: [0, 1, 2] },
    { name: 'nothing is safe', args: [[[1], [0]]], result: [] },
    { name: 'a node with an edge to itself', args: [[[0], []]], result: [1] },
    { name: 'one node', args: [[[]]], result: [0] },
  ],
  random: randomSuccessors,
  reference(graph) {
    const reachedFrom = (start: number) => {
      const reached = new Set(graph[start])
      for (const node of reached) for (const later of graph[node]!) reached.add(later)
      return reached
    }
    const reached = graph.map((_, node) => reachedFrom(node))
    const isInCycle = (node: number) => reached[node]!.has(node)
    return [...graph.keys()].filter((node) => !isInCycle(node) && ![...reached[node]!].some(isInCycle))
  },
  isValid: isSuccessorList,
  smaller: smallerSuccessors,
  growth: {
    kind: 'A binary tree downward: a search of its own from each node takes n log n steps.',
    order: 1,
    sizes: [1024, 4096, 16_384],
    input: (size) => [downward(size)],
  },
}

const topologicalPeelLeaves: Cases<readonly [n: number, edges: readonly NumberedEdge[]], readonly number[]> =
  {
    kind: 'function',
    name: {
      python: 'centers_of_tree',
      typescript: 'centersOfTree',
      java: 'centersOfTree',
      cpp: 'centersOfTree',
    },
    parameters: [
      { name: 'n', type: 'int' },
      { name: 'edges', type: 'int[][]' },
    ],
    returns: 'int[]',
    statement:
      'The `edges` join `n` nodes, numbered from 0, to a tree. Its centers are the nodes from which the longest path to another node is shortest. Return them in ascending order.',
    examples: [
      {
        name: 'a star',
        args: [
          4,
          [
            [1, 0],
            [1, 2],
            [1, 3],
          ],
        ],
        result: [1],
      },
      {
        name: 'a path of four',
        args: [
          4,
          [
            [0, 1],
            [1, 2],
            [2, 3],
          ],
        ],
        result: [1, 2],
      },
      {
        name: 'two centers of six',
        args: [
          6,
          [
            [0, 3],
            [1, 3],
            [2, 3],
            [3, 4],
            [4, 5],
          ],
        ],
        result: [3, 4],
      },
      { name: 'two nodes', args: [2, [[0, 1]]], result: [0, 1] },
      { name: 'one node', args: [1, []], result: [0] },
    ],
    random(next, size) {
      const count = wholeNumber(next, 1, Math.max(1, size))
      return [
        count,
        Array.from({ length: count - 1 }, (_, index) => [wholeNumber(next, 0, index), index + 1] as const),
      ]
    },
    reference(n, edges) {
      const farthest = Array.from({ length: n }, (_, start) => {
        const steps = new Map([[start, 0]])
        for (const [node, count] of steps)
          for (const edge of edges)
            for (const [from, to] of [edge, edge.toReversed()])
              if (from === node && !steps.has(to!)) steps.set(to!, count + 1)
        return Math.max(...steps.values())
      })
      return [...farthest.keys()].filter((node) => farthest[node] === Math.min(...farthest))
    },
    isValid: ([n, edges]) => isTreeOf(n, edges),
    *smaller([n, edges]) {
      for (let gone = n - 1; gone >= 0; gone--)
        yield [
          n - 1,
          edges
            .filter(([from, to]) => from !== gone && to !== gone)
            .map(([from, to]) => [from > gone ? from - 1 : from, to > gone ? to - 1 : to] as const),
        ]
    },
    growth: {
      kind: 'A path: the distances from each node anew take n² steps.',
      order: 1,
      sizes: [1024, 4096, 16_384],
      input: (size) => [size, Array.from({ length: size - 1 }, (_, index) => [index, index + 1] as const)],
    },
  }

function randomSuccessors(next: () => number, size: number): readonly [Neighbors] {
  const [count, edges] = randomGraph(next, Math.min(8, size), { minNodes: 0, isDirected: true })
  const graph = Array.from({ length: count }, (): number[] => [])
  for (const [from, to] of edges) if (from < to || next() < 0.4) graph[from]!.push(to)
  if (count > 0 && next() < 0.05) graph[count - 1]!.push(count - 1)
  return [graph]
}

function isSuccessorList([graph]: readonly [Neighbors]): boolean {
  return graph.every((near) => new Set(near).size === near.length && near.every((each) => each in graph))
}

/** Without one of the nodes, or with the numbers of two exchanged. */
function* smallerSuccessors([graph]: readonly [Neighbors]): Generator<readonly [Neighbors]> {
  for (const gone of graph.keys())
    yield [
      graph
        .toSpliced(gone, 1)
        .map((near) => near.filter((each) => each !== gone).map((each) => renumber(each, gone))),
    ]
  for (const one of graph.keys())
    for (const other of [...graph.keys()].slice(one + 1)) {
      const exchange = (node: number) => (node === one ? other : node === other ? one : node)
      yield [graph.map((_, node) => graph[exchange(node)]!.map(exchange))]
    }
}

function hasSelfLoop(graph: Neighbors): boolean {
  return graph.some((near, node) => near.includes(node))
}

function edgesOf(graph: Neighbors): readonly NumberedEdge[] {
  return graph.flatMap((near, node) => near.map((each) => [node, each] as const))
}

function downward(size: number): Neighbors {
  const graph = Array.from({ length: size }, (): number[] => [])
  for (const [parent, child] of binaryTreeEdges(size)) graph[parent]!.push(child)
  return graph
}

function isTreeOf(n: number, edges: readonly NumberedEdge[]): boolean {
  if (n < 1 || edges.length !== n - 1 || !areSimpleEdges(n, edges, 'both ways')) return false
  const reached = new Set([0])
  for (const node of reached)
    for (const [from, to] of edges) {
      if (from === node) reached.add(to)
      if (to === node) reached.add(from)
    }
  return reached.size === n
}

/** What judges code for each further listing of the card, by the listing's id. */
export const furtherCases = {
  'topological-dfs': topologicalDfs,
  'topological-safe-nodes': topologicalSafeNodes,
  'topological-peel-leaves': topologicalPeelLeaves,
} satisfies Readonly<Record<string, Cases>>
