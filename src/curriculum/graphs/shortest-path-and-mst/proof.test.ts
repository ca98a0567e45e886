import type { Step } from '#algorithms/step.ts'
import { proveDemo } from '#testing/proofs/prove-demo.ts'
import { graphOf, nodesWith } from '#testing/proofs/read-graph.ts'
import { searchFrom } from '../numbered-graphs.ts'
import { shortestDistances } from './algorithm.ts'
import { cases } from './cases.ts'

proveDemo(import.meta.dirname, cases, {
  /** The demo's graphs are undirected. */
  takes: ([graph]) =>
    graph.every((edges, node) =>
      edges.every(([to, weight]) => graph[to]!.some(([back, same]) => back === node && same === weight)),
    ),
  input: (args) => ({ ...searchFrom(args), distances: cases.reference(...args) }),
  size: 8,
  trace: ({ graph, start }) => shortestDistances(graph, start),
  pictured: (last) =>
    graphOf(last).nodes.map(({ note }) => (note === 'dist ∞' ? -1 : Number(note?.slice(5)))),
  taken(decided, next) {
    const [neighbor] = nodesWith(decided, 'compare')
    if (decided.decision?.line === 'look' && neighbor) {
      const [before, after] = [decided, next].map((step) => distanceText(step, neighbor.id))
      return before === after ? `It stays ${before}` : `It becomes ${after}`
    }
    const [settled] = nodesWith(next, 'active')
    if (decided.decision?.options.includes('The entry is discarded'))
      return settled
        ? `${settled.id} is settled at ${distanceText(next, settled.id)}`
        : 'The entry is discarded'
    return settled!.id
  },
  /** Settled nodes have their true distance. */
  invariant(step, { distances }) {
    graphOf(step).nodes.forEach(({ id, role }, index) => {
      const isFinal = role === 'settled' || role === 'active'
      if (isFinal && distanceText(step, id) !== String(distances[index]))
        throw new Error(`${id} is settled too early`)
    })
  },
})

function distanceText(step: Step, id: string): string | undefined {
  return graphOf(step)
    .nodes.find((node) => node.id === id)
    ?.note?.slice(5)
}
