import { shuffle } from '#algorithms/cases.ts'
import { defineDemo } from '#algorithms/demo.ts'
import { graph, graphOf } from '#algorithms/fields/graph.ts'
import type { Graph } from '#algorithms/graph.ts'
import { countGroups } from './algorithm.ts'

interface GroupsInput extends Record<string, unknown> {
  readonly graph: Graph
}

const field = graph({
  label: 'Edges, in the order in which they arrive',
  random: { nodes: { min: 7, max: 8 }, moreEdges: { min: 3, max: 5 } },
})

export const demo = defineDemo<GroupsInput>({
  fields: { graph: field },
  presets: [
    { name: 'From the lesson', input: { graph: graphOf('A-B, C-E, D-F, B-D, E-F, A-C, B-E') } },
    {
      name: 'Long paths to the root',
      input: { graph: graphOf('A-B, C-D, E-F, G-H, A-C, E-G, A-E, D-H, B-F') },
    },
    { name: 'Disconnected', input: { graph: graphOf('A-B, C-D, D-E, F') } },
    { name: 'Cycle', input: { graph: graphOf('A-B, B-C, C-D, D-E, A-E') } },
    { name: 'No edges', input: { graph: graphOf('A, B, C, D') } },
    { name: 'One node', input: { graph: graphOf('A') } },
    { name: 'Empty', input: { graph: graphOf('') } },
  ],
  legend: [
    { role: 'default', means: 'node in a group' },
    { role: 'active', means: 'end of the edge' },
    { role: 'compare', means: 'its root' },
    { role: 'result', means: 'root of a group' },
  ],
  trace: (input) => countGroups(input.graph),
  random(next) {
    const made = field.random(next)
    // In any order, so that groups of several nodes meet.
    return { graph: { ...made, edges: shuffle(next, made.edges) } }
  },
  subtitle: ({ graph: { nodes, edges } }) =>
    `Number of groups among ${nodes.length} ${nodes.length === 1 ? 'node' : 'nodes'}, ${edges.length} ${edges.length === 1 ? 'edge' : 'edges'}`,
})
