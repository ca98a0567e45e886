import { subsetsOf, sumOf } from '#algorithms/brute-force.ts'
import { type Cases, list, wholeNumber } from '#algorithms/cases.ts'
import { binaryTreeEdges, type NumberedEdge, randomGraph } from '../graph-inputs.ts'

type Edges = readonly NumberedEdge[]

const bellmanFord: Cases<
  readonly [n: number, edges: Edges, start: number, maxEdges: number],
  readonly number[]
> = {
  kind: 'function',
  name: {
    python: 'cheapest_within',
    typescript: 'cheapestWithin',
    java: 'cheapestWithin',
    cpp: 'cheapestWithin',
  },
  parameters: [
    { name: 'n', type: 'int' },
    { name: 'edges', type: 'int[][]' },
    { name: 'start', type: 'int' },
    { name: 'maxEdges', type: 'int' },
  ],
  returns: 'int[]',
  statement:
    'Each of the `edges` is `[source, target, weight]` in a graph with `n` nodes, numbered from 0; weights may be negative. Return for each node the smallest total weight of a path from the node `start` with at most `maxEdges` edges, where a path may use a node again; 1000000000 if there is none.',
  examples: [
    {
      name: 'one edge',
      args: [
        4,
        [
          [0, 3, 9],
          [0, 1, 4],
          [1, 3, 3],
          [1, 2, 1],
          [2, 3, 1],
        ],
        0,
        1,
      ],
      result: [0, 4, 1000000000, 9],
    },
    {
      name: 'two edges',
      args: [
        4,
        [
          [0, 3, 9],
          [0, 1, 4],
          [1, 3, 3],
          [1, 2, 1],
          [2, 3, 1],
        ],
        0,
        2,
      ],
      result: [0, 4, 5, 7],
    },
    {
      name: 'three edges',
      args: [
        4,
        [
          [0, 3, 9],
          [0, 1, 4],
          [1, 3, 3],
          [1, 2, 1],
          [2, 3, 1],
        ],
        0,
        3,
      ],
      result: [0, 4, 5, 6],
    },
    {
      name: 'a negative weight',
      args: [
        3,
        [
          [0, 1, 5],
          [0, 2, 3],
          [1, 2, -4],
        ],
        0,
        2,
      ],
      result: [0, 5, 1],
    },
    {
      name: 'too few edges',
      args: [
        3,
        [
          [0, 1, 1],
          [1, 2, 1],
        ],
        0,
        1,
      ],
      result: [0, 1, 1000000000],
    },
    { name: 'one node', args: [1, [], 0, 0], result: [0] },
  ],
  random(next, size) {
    const [n, edges] = randomGraph(next, Math.min(6, size), { minNodes: 1, isDirected: true, maxWeight: 9 })
    return [
      n,
      edges.map(([from, to, weight = 0]) => [from, to, weight - 2] as const),
      wholeNumber(next, 0, n - 1),
      wholeNumber(next, 0, 4),
    ]
  },
  /** Follows every path. */
  reference(n, edges, start, maxEdges) {
    const cost = Array.from({ length: n }, () => 1_000_000_000)
    const walk = (node: number, total: number, left: number): void => {
      cost[node] = Math.min(cost[node]!, total)
      if (left > 0)
        for (const [from, to, weight = 0] of edges) if (from === node) walk(to, total + weight, left - 1)
    }
    walk(start, 0, maxEdges)
    return cost
  },
  isValid: ([n, edges, start, maxEdges]) =>
    areWeighted(n, edges) && start >= 0 && start < n && maxEdges >= 0 && (maxEdges <= 5 || edges.length < n),
  growth: {
    kind: 'A path, with as many edges allowed as it has: each round goes over all edges.',
    order: 2,
    sizes: [64, 128, 256],
    input: (size) => [
      size,
      Array.from({ length: size - 1 }, (_, index) => [size - 2 - index, size - 1 - index, 1] as const),
      0,
      size,
    ],
  },
}

const kruskal: Cases<readonly [n: number, edges: Edges], number> = {
  kind: 'function',
  name: {
    python: 'cost_of_spanning_tree',
    typescript: 'costOfSpanningTree',
    java: 'costOfSpanningTree',
    cpp: 'costOfSpanningTree',
  },
  parameters: [
    { name: 'n', type: 'int' },
    { name: 'edges', type: 'int[][]' },
  ],
  returns: 'int',
  statement:
    'Each of the `edges` is `[a, b, cost]` in an undirected graph with `n` nodes, numbered from 0; costs may be negative. Return the smallest total cost of edges that connect all nodes without a cycle, or -1 if the graph is not connected.',
  examples: [
    {
      name: 'four nodes',
      args: [
        4,
        [
          [0, 1, 4],
          [1, 2, 1],
          [0, 2, 2],
          [2, 3, 7],
          [1, 3, 5],
        ],
      ],
      result: 8,
    },
    {
      name: 'equal costs',
      args: [
        3,
        [
          [0, 1, 2],
          [1, 2, 2],
          [0, 2, 2],
        ],
      ],
      result: 4,
    },
    {
      name: 'a negative cost',
      args: [
        3,
        [
          [0, 1, -3],
          [1, 2, 5],
        ],
      ],
      result: 2,
    },
    {
      name: 'not connected',
      args: [
        4,
        [
          [0, 1, 1],
          [2, 3, 1],
        ],
      ],
      result: -1,
    },
    { name: 'one node', args: [1, []], result: 0 },
  ],
  random(next, size) {
    const [n, edges] = randomGraph(next, Math.min(5, size), { minNodes: 1, maxWeight: 9 })
    return [n, edges]
  },
  reference(n, edges) {
    const totals = subsetsOf(edges)
      .filter((chosen) => chosen.length === n - 1 && reachedFrom(0, chosen).size === n)
      .map((chosen) => sumOf(chosen.map(([, , cost = 0]) => cost)))
    return totals.length > 0 ? Math.min(...totals) : -1
  },
  isValid: ([n, edges]) => areWeighted(n, edges) && (edges.length <= 12 || edges.length < n),
  *smaller([n, edges]) {
    for (let gone = n - 1; gone >= 0; gone--)
      yield [
        n - 1,
        edges
          .filter(([from, to]) => from !== gone && to !== gone)
          .map(
            ([from, to, cost = 0]) => [from > gone ? from - 1 : from, to > gone ? to - 1 : to, cost] as const,
          ),
      ]
  },
  growth: {
    kind: 'A binary tree whose edges come in falling order of their costs: a search before each edge takes n² / 2 steps.',
    order: 1,
    sizes: [1024, 4096, 16_384],
    input: (size) => [
      size,
      binaryTreeEdges(size).map(([from, to], index) => [from, to, size - index] as const),
    ],
  },
}

const prim: Cases<readonly [points: readonly (readonly number[])[]], number> = {
  kind: 'function',
  name: {
    python: 'cost_to_connect',
    typescript: 'costToConnect',
    java: 'costToConnect',
    cpp: 'costToConnect',
  },
  parameters: [{ name: 'points', type: 'int[][]' }],
  returns: 'int',
  statement:
    'Each of the `points` is `[x, y]`. Connecting two of them costs the sum of their horizontal and their vertical distance. Return the smallest total cost with which all are connected. There is one point at least.',
  examples: [
    {
      name: 'three points',
      args: [
        [
          [0, 0],
          [0, 3],
          [4, 0],
        ],
      ],
      result: 7,
    },
    {
      name: 'a square',
      args: [
        [
          [0, 0],
          [2, 0],
          [0, 2],
          [2, 2],
        ],
      ],
      result: 6,
    },
    {
      name: 'two points',
      args: [
        [
          [-1, -1],
          [1, 1],
        ],
      ],
      result: 4,
    },
    {
      name: 'the same point twice',
      args: [
        [
          [5, 5],
          [5, 5],
        ],
      ],
      result: 0,
    },
    { name: 'one point', args: [[[3, 4]]], result: 0 },
  ],
  random: (next, size) => [
    [0, ...list(next, Math.min(7, size - 1), () => 0)].map(() => [
      wholeNumber(next, -4, 6),
      wholeNumber(next, -4, 6),
    ]),
  ],
  /** The cheapest connection of two parts, again and again. */
  reference(points) {
    const pairs = points
      .flatMap(([x = 0, y = 0], one) =>
        points.map(([u = 0, v = 0], other): NumberedEdge => [one, other, Math.abs(x - u) + Math.abs(y - v)]),
      )
      .toSorted(([, , cost = 0], [, , other = 0]) => cost - other)
    const chosen: NumberedEdge[] = []
    for (const pair of pairs) if (!reachedFrom(pair[0], chosen).has(pair[1])) chosen.push(pair)
    return sumOf(chosen.map(([, , cost = 0]) => cost))
  },
  isValid: ([points]) => points.length > 0 && points.every((point) => point.length === 2),
  growth: {
    kind: 'Points in a row, each nearest to its neighbors: there are n² / 2 distances.',
    order: 2,
    sizes: [64, 128, 256],
    input: (size) => [Array.from({ length: size }, (_, index) => [index, index % 3])],
  },
}

const floydWarshall: Cases<readonly [n: number, edges: Edges], readonly (readonly number[])[]> = {
  kind: 'function',
  name: { python: 'all_distances', typescript: 'allDistances', java: 'allDistances', cpp: 'allDistances' },
  parameters: [
    { name: 'n', type: 'int' },
    { name: 'edges', type: 'int[][]' },
  ],
  returns: 'int[][]',
  statement:
    'Each of the `edges` is `[source, target, cost]` in a graph with `n` nodes, numbered from 0, and no cost is negative. Return for each node the smallest total cost of a path to each node, itself included, or -1 where no path leads.',
  examples: [
    {
      name: 'a detour that is cheaper',
      args: [
        3,
        [
          [0, 1, 4],
          [1, 2, 3],
          [0, 2, 9],
        ],
      ],
      result: [
        [0, 4, 7],
        [-1, 0, 3],
        [-1, -1, 0],
      ],
    },
    {
      name: 'against the order of the nodes',
      args: [
        4,
        [
          [0, 3, 1],
          [3, 2, 1],
          [2, 1, 1],
          [0, 1, 8],
        ],
      ],
      result: [
        [0, 3, 2, 1],
        [-1, 0, -1, -1],
        [-1, 1, 0, -1],
        [-1, 2, 1, 0],
      ],
    },
    {
      name: 'the same edge twice',
      args: [
        2,
        [
          [0, 1, 5],
          [0, 1, 2],
        ],
      ],
      result: [
        [0, 2],
        [-1, 0],
      ],
    },
    { name: 'one node', args: [1, []], result: [[0]] },
  ],
  random(next, size) {
    const [n, edges] = randomGraph(next, Math.min(6, size), { minNodes: 1, isDirected: true, maxWeight: 9 })
    // Some edges are there twice, with different costs.
    const again = edges.slice(0, 2).map(([from, to]) => [from, to, wholeNumber(next, 0, 9)] as const)
    return [n, next() < 0.5 ? edges : [...edges, ...again]]
  },
  /** Every edge, as often as there are nodes, from each start. */
  reference: (n, edges) =>
    Array.from({ length: n }, (_, start) => {
      const cost = Array.from({ length: n }, (_, node) => (node === start ? 0 : Number.POSITIVE_INFINITY))
      for (const _ of cost)
        for (const [from, to, weight = 0] of edges) cost[to] = Math.min(cost[to]!, cost[from]! + weight)
      return cost.map((each) => (each < Number.POSITIVE_INFINITY ? each : -1))
    }),
  isValid: ([n, edges]) => areWeighted(n, edges) && edges.every(([, , cost = 0]) => cost >= 0),
  growth: {
    kind: 'A path: whatever the edges, there are n³ detours to try.',
    order: 3,
    sizes: [16, 32, 64],
    input: (size) => [size, Array.from({ length: size - 1 }, (_, index) => [index, index + 1, 1] as const)],
  },
}

function areWeighted(n: number, edges: Edges): boolean {
  return (
    n >= 1 &&
    edges.every(
      (edge) =>
        edge.length === 3 && edge[0] !== edge[1] && [edge[0], edge[1]].every((node) => node >= 0 && node < n),
    )
  )
}

function reachedFrom(start: number, edges: Edges): ReadonlySet<number> {
  const reached = new Set([start])
  for (const node of reached)
    for (const [from, to] of edges) {
      if (from === node) reached.add(to)
      if (to === node) reached.add(from)
    }
  return reached
}

/** What judges code for each further listing of the card, by the listing's id. */
export const furtherCases = {
  'bellman-ford': bellmanFord,
  kruskal,
  prim,
  'floyd-warshall': floydWarshall,
} satisfies Readonly<Record<string, Cases>>
