import { drawGraph, type Edge, type EdgeLook, type Graph, type NodeLook } from '#algorithms/graph.ts'
import type { ArrayScene, GraphScene, Role, ShelfScene } from '#algorithms/scene.ts'
import { drawWaitingQueue } from '#algorithms/scenes/stack-and-queue-scenes.ts'
import type { Step } from '#algorithms/step.ts'

export interface View {
  readonly graph: Graph
  /** The number of open prerequisites of each node. */
  readonly needs: ReadonlyMap<string, number>
  /** Nodes without open prerequisites, the front first. */
  readonly queue: readonly string[]
  readonly order: readonly string[]
  /** Edges whose first node is already in the order. */
  readonly fulfilled: readonly Edge[]
}

/** The nodes that are not in the order. */
export function findLeft({ graph, order }: View): readonly string[] {
  return graph.nodes.flatMap(({ id }) => (order.includes(id) ? [] : [id]))
}

interface Focus {
  readonly node?: string
  /** The edge that is being fulfilled. */
  readonly edge?: Edge
}

export function show(view: View, { node, edge }: Focus) {
  const { order, queue } = view
  const role = (id: string): Role => {
    if (id === node) return 'active'
    if (id === edge?.to) return 'compare'
    if (queue.includes(id)) return 'frontier'
    return order.includes(id) ? 'settled' : 'default'
  }
  return { scene: draw(view, role, edge), beside: [drawQueue(view), drawOrder(view, 'settled')] }
}

export function draw(
  { graph, needs, order, fulfilled }: View,
  role: (id: string) => Role,
  active?: Edge,
): GraphScene {
  const lookOfNode = (id: string): NodeLook => {
    const position = order.indexOf(id) + 1
    return { role: role(id), ...(position > 0 ? { order: position } : { note: `needs ${needs.get(id)}` }) }
  }
  const lookOfEdge = (edge: Edge): EdgeLook => ({
    role: edge === active ? 'active' : fulfilled.includes(edge) ? 'dropped' : 'default',
  })
  return drawGraph(graph, lookOfNode, lookOfEdge)
}

export function drawQueue({ queue }: View): ShelfScene {
  return drawWaitingQueue(queue.map((id) => ({ id, value: id })))
}

export function drawOrder({ graph, order }: View, role: Role): ArrayScene {
  return {
    kind: 'array',
    title: 'order',
    cells: Array.from({ length: Math.max(graph.nodes.length, order.length) }, (_, position) => {
      const node = order[position]
      return node === undefined ? { value: '', role: 'default' } : { value: node, role }
    }),
    pointers: [],
    spans: [],
  }
}

export function variablesOf({ needs, order }: View, { node, edge }: Focus): Step['variables'] {
  return [
    { name: 'node', ...(node !== undefined && { value: node }) },
    { name: 'later', ...(edge && { value: edge.to }) },
    { name: 'needs[later]', ...(edge && { value: needs.get(edge.to)! }) },
    { name: 'placed', value: order.length },
  ]
}
