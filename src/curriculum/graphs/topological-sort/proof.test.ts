import type { Graph } from '#algorithms/graph.ts'
import { graphFrom, graphs } from '#testing/proofs/graph-inputs.ts'
import { proveTrace } from '#testing/proofs/prove-demo.ts'
import { graphOf, nodesWith, shelfBeside } from '#testing/proofs/read-graph.ts'
import { arraysBeside, valuesWith } from '#testing/proofs/read-tree.ts'
import { sortTopologically } from './algorithm.ts'

const lesson = 'A>B, A>C, B>D, B>E, C>E, D>F, E>F'

proveTrace<Graph, readonly string[]>(import.meta.dirname, {
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
