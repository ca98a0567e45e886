import type { Cases } from '#algorithms/cases.ts'
import { binaryTreeEdges, edgesFrom, type NumberedEdge, randomGraph } from '../graph-inputs.ts'
import { graphFrom } from '../numbered-graphs.ts'
import { areSimpleEdges } from '../simple-graphs.ts'
import { smallerEdges } from '../smaller-graphs.ts'

type Args = readonly [n: number, edges: readonly NumberedEdge[]]

export const cases: Cases<Args, readonly number[]> = {
  kind: 'function',
  statement:
    'There are `n` nodes, numbered from 0, and each of the `edges` is `[from, to]`: `from` must come before `to`. Return all nodes in a topological order; if several are possible, any of them is right, and if the graph has a cycle, return an empty array. There are no self-loops and no duplicate edges.',
  name: {
    python: 'topological_sort',
    typescript: 'topologicalSort',
    java: 'topologicalSort',
    cpp: 'topologicalSort',
  },
  parameters: [
    { name: 'n', type: 'int' },
    { name: 'edges', type: 'int[][]' },
  ],
  returns: 'int[]',
  examples: [
    {
      name: 'the graph of the lesson',
      args: [6, edgesFrom('0>1, 0>2, 1>3, 1>4, 2>4, 3>5, 4>5')],
      result: [0, 1, 2, 3, 4, 5],
    },
    {
      name: 'a node that frees two others at once',
      args: [6, edgesFrom('0>1, 0>2, 1>3, 2>3, 2>4, 3>5, 4>5')],
      result: [0, 1, 2, 3, 4, 5],
    },
    { name: 'names against the order', args: [3, edgesFrom('2>1, 1>0')], result: [2, 1, 0] },
    {
      name: 'a cycle with a node before and a node after it',
      args: [4, edgesFrom('0>1, 1>2, 2>1, 2>3')],
      result: [],
    },
    { name: 'a cycle of two', args: [2, edgesFrom('0>1, 1>0')], result: [] },
    { name: 'two parts', args: [5, edgesFrom('0>1, 2>3')], result: [0, 2, 4, 1, 3] },
    { name: 'one node', args: [1, []], result: [0] },
    { name: 'no nodes', args: [0, []], result: [] },
  ],
  random: (next, size) => randomGraph(next, size, { minNodes: 0, isDirected: true }),
  reference: sortByAncestors,
  /** Many orders may be right; all that is asked of one is that no edge leads back. */
  isRight(order, [n, edges]) {
    if (sortByAncestors(n, edges).length === 0) return order.length === 0
    const isComplete = order.length === n && new Set(order).size === n
    return isComplete && edges.every(([from, to]) => order.indexOf(from) < order.indexOf(to))
  },
  isValid: ([n, edges]) => areSimpleEdges(n, edges, 'one way'),
  smaller: smallerEdges,
  demoInput: ([n, edges]) => ({ graph: graphFrom(n, edges, true) }),
  growth: {
    kind: 'A binary tree in which nodes need their children first: looking among all n for the next one takes n² / 2 looks.',
    order: 1,
    sizes: [2048, 8192, 32_768, 131_072],
    input: (size) => [size, binaryTreeEdges(size).map(([parent, child]) => [child, parent])],
  },
}

/** A node comes after all its ancestors if it has more of them than each. One that is its own ancestor is in a cycle. */
function sortByAncestors(n: number, edges: readonly NumberedEdge[]): readonly number[] {
  const ancestors = Array.from({ length: n }, () => new Set<number>())
  for (const _ of ancestors) {
    for (const [from, to] of edges) {
      for (const node of [from, ...ancestors[from]!]) ancestors[to]!.add(node)
    }
  }
  if (ancestors.some((above, node) => above.has(node))) return []
  return [...ancestors.keys()].sort((one, other) => ancestors[one]!.size - ancestors[other]!.size)
}
