import { proveDemo } from '#testing/proofs/prove-demo.ts'
import { edgesWith, nodesWith, shelfBeside, visitedIn } from '#testing/proofs/read-graph.ts'
import { numberOf, searchFrom } from '../numbered-graphs.ts'
import { depthFirstSearch } from './algorithm.ts'
import { cases } from './cases.ts'

proveDemo(import.meta.dirname, cases, {
  input: searchFrom,
  trace: ({ graph, start }) => depthFirstSearch(graph, start),
  result: (order) => order.map(numberOf),
  size: 8,
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
