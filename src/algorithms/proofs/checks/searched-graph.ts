import type { Graph } from '../../graph.ts'
import { graphFrom } from './graph-inputs.ts'

export interface SearchedGraph {
  readonly graph: Graph
  readonly start: string
}

/** The graph of both lessons, as the demos write it. */
export const lessonGraph = 'A-B, A-C, B-D, B-E, C-E, D-F, E-F'

/** The same for the code: neighbours by number, A is 0. */
export const lessonNeighbours: readonly (readonly number[])[] = [
  [1, 2],
  [0, 3, 4],
  [0, 4],
  [1, 5],
  [1, 2, 5],
  [3, 4],
]

export function searchFrom(text: string, start: string): SearchedGraph {
  return { graph: graphFrom(text), start }
}
