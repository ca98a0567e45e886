import type { Edge } from '#algorithms/graphs/graph.ts'
import { randomWholeNumber } from '../input-fields.ts'

/**
 * Edges that are worth watching: most nodes hang together, sometimes one does not, and a few edges close a circle.
 * Each edge leads from an earlier to a later node, so that arrows never go round.
 */
export function randomEdges(names: readonly string[], next: () => number): readonly Edge[] {
  const edges: Edge[] = []
  const add = (from: number, to: number) => {
    const edge = { from: names[from]!, to: names[to]! }
    if (!edges.some((other) => other.from === edge.from && other.to === edge.to)) edges.push(edge)
  }
  for (let to = 1; to < names.length; to++) {
    const isLeftOut = to === names.length - 1 && next() < 0.25
    if (!isLeftOut) add(randomWholeNumber(next, { least: Math.max(0, to - 3), most: to - 1 }), to)
  }
  for (let tries = randomWholeNumber(next, { least: 1, most: 3 }); tries > 0; tries--) {
    const to = randomWholeNumber(next, { least: 1, most: names.length - 1 })
    add(randomWholeNumber(next, { least: 0, most: to - 1 }), to)
  }
  return edges
}
