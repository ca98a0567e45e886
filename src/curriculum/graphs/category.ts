import type { Category } from '../pattern.ts'

export const category: Category = {
  id: 7,
  displayName: 'Graphs',
  description: 'Islands, prerequisites and shortest paths: learn which traversal the wording calls for.',
  hue: 'graphs',
  listenFor: 'connected, prerequisites, shortest',
  /** In display order. */
  patterns: [
    'depth-first-search',
    'breadth-first-search',
    'matrix-traversal',
    'topological-sort',
    'union-find',
    'shortest-path-and-mst',
  ],
}
