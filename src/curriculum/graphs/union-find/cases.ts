import type { Cases } from '#algorithms/cases.ts'
import type { CodeProof } from '#algorithms/code-proof.ts'
import { edgesFrom, type NumberedEdge, randomGraph } from '../graph-inputs.ts'
import { graphFrom } from '../numbered-graphs.ts'
import { areSimpleEdges } from '../simple-graphs.ts'
import { smallerEdges } from '../smaller-graphs.ts'

type Args = readonly [n: number, edges: readonly NumberedEdge[]]

export const cases: Cases<Args, number> = {
  kind: 'function',
  statement:
    'There are `n` nodes, numbered from 0, and each of the `edges` is undirected and connects two of them. Return the number of connected components; a node without edges is one of its own. There are no self-loops and no duplicate edges.',
  name: { python: 'count_groups', typescript: 'countGroups', java: 'countGroups', cpp: 'countGroups' },
  parameters: [
    { name: 'n', type: 'int' },
    { name: 'edges', type: 'int[][]' },
  ],
  returns: 'int',
  examples: [
    {
      name: 'the graph of the lesson',
      args: [6, edgesFrom('0-1, 2-4, 3-5, 1-3, 4-5, 0-2, 1-4')],
      result: 1,
    },
    { name: 'three parts', args: [6, edgesFrom('0-1, 2-3, 3-4')], result: 3 },
    { name: 'a cycle', args: [4, edgesFrom('0-1, 1-2, 2-3, 0-3')], result: 1 },
    { name: 'no edges', args: [3, []], result: 3 },
    { name: 'one node', args: [1, []], result: 1 },
    { name: 'no nodes', args: [0, []], result: 0 },
  ],
  random: (next, size) => randomGraph(next, size, { minNodes: 0 }),
  reference: (n, edges) => new Set(spreadLeast(n, edges)).size,
  isValid: ([n, edges]) => areSimpleEdges(n, edges, 'both ways'),
  smaller: smallerEdges,
  demoInput: ([n, edges]) => ({ graph: graphFrom(n, edges) }),
  growth: {
    kind: 'All edges end at node 0, first on one side, then on the other: if its root goes under each new node, the way to it grows to n / 2 steps.',
    order: 1,
    sizes: [2048, 8192, 32_768, 131_072],
    input: (size) => [
      size,
      Array.from({ length: size - 1 }, (_, index) => (index < size / 2 ? [index + 1, 0] : [0, index + 1])),
    ],
  },
}

/** Each node takes the least number among its neighbors until nothing changes: one number for each group. */
export function spreadLeast(n: number, edges: readonly NumberedEdge[]): readonly number[] {
  const min = Array.from({ length: n }, (_, node) => node)
  for (const _ of min) {
    for (const [one, other] of edges) min[one] = min[other] = Math.min(min[one]!, min[other]!)
  }
  return min
}

/** How the tests run each further listing of the card, by the listing's id. */
export const variations: Readonly<Record<string, CodeProof>> = {
  'union-find-class': {
    kind: 'driven',
    drive: {
      python: `
groups = UnionFind(5)
print([groups.union(0, 1), groups.union(2, 3), groups.union(1, 0)])
print([groups.count, groups.size[groups.find(0)]])
print([groups.union(3, 1), groups.find(0) == groups.find(2), groups.find(4) == 4])
print([groups.count, groups.size[groups.find(2)]])
print(UnionFind(1).count)`,
      typescript: `
const groups = new UnionFind(5)
print([groups.union(0, 1), groups.union(2, 3), groups.union(1, 0)])
print([groups.count, groups.size[groups.find(0)]])
print([groups.union(3, 1), groups.find(0) === groups.find(2), groups.find(4) === 4])
print([groups.count, groups.size[groups.find(2)]])
print(new UnionFind(1).count)`,
      java: `
UnionFind groups = new UnionFind(5);
print(new boolean[] {groups.union(0, 1), groups.union(2, 3), groups.union(1, 0)});
print(new int[] {groups.count, groups.size[groups.find(0)]});
print(new boolean[] {groups.union(3, 1), groups.find(0) == groups.find(2), groups.find(4) == 4});
print(new int[] {groups.count, groups.size[groups.find(2)]});
print(new UnionFind(1).count);`,
      cpp: `
UnionFind groups(5);
bool a = groups.join(0, 1), b = groups.join(2, 3), c = groups.join(1, 0);
print(vector<bool>{a, b, c});
print(vector<int>{groups.count, groups.sizeOf(0)});
a = groups.join(3, 1);
print(vector<bool>{a, groups.find(0) == groups.find(2), groups.find(4) == 4});
print(vector<int>{groups.count, groups.sizeOf(2)});
print(UnionFind(1).count);`,
    },
    results: [[true, true, false], [3, 2], [true, true, true], [2, 4], 1],
  },
}
