import { defineDemo } from '#algorithms/demo.ts'
import { findMissingNode, graph, graphOf, nodeName } from '#algorithms/fields/graph.ts'
import type { Graph } from '#algorithms/graph.ts'
import { shortestDistances } from './algorithm.ts'

interface DistancesInput extends Record<string, unknown> {
  readonly graph: Graph
  readonly start: string
}

const rules = { maxWeight: 99 }
const field = graph({
  label: 'Edges with their weights',
  whyNotEmpty: 'Type at least one node: distances have to start somewhere.',
  random: { nodes: { min: 6, max: 8 }, moreEdges: { min: 3, max: 5 } },
  ...rules,
})

export const demo = defineDemo<DistancesInput>({
  fields: { graph: field, start: nodeName({ label: 'Start node' }) },
  presets: [
    {
      name: 'From the lesson',
      input: { graph: graphOf('A-B:4, A-C:1, B-D:1, B-E:4, C-E:7, C-B:2, D-F:6, E-F:1', rules), start: 'A' },
    },
    {
      name: 'More edges, shorter path',
      input: { graph: graphOf('A-B:1, B-C:1, C-D:1, D-E:1, A-E:9', rules), start: 'A' },
    },
    {
      name: 'Equally long paths',
      input: { graph: graphOf('A-B:1, A-C:1, B-D:2, C-D:2, D-E:1', rules), start: 'A' },
    },
    { name: 'Weights of zero', input: { graph: graphOf('A-B:0, B-C:0, A-C:3, C-D:2', rules), start: 'A' } },
    { name: 'Disconnected', input: { graph: graphOf('A-B:2, B-C:5, A-C:1, D-E:4', rules), start: 'A' } },
    {
      name: 'Many edges',
      input: {
        graph: graphOf(
          'A-B:7, A-C:3, B-C:2, B-D:9, C-D:12, C-E:4, D-E:1, D-F:2, E-F:8, E-G:15, F-G:3, F-H:6',
          rules,
        ),
        start: 'A',
      },
    },
    { name: 'One node', input: { graph: graphOf('A', rules), start: 'A' } },
  ],
  legend: [
    { role: 'default', means: 'not reached' },
    { role: 'frontier', means: 'reached, not final yet' },
    { role: 'active', means: 'just settled' },
    { role: 'compare', means: 'neighbor being checked' },
    { role: 'settled', means: 'final' },
    { role: 'visited', means: 'outdated or unreachable' },
    { role: 'result', means: 'answer' },
  ],
  check({ graph: { nodes }, start }) {
    const error = findMissingNode(start, nodes)
    return error === undefined ? undefined : { field: 'start', error }
  },
  trace: (input) => shortestDistances(input.graph, input.start),
  subtitle: ({ start }) => `Shortest distances from ${start}, with Dijkstra's algorithm`,
  random: (next) => ({ graph: field.random(next), start: 'A' }),
})
