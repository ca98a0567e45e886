import { proveDemo } from '#testing/proofs/prove-demo.ts'
import { graphOf, nodesWith, shelfBeside } from '#testing/proofs/read-graph.ts'
import { arraysBeside, valuesWith } from '#testing/proofs/read-tree.ts'
import { graphFrom, numberOf } from '../numbered-graphs.ts'
import { sortTopologically } from './algorithm.ts'
import { cases } from './cases.ts'

proveDemo(import.meta.dirname, cases, {
  input: ([n, edges]) => graphFrom(n, edges, true),
  size: 8,
  trace: sortTopologically,
  result: (order) => order.map(numberOf),
  pictured: (last) => valuesWith(arraysBeside(last)[0]!, 'result'),
  taken(decided, next) {
    if (decided.decision?.line === 'take')
      return nodesWith(next, 'active')[0]?.id ?? 'None: the queue is empty'
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
