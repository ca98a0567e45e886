import type { GraphEdge, GraphNode, GraphScene, LinkRole, Role, ShelfScene } from '#algorithms/scene.ts'
import type { Step } from '#algorithms/step.ts'

export function graphOf({ scene }: Step): GraphScene {
  if (scene.kind !== 'graph') throw new Error('Not a graph')
  return scene
}

export function nodesWith(step: Step, role: Role): readonly GraphNode[] {
  return graphOf(step).nodes.filter((node) => node.role === role)
}

export function edgesWith(step: Step, role: LinkRole): readonly GraphEdge[] {
  return graphOf(step).edges.filter((edge) => edge.role === role)
}

export function shelfBeside({ beside = [] }: Step): ShelfScene {
  const shelf = beside.find((scene) => scene.kind === 'shelf')
  if (!shelf) throw new Error('No stack or queue beside it')
  return shelf
}

/** Names of the nodes with a visit number, in its order. */
export function visitedIn(step: Step): readonly string[] {
  return graphOf(step)
    .nodes.filter(({ order }) => order !== undefined)
    .toSorted((a, b) => (a.order ?? 0) - (b.order ?? 0))
    .map(({ id }) => id)
}
