import { graphFrom, startedGraphs } from '../../checks/graph-inputs.ts'
import { defineProof } from '../../checks/proof.ts'
import { graphOf, nodesWith } from '../../checks/read-graph.ts'
import type { Graph } from '../../graphs/graph.ts'
import { shortestDistances } from '../../graphs/shortest-distances.ts'
import type { Step } from '../../step.ts'

interface DistancesInput {
  readonly graph: Graph
  readonly start: string
}

const lesson = 'A-B:4, A-C:1, B-D:1, B-E:4, C-E:7, C-B:2, D-F:6, E-F:1'

export const proof = defineProof<DistancesInput, readonly number[]>({
  pattern: 'shortest-path-and-mst',
  inputs: startedGraphs({ maxWeight: 6 }),
  examples: [
    { name: 'the graph of the lesson', input: from(lesson, 'A'), answer: [0, 3, 1, 4, 7, 8] },
    { name: 'a start in the middle', input: from(lesson, 'E'), answer: [7, 4, 6, 5, 0, 1] },
    { name: 'weights of zero', input: from('A-B:0, B-C:0, A-C:1', 'A'), answer: [0, 0, 0] },
    { name: 'two parts', input: from('A-B:2, C-D:1', 'A'), answer: [0, 2, -1, -1] },
    { name: 'equal ways', input: from('A-B:1, A-C:1, B-D:1, C-D:1', 'A'), answer: [0, 1, 1, 2] },
    { name: 'one node', input: from('A', 'A'), answer: [0] },
  ],
  trace: ({ graph, start }) => shortestDistances(graph, start),
  bruteForce: ({ graph, start }) => relaxAll(graph, start),
  pictured: (last) =>
    graphOf(last).nodes.map(({ note }) => (note === 'dist ∞' ? -1 : Number(note?.slice(5)))),
  taken(decided, next) {
    const [neighbor] = nodesWith(decided, 'compare')
    const [before, after] = [decided, next].map((step) => distanceText(step, neighbor!.id))
    return before === after ? `It stays ${before}` : `It becomes ${after}`
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
  code: {
    kind: 'function',
    name: {
      python: 'shortest_distances',
      typescript: 'shortestDistances',
      java: 'shortestDistances',
      cpp: 'shortestDistances',
    },
    parameters: ['int', 'int[][]', 'int'],
    returns: 'int[]',
    cases: [
      {
        args: [
          6,
          [
            [0, 1, 4],
            [0, 2, 1],
            [1, 3, 1],
            [1, 4, 4],
            [2, 4, 7],
            [2, 1, 2],
            [3, 5, 6],
            [4, 5, 1],
          ],
          0,
        ],
        result: [0, 3, 1, 4, 7, 8],
      },
      {
        args: [
          3,
          [
            [0, 1, 0],
            [1, 2, 0],
            [0, 2, 1],
          ],
          0,
        ],
        result: [0, 0, 0],
      },
      {
        args: [
          4,
          [
            [0, 1, 2],
            [2, 3, 1],
          ],
          0,
        ],
        result: [0, 2, -1, -1],
      },
      {
        args: [
          4,
          [
            [0, 1, 1],
            [0, 2, 1],
            [1, 3, 1],
            [2, 3, 1],
          ],
          3,
        ],
        result: [2, 1, 1, 0],
      },
      { args: [1, [], 0], result: [0] },
    ],
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
