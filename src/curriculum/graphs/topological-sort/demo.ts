import { defineDemo } from '#algorithms/demo.ts'
import { graph, graphOf } from '#algorithms/fields/graph.ts'
import type { Graph } from '#algorithms/graph.ts'
import { sortTopologically } from './algorithm.ts'

interface SortInput extends Record<string, unknown> {
  readonly graph: Graph
}

const rules = { isDirected: true }
const field = graph({
  label: 'Edges, from a prerequisite to what needs it',
  random: { nodes: { min: 5, max: 7 }, moreEdges: { min: 2, max: 4 } },
  ...rules,
})

export const demo = defineDemo<SortInput>({
  fields: { graph: field },
  presets: [
    { name: 'From the lesson', input: { graph: graphOf('A>B, A>C, B>D, B>E, C>E, D>F, E>F', rules) } },
    { name: 'Cycle', input: { graph: graphOf('A>B, B>C, C>D, D>B, D>E, A>F', rules) } },
    { name: 'Order against the names', input: { graph: graphOf('F>D, F>E, D>B, E>B, B>A, C>A', rules) } },
    { name: 'Disconnected', input: { graph: graphOf('A>B, B>C, D>E, F', rules) } },
    {
      name: 'Many edges',
      input: { graph: graphOf('A>B, A>C, B>D, B>E, C>D, C>F, D>G, E>G, F>G, G>H, E>H, F>H', rules) },
    },
    { name: 'One node', input: { graph: graphOf('A', rules) } },
    { name: 'Empty', input: { graph: graphOf('', rules) } },
  ],
  legend: [
    { role: 'default', means: 'needs another first' },
    { role: 'frontier', means: 'in the queue' },
    { role: 'active', means: 'taken now' },
    { role: 'compare', means: 'needs one less' },
    { role: 'settled', means: 'in the order' },
    { role: 'visited', means: 'on a cycle or depends on one' },
    { role: 'result', means: 'answer' },
  ],
  trace: (input) => sortTopologically(input.graph),
  subtitle: ({ graph: { nodes } }) =>
    `An order of ${nodes.length} ${nodes.length === 1 ? 'node' : 'nodes'} in which every prerequisite comes first`,
  random(next) {
    const made = field.random(next)
    const edge = made.edges.toSorted((one, other) => one.from.localeCompare(other.from)).at(-1)
    // One time in four, an edge that leads back closes a cycle. It is the last one, so that other nodes are taken first.
    if (next() > 0.25 || !edge) return { graph: made }
    return { graph: graphOf(`${field.format(made)}, ${edge.to}>${edge.from}`, rules) }
  },
})
