import { graphFrom, graphs } from '../../checks/graph-inputs.ts'
import { defineProof } from '../../checks/proof.ts'
import { graphOf, nodesWith, shelfBeside } from '../../checks/read-graph.ts'
import { arraysBeside, valuesWith } from '../../checks/read-tree.ts'
import type { Graph } from '../../graphs/graph.ts'
import { sortTopologically } from '../../graphs/topological-sort.ts'

const lesson = 'A>B, A>C, B>D, B>E, C>E, D>F, E>F'

export const proof = defineProof<Graph, readonly string[]>({
  pattern: 'topological-sort',
  inputs: graphs({ minNodes: 0, isDirected: true }),
  examples: [
    { name: 'the graph of the lesson', input: graphFrom(lesson), answer: ['A', 'B', 'C', 'D', 'E', 'F'] },
    { name: 'names against the order', input: graphFrom('C>B, B>A'), answer: ['C', 'B', 'A'] },
    {
      name: 'a cycle with a node before and a node after it',
      input: graphFrom('A>B, B>C, C>B, C>D'),
      answer: [],
    },
    { name: 'a cycle of two', input: graphFrom('A>B, B>A'), answer: [] },
    { name: 'two parts', input: graphFrom('A>B, C>D, E'), answer: ['A', 'C', 'E', 'B', 'D'] },
    { name: 'one node', input: graphFrom('A'), answer: ['A'] },
    { name: 'no nodes', input: graphFrom(''), answer: [] },
  ],
  trace: sortTopologically,
  bruteForce: sortByAncestors,
  /** Many orders may be right; all that is asked of one is that no edge leads back. */
  isRight(order, { nodes, edges }, byAncestors) {
    if (byAncestors.length === 0) return order.length === 0
    const isComplete = nodes.every(({ id }) => order.includes(id)) && order.length === nodes.length
    return isComplete && edges.every(({ from, to }) => order.indexOf(from) < order.indexOf(to))
  },
  pictured: (last) => valuesWith(arraysBeside(last)[0]!, 'result'),
  taken(decided, next) {
    const [later] = nodesWith(decided, 'compare')
    if (!later) return nodesWith(next, 'visited').length > 0 ? 'Nothing: there is a cycle' : 'The order'
    const isWaiting = shelfBeside(next).items.some(({ id }) => id === later.id)
    return isWaiting ? 'It joins the queue' : 'It still has to wait'
  },
  /** Every node in the order comes after its prerequisites. */
  invariant(step, { edges }) {
    const positionOf = new Map(
      graphOf(step).nodes.map(({ id, order }) => [id, order ?? Number.POSITIVE_INFINITY]),
    )
    const early = edges.find(
      ({ from, to }) => Number.isFinite(positionOf.get(to)) && positionOf.get(from)! >= positionOf.get(to)!,
    )
    if (early) throw new Error(`${early.to} came before ${early.from}`)
  },
  code: {
    kind: 'function',
    name: {
      python: 'topological_sort',
      typescript: 'topologicalSort',
      java: 'topologicalSort',
      cpp: 'topologicalSort',
    },
    parameters: ['int', 'int[][]'],
    returns: 'int[]',
    cases: [
      {
        args: [
          6,
          [
            [0, 1],
            [0, 2],
            [1, 3],
            [2, 3],
            [2, 4],
            [3, 5],
            [4, 5],
          ],
        ],
        result: [0, 1, 2, 3, 4, 5],
      },
      {
        args: [
          3,
          [
            [2, 1],
            [1, 0],
          ],
        ],
        result: [2, 1, 0],
      },
      {
        args: [
          4,
          [
            [0, 1],
            [1, 2],
            [2, 1],
            [2, 3],
          ],
        ],
        result: [],
      },
      {
        args: [
          5,
          [
            [0, 1],
            [2, 3],
          ],
        ],
        result: [0, 2, 4, 1, 3],
      },
      { args: [1, []], result: [0] },
      { args: [0, []], result: [] },
    ],
  },
})

/** A node comes after all its ancestors if it has more of them than each. One that is its own ancestor is in a cycle. */
function sortByAncestors({ nodes, edges }: Graph): readonly string[] {
  const ancestors = new Map(nodes.map(({ id }) => [id, new Set<string>()]))
  for (const _ of nodes) {
    for (const { from, to } of edges) {
      for (const id of [from, ...ancestors.get(from)!]) ancestors.get(to)!.add(id)
    }
  }
  if (nodes.some(({ id }) => ancestors.get(id)!.has(id))) return []
  const ids = nodes.map(({ id }) => id)
  return ids.toSorted((one, other) => ancestors.get(one)!.size - ancestors.get(other)!.size)
}
