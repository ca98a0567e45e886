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
