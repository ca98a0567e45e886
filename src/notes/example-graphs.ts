import { graphOf } from '#demos/fields/graph.ts'
import type { EditedGraph } from './edited-graph.ts'

/** The graph of the guide: its pictures and its table show this one. C is one edge from A, and DFS finds it last but one. */
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

export const exampleGraphs: readonly { readonly name: string; readonly example: EditedGraph }[] = [
  { name: 'The guide’s graph', example: guideGraph },
  { name: 'Tree', example: from('A-B, A-C, B-D, B-E, C-F, C-G') },
  { name: 'Ring', example: from('A-B, B-C, C-D, D-E, E-F, A-F') },
  { name: 'Ladder', example: from('A-B, C-D, E-F, A-C, B-D, C-E, D-F') },
  { name: 'Two parts', example: from('A-B, A-C, B-C, D-E, E-F, D-F') },
]

function from(text: string): EditedGraph {
  return { graph: graphOf(text), start: 'A' }
}
