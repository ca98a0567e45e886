import type { Graph } from '#algorithms/graph.ts'
import type { Step } from '#algorithms/step.ts'
import { graphFrom, startedGraphs } from '#testing/proofs/graph-inputs.ts'
import { proveTrace } from '#testing/proofs/prove-demo.ts'
import { graphOf, nodesWith } from '#testing/proofs/read-graph.ts'
import { shortestDistances } from './algorithm.ts'

interface DistancesInput {
  readonly graph: Graph
  readonly start: string
}

const lesson = 'A-B:4, A-C:1, B-D:1, B-E:4, C-E:7, C-B:2, D-F:6, E-F:1'

proveTrace<DistancesInput, readonly number[]>(import.meta.dirname, {
  inputs: startedGraphs({ maxWeight: 6 }),
  examples: [
    { name: 'the graph of the lesson', input: from(lesson, 'A'), answer: [0, 3, 1, 4, 7, 8] },
    { name: 'a start in the middle', input: from(lesson, 'E'), answer: [7, 4, 6, 5, 0, 1] },
    { name: 'weights of zero', input: from('A-B:0, B-C:0, A-C:1', 'A'), answer: [0, 0, 0] },
    { name: 'two parts', input: from('A-B:2, C-D:1', 'A'), answer: [0, 2, -1, -1] },
    { name: 'equally long paths', input: from('A-B:1, A-C:1, B-D:1, C-D:1', 'A'), answer: [0, 1, 1, 2] },
    { name: 'one node', input: from('A', 'A'), answer: [0] },
  ],
  trace: ({ graph, start }) => shortestDistances(graph, start),
  bruteForce: ({ graph, start }) => relaxAll(graph, start),
  pictured: (last) =>
    graphOf(last).nodes.map(({ note }) => (note === 'dist ∞' ? -1 : Number(note?.slice(5)))),
  taken(_, next) {
    return nodesWith(next, 'active')[0]!.id
  },
  /** Settled nodes have their true distance. */
  invariant(step, { graph, start }) {
    const distances = relaxAll(graph, start)
    graphOf(step).nodes.forEach(({ id, role }, index) => {
      const isFinal = role === 'settled' || role === 'active'
      if (isFinal && distanceText(step, id) !== String(distances[index]))
        throw new Error(`${id} is settled too early`)
    })
  },
})

function from(text: string, start: string): DistancesInput {
  return { graph: graphFrom(text), start }
}

function distanceText(step: Step, id: string): string | undefined {
  return graphOf(step)
    .nodes.find((node) => node.id === id)
    ?.note?.slice(5)
}

/** Bellman and Ford: every edge, as often as there are nodes. */
function relaxAll({ nodes, edges }: Graph, start: string): readonly number[] {
  const min = new Map(nodes.map(({ id }) => [id, id === start ? 0 : Number.POSITIVE_INFINITY]))
  for (const _ of nodes) {
    for (const { from: one, to: other, weight = 0 } of edges) {
      min.set(one, Math.min(min.get(one)!, min.get(other)! + weight))
      min.set(other, Math.min(min.get(other)!, min.get(one)! + weight))
    }
  }
  return nodes.map(({ id }) => (Number.isFinite(min.get(id)) ? min.get(id)! : -1))
}
