import {
  drawGraph,
  type Edge,
  type EdgeLook,
  type Graph,
  isBetween,
  type NodeLook,
} from '#algorithms/graph.ts'
import type { GraphScene, Role, ShelfScene } from '#algorithms/scene.ts'
import type { Step } from '#algorithms/step.ts'

export interface Entry {
  readonly node: string
  readonly distance: number
}

export interface View {
  readonly graph: Graph
  /** The least that are known so far, of the nodes reached so far. */
  readonly distances: ReadonlyMap<string, number>
  /** The nearest first. A node that was reached again, and nearer, is there more than once. */
  readonly queue: readonly Entry[]
  readonly settled: readonly string[]
  /** The predecessor of each node on its shortest path so far. */
  readonly cameFrom: ReadonlyMap<string, string>
  readonly lookedAt: readonly Edge[]
}

/** A settled node, and a neighbor that may be reached via it. */
export interface Relaxing {
  readonly node: string
  readonly distance: number
  readonly neighbor: string
  readonly weight: number
  readonly reach: number
}

interface Focus {
  readonly node?: string
  readonly neighbor?: string
}

export function show(view: View, { node, neighbor }: Focus) {
  const role = (id: string): Role => {
    if (id === node) return 'active'
    if (id === neighbor) return 'compare'
    if (view.settled.includes(id)) return 'settled'
    return view.distances.has(id) ? 'frontier' : 'default'
  }
  return { scene: draw(view, role, { node, neighbor }), beside: [drawQueue(view)] }
}

export function draw(
  { graph, distances, cameFrom, lookedAt }: View,
  role: (id: string) => Role,
  { node, neighbor }: Partial<Record<keyof Focus, string | undefined>> = {},
): GraphScene {
  const lookOfNode = (id: string): NodeLook => ({ role: role(id), note: `dist ${distances.get(id) ?? '∞'}` })
  const lookOfEdge = (edge: Edge): EdgeLook => {
    if (node !== undefined && neighbor !== undefined && isBetween(edge, node, neighbor)) {
      return { role: 'active', from: node }
    }
    if (cameFrom.get(edge.to) === edge.from) return { role: 'traversed', from: edge.from }
    if (cameFrom.get(edge.from) === edge.to) return { role: 'traversed', from: edge.to }
    return { role: lookedAt.includes(edge) ? 'dropped' : 'default' }
  }
  return drawGraph(graph, lookOfNode, lookOfEdge)
}

export function drawQueue({ queue, distances }: View): ShelfScene {
  return {
    kind: 'shelf',
    form: 'priority-queue',
    title: 'priority queue',
    items: queue.map(({ node, distance }) => ({
      id: `${node} ${distance}`,
      value: `${node} ${distance}`,
      role: distances.get(node) === distance ? 'frontier' : 'visited',
    })),
  }
}

export function variablesOf({ node, distance, neighbor, reach }: Partial<Relaxing>): Step['variables'] {
  return [
    { name: 'node', ...(node !== undefined && { value: node }) },
    { name: 'far', ...(distance !== undefined && { value: distance }) },
    { name: 'neighbor', ...(neighbor !== undefined && { value: neighbor }) },
    { name: 'reach', ...(reach !== undefined && { value: reach }) },
  ]
}
