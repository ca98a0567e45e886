import type { Graph } from './graph.ts'
import type { Caption } from './step.ts'

/**
 * What a search for distances says at its end: all that were found, and -1 where no way leads.
 *
 * @param otherwise what there is to say when all nodes were reached.
 */
export function tellDistances(
  { nodes }: Graph,
  distances: ReadonlyMap<string, number>,
  start: string,
  otherwise: string,
): Caption {
  const missed = nodes.flatMap(({ id }) => (distances.has(id) ? [] : [id]))
  return {
    fact: `Return the distances ${nodes.map(({ id }) => distances.get(id) ?? -1).join(', ')}.`,
    why: missed.length > 0 ? `No way leads from ${start} to ${missed.join(', ')}, which -1 says.` : otherwise,
  }
}
