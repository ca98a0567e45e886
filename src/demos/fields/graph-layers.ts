import type { Edge } from '#algorithms/graphs/graph.ts'

interface PlainGraph {
  readonly nodes: readonly string[]
  readonly edges: readonly Edge[]
  readonly isDirected: boolean
}

/** How far right each node belongs: its distance from the first, or the longest way to it where all arrows lead onward. */
export function findLayers(graph: PlainGraph): readonly number[] {
  const layers = (graph.isDirected && longestWays(graph)) || distances(graph)
  return graph.nodes.map((id) => layers.get(id) ?? 0)
}

/** Nothing when the arrows go round in a circle. */
function longestWays({ nodes, edges }: PlainGraph): Map<string, number> | undefined {
  const layers = new Map(nodes.map((id) => [id, 0]))
  for (const _ of nodes) {
    let isChanged = false
    for (const { from, to } of edges) {
      const behind = (layers.get(from) ?? 0) + 1
      if (behind <= (layers.get(to) ?? 0)) continue
      layers.set(to, behind)
      isChanged = true
    }
    if (!isChanged) return layers
  }
  return undefined
}

/** Each part of the graph starts where the one before it ends. */
function distances({ nodes, edges }: PlainGraph): Map<string, number> {
  const layers = new Map<string, number>()
  for (const root of nodes) {
    if (layers.has(root)) continue
    layers.set(root, layers.size === 0 ? 0 : Math.max(...layers.values()) + 1)
    const reached = [root]
    for (const id of reached) {
      for (const { from, to } of edges) {
        const next = from === id ? to : to === id ? from : undefined
        if (next === undefined || layers.has(next)) continue
        layers.set(next, (layers.get(id) ?? 0) + 1)
        reached.push(next)
      }
    }
  }
  return layers
}
