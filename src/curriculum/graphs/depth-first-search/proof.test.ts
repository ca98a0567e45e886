import type { Graph } from '#algorithms/graph.ts'
import { lessonGraph, type SearchedGraph, searchFrom, startedGraphs } from '#testing/proofs/graph-inputs.ts'
import { proveTrace } from '#testing/proofs/prove-demo.ts'
import { edgesWith, nodesWith, shelfBeside, visitedIn } from '#testing/proofs/read-graph.ts'
import { depthFirstSearch } from './algorithm.ts'

proveTrace<SearchedGraph, readonly string[]>(import.meta.dirname, {
  inputs: startedGraphs(),
  examples: [
    {
      name: 'the graph of the lesson',
      input: searchFrom(lessonGraph, 'A'),
      answer: ['A', 'B', 'D', 'F', 'E', 'C'],
    },
    {
      name: 'a start in the middle',
      input: searchFrom(lessonGraph, 'E'),
      answer: ['E', 'B', 'A', 'C', 'D', 'F'],
    },
    { name: 'two parts', input: searchFrom('A-B, B-C, D-E', 'B'), answer: ['B', 'A', 'C'] },
    { name: 'a cycle', input: searchFrom('A-B, B-C, C-D, D-A', 'A'), answer: ['A', 'B', 'C', 'D'] },
    { name: 'one node', input: searchFrom('A', 'A'), answer: ['A'] },
  ],
  trace: ({ graph, start }) => depthFirstSearch(graph, start),
  bruteForce: ({ graph, start }) => growDeepest(graph, start),
  pictured: visitedIn,
  taken(_, next) {
    const [found] = edgesWith(next, 'active')
    if (found) return `To ${found.to}`
    const [active] = nodesWith(next, 'active')
    return active ? `Back to ${active.id}` : 'Nowhere: the search is over'
  },
  /** The call stack is a path through the graph, from the start to the current node. */
  invariant(step, { start }) {
    const calls = shelfBeside(step).items.map(({ id }) => id)
    if (calls.length === 0) return
    if (calls[0] !== start || calls.at(-1) !== nodesWith(step, 'active')[0]?.id)
      throw new Error(`calls: ${calls}`)
    for (const [index, id] of calls.slice(1).entries()) {
      const isWay = edgesWith(step, 'traversed').some((edge) => edge.from === calls[index] && edge.to === id)
      if (!isWay) throw new Error(`${id} was not called by ${calls[index]}`)
    }
  },
})

/** The rule without the algorithm: of all nodes entered so far, the latest that still has an unvisited neighbor continues. */
function growDeepest({ nodes, edges }: Graph, start: string): readonly string[] {
  const order = [start]
  const isJoined = (one: string, other: string) =>
    edges.some((edge) => [edge.from, edge.to].sort().join() === [one, other].sort().join())
  for (;;) {
    const next = order
      .toReversed()
      .map((id) => nodes.find((node) => !order.includes(node.id) && isJoined(id, node.id)))
      .find((node) => node !== undefined)
    if (!next) return order
    order.push(next.id)
  }
}
