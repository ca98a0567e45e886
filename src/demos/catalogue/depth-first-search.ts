import { depthFirstSearch } from '#algorithms/depth-first-search.ts'
import type { Graph } from '#algorithms/graph.ts'
import { defineDemo } from '../demo.ts'
import { graph, graphOf } from '../fields/graph.ts'
import { findMissingNode, nodeName } from '../fields/node-name.ts'

interface SearchInput extends Record<string, unknown> {
  readonly graph: Graph
  readonly start: string
}

const field = graph({
  label: 'Edges',
  whyNotEmpty: 'Type at least one node: the search has to start somewhere.',
})

export const demo = defineDemo<SearchInput>({
  fields: { graph: field, start: nodeName({ label: 'Start node' }) },
  presets: [
    { name: 'From the lesson', input: { graph: graphOf('A-B, A-C, B-D, B-E, C-E, D-F, E-F'), start: 'A' } },
    { name: 'Tree', input: { graph: graphOf('A-B, A-C, B-D, B-E, C-F, C-G'), start: 'A' } },
    { name: 'Cycle', input: { graph: graphOf('A-B, B-C, C-D, D-E, A-E'), start: 'A' } },
    { name: 'Disconnected', input: { graph: graphOf('A-B, B-C, A-C, D-E, E-F, G'), start: 'B' } },
    { name: 'One long path', input: { graph: graphOf('A-B, B-C, C-D, D-E, E-F'), start: 'A' } },
    {
      name: 'Many edges',
      input: { graph: graphOf('A-B, A-C, B-C, B-D, C-D, C-E, D-E, D-F, E-F, E-G, F-G, F-H'), start: 'A' },
    },
    { name: 'One node', input: { graph: graphOf('A'), start: 'A' } },
  ],
  legend: [
    { role: 'default', means: 'not seen' },
    { role: 'frontier', means: 'found, entered next' },
    { role: 'active', means: 'the search is here' },
    { role: 'compare', means: 'on the call stack' },
    { role: 'settled', means: 'done' },
    { role: 'visited', means: 'cannot be reached' },
    { role: 'result', means: 'answer' },
  ],
  check({ graph: { nodes }, start }) {
    const fault = findMissingNode(start, nodes)
    return fault === undefined ? undefined : { field: 'start', fault }
  },
  trace: (input) => depthFirstSearch(input.graph, input.start),
  subtitle: ({ start }) => `Depth-first search from ${start}, neighbours in order of their names`,
  random: (next) => ({ graph: field.random(next), start: 'A' }),
})
