import { type DemoOf, defineDemo } from '#algorithms/demo.ts'
import { findMissingNode, graph, graphOf, nodeName } from '#algorithms/fields/graph.ts'
import type { Graph } from '#algorithms/graph.ts'

export interface SearchInput extends Record<string, unknown> {
  readonly graph: Graph
  readonly start: string
}

type Parts = Parameters<typeof defineDemo<SearchInput>>[0]

const field = graph({
  label: 'Edges',
  whyNotEmpty: 'Type at least one node: the search has to start somewhere.',
})

/** A search of a graph from one of its nodes, on the same graphs whichever search it is. */
export function defineSearch({
  cycle,
  ...own
}: Pick<Parts, 'legend' | 'trace' | 'subtitle'> & { readonly cycle: string }): DemoOf<SearchInput> {
  return defineDemo<SearchInput>({
    ...own,
    fields: { graph: field, start: nodeName({ label: 'Start node' }) },
    presets: [
      { name: 'From the lesson', input: { graph: graphOf('A-B, A-C, B-D, B-E, C-E, D-F, E-F'), start: 'A' } },
      { name: 'Tree', input: { graph: graphOf('A-B, A-C, B-D, B-E, C-F, C-G'), start: 'A' } },
      { name: 'Cycle', input: { graph: graphOf(cycle), start: 'A' } },
      { name: 'Disconnected', input: { graph: graphOf('A-B, B-C, A-C, D-E, E-F, G'), start: 'B' } },
      { name: 'One long path', input: { graph: graphOf('A-B, B-C, C-D, D-E, E-F'), start: 'A' } },
      {
        name: 'Many edges',
        input: { graph: graphOf('A-B, A-C, B-C, B-D, C-D, C-E, D-E, D-F, E-F, E-G, F-G, F-H'), start: 'A' },
      },
      { name: 'One node', input: { graph: graphOf('A'), start: 'A' } },
    ],
    check({ graph: { nodes }, start }) {
      const error = findMissingNode(start, nodes)
      return error === undefined ? undefined : { field: 'start', error }
    },
    random: (next) => ({ graph: field.random(next), start: 'A' }),
  })
}
