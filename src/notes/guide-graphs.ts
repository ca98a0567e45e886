import { graphOf } from '#algorithms/fields/graph.ts'
import type { EditedGraph } from './edited-graph.ts'

/** The graph of the guide's pictures and table. C is one edge away from A, yet DFS finds it next to last. */
export const guideGraph: EditedGraph = {
  start: 'A',
  graph: {
    nodes: [
      { id: 'A', x: 0.5, y: 0 },
      { id: 'B', x: 0.2, y: 0.5 },
      { id: 'C', x: 0.8, y: 0.5 },
      { id: 'D', x: 0, y: 1 },
      { id: 'E', x: 0.36, y: 1 },
      { id: 'F', x: 0.68, y: 1 },
      { id: 'G', x: 1, y: 1 },
    ],
    edges: [
      { from: 'A', to: 'B' },
      { from: 'A', to: 'C' },
      { from: 'B', to: 'D' },
      { from: 'B', to: 'E' },
      { from: 'C', to: 'F' },
      { from: 'E', to: 'F' },
      { from: 'F', to: 'G' },
    ],
  },
}

/** Graphs on which the two searches differ, as a reader would type them. */
export const exampleGraphs: readonly { readonly name: string; readonly text: string }[] = [
  { name: 'Tree', text: 'A-B, A-C, B-D, B-E, C-F, C-G' },
  { name: 'Ring', text: 'A-B, B-C, C-D, D-E, E-F, A-F' },
  { name: 'Ladder', text: 'A-B, C-D, E-F, A-C, B-D, C-E, D-F' },
  { name: 'Two parts', text: 'A-B, A-C, B-C, D-E, E-F, D-F' },
]

/** Layout takes a moment, so it is computed for the chosen example only. */
export function openExample(text: string): EditedGraph {
  return { graph: graphOf(text), start: 'A' }
}
