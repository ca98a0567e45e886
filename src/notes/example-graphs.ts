import { graphOf } from '#demos/fields/graph.ts'
import type { EditedGraph } from './edited-graph.ts'

/** Graphs on which the two searches differ in some way of their own, as a reader would type them. */
export const exampleGraphs: readonly { readonly name: string; readonly text: string }[] = [
  { name: 'Tree', text: 'A-B, A-C, B-D, B-E, C-F, C-G' },
  { name: 'Ring', text: 'A-B, B-C, C-D, D-E, E-F, A-F' },
  { name: 'Ladder', text: 'A-B, C-D, E-F, A-C, B-D, C-E, D-F' },
  { name: 'Two parts', text: 'A-B, A-C, B-C, D-E, E-F, D-F' },
]

/** To find each node its place takes a while: it is done for the one that is asked for. */
export function openExample(text: string): EditedGraph {
  return { graph: graphOf(text), start: 'A' }
}
