import { type Graph, neighborsOf } from '#algorithms/graph.ts'

/** Every path from a node that visits no node twice, and has an edge at least. */
export function simplePathsFrom(graph: Graph, start: string): readonly (readonly string[])[] {
  function extend(path: readonly string[]): readonly (readonly string[])[] {
    return neighborsOf(path.at(-1)!, graph)
      .filter((next) => !path.includes(next))
      .flatMap((next) => [[...path, next], ...extend([...path, next])])
  }
  return extend([start])
}
