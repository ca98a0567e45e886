import { graph as graphField, maxEdges, maxNodes } from '#algorithms/fields/graph.ts'
import { layOutGraph } from '#algorithms/fields/graph-layout.ts'
import { distanceToEdge, lengthOf, type Point } from '#algorithms/geometry.ts'
import { type Edge, type Graph, isBetween, type PlacedNode } from '#algorithms/graph.ts'

/** The graph that both searches run on. It always has a start node. */
export interface EditedGraph {
  readonly graph: Graph
  readonly start: string
}

export type GraphEdit =
  /** At a position from 0 to 1 on both axes, or wherever there is room. */
  | { readonly kind: 'addNode'; readonly position?: Point; readonly joinTo?: string | undefined }
  | { readonly kind: 'removeNode'; readonly id: string }
  /** Adds the edge, or removes it if it exists. */
  | { readonly kind: 'toggleEdge'; readonly from: string; readonly to: string }
  | { readonly kind: 'startAt'; readonly id: string }
  /** Edges as typed, for example `A-B, B-C`. */
  | { readonly kind: 'type'; readonly text: string }
  | { readonly kind: 'tidy' }

export type Edited =
  | { readonly kind: 'done'; readonly state: EditedGraph; readonly message: string; readonly added?: string }
  | { readonly kind: 'refused'; readonly reason: string }

export function editGraph(state: EditedGraph, edit: GraphEdit): Edited {
  switch (edit.kind) {
    case 'addNode':
      return addNode(state, edit.position, edit.joinTo)
    case 'removeNode':
      return removeNode(state, edit.id)
    case 'toggleEdge':
      return toggleEdge(state, edit.from, edit.to)
    case 'startAt':
      return {
        kind: 'done',
        state: { ...state, start: edit.id },
        message: `Both searches start at ${edit.id}.`,
      }
    case 'type':
      return typeGraph(state, edit.text)
    case 'tidy':
      return { kind: 'done', state: { ...state, graph: tidied(state.graph) }, message: 'Nodes rearranged.' }
  }
}

export const edgesField = graphField({
  label: 'Edges',
  whyNotEmpty: 'Type at least one node: the searches have to start somewhere.',
})

/** Size of the drawing on a phone, the smallest one, in pixels. */
const width = 270
const height = 170
const minNodeDistance = 52
const minEdgeDistance = 27
const sameNode = 'An edge joins two different nodes: choose another one.'

function addNode(
  { graph, start }: EditedGraph,
  position: Point | undefined,
  joinTo: string | undefined,
): Edited {
  const { nodes, edges } = graph
  if (nodes.length >= maxNodes) {
    return refuse(`The graph already has ${maxNodes} nodes, the most that stay readable. Remove one first.`)
  }
  if (joinTo !== undefined && edges.length >= maxEdges) return refuse(tooManyEdges)
  const id = freeName(nodes)
  const obstacle = position && findObstacle(position, graph)
  if (obstacle) return refuse(obstacle)
  const edge = joinTo === undefined ? [] : [{ from: joinTo, to: id }]
  const at = position ?? findRoom(graph)
  const grown = { ...graph, nodes: inOrder([...nodes, { id, ...at }]), edges: [...edges, ...edge] }
  const isClear = findObstacle(at, graph) === undefined && edge.every((each) => isClearOfNodes(each, grown))
  return {
    kind: 'done',
    state: { graph: isClear ? grown : tidied(grown), start },
    message: joinTo === undefined ? `Node ${id} added.` : `Node ${id} added and joined to ${joinTo}.`,
    added: id,
  }
}

function removeNode({ graph, start }: EditedGraph, id: string): Edited {
  const nodes = graph.nodes.filter((node) => node.id !== id)
  const [first] = nodes
  if (!first) return refuse(`${id} is the last node: the searches have to start somewhere.`)
  const edges = graph.edges.filter(({ from, to }) => from !== id && to !== id)
  const next = start === id ? first.id : start
  return {
    kind: 'done',
    state: { graph: { ...graph, nodes, edges }, start: next },
    message: `Node ${id} removed.${next === start ? '' : ` It was the start; now it is ${next}.`}`,
  }
}

function toggleEdge({ graph, start }: EditedGraph, from: string, to: string): Edited {
  if (from === to) return refuse(sameNode)
  const rest = graph.edges.filter((edge) => !isBetween(edge, from, to))
  if (rest.length < graph.edges.length) {
    return {
      kind: 'done',
      state: { graph: { ...graph, edges: rest }, start },
      message: `Edge ${from}-${to} removed.`,
    }
  }
  if (rest.length >= maxEdges) return refuse(tooManyEdges)
  const edge = { from, to }
  const grown = { ...graph, edges: [...rest, edge] }
  const isClear = isClearOfNodes(edge, grown)
  return {
    kind: 'done',
    state: { graph: isClear ? grown : tidied(grown), start },
    message: `Edge ${from}-${to} added.${isClear ? '' : ' The nodes moved, so that it runs through none of them.'}`,
  }
}

function typeGraph({ start }: EditedGraph, text: string): Edited {
  const read = edgesField.parse(text)
  if ('error' in read) return refuse(read.error)
  const { value: graph } = read
  const names = graph.nodes.map(({ id }) => id)
  const [first = start] = names
  const next = names.includes(start) ? start : first
  return {
    kind: 'done',
    state: { graph, start: next },
    message: `The graph has ${names.length} ${names.length === 1 ? 'node' : 'nodes'} now, and the searches start at ${next}.`,
  }
}

const tooManyEdges = `The graph already has ${maxEdges} edges, the most that stay readable. Remove one first.`

function refuse(reason: string): Edited {
  return { kind: 'refused', reason }
}

function tidied(graph: Graph): Graph {
  const nodes = graph.nodes.map(({ id }) => id)
  return { ...graph, nodes: layOutGraph({ nodes, edges: graph.edges, isDirected: false }) }
}

/** Why a node cannot be placed there. */
function findObstacle(position: Point, { nodes, edges }: Graph): string | undefined {
  const near = nodes.find((node) => lengthOf(inPixels(node), inPixels(position)) < minNodeDistance)
  if (near) return `That is too close to ${near.id}: choose a spot with more room.`
  const edge = edges.find((each) => {
    const ends = endsOf(each, nodes)
    return ends && distanceToEdge(inPixels(position), ...ends) < minEdgeDistance
  })
  return edge && `The edge ${edge.from}-${edge.to} runs there: choose a spot beside it.`
}

/** Whether the edge passes through no other node. */
function isClearOfNodes(edge: Edge, { nodes }: Graph): boolean {
  const ends = endsOf(edge, nodes)
  return nodes.every(
    (node) =>
      node.id === edge.from ||
      node.id === edge.to ||
      !ends ||
      distanceToEdge(inPixels(node), ...ends) >= minEdgeDistance,
  )
}

/** The candidate position farthest from every node and edge. */
function findRoom({ nodes, edges }: Graph): Point {
  const roomAt = (position: Point) =>
    Math.min(
      ...nodes.map((node) => lengthOf(inPixels(node), inPixels(position))),
      ...edges.flatMap((edge) => {
        const ends = endsOf(edge, nodes)
        // An edge takes less room than a node.
        return ends ? [distanceToEdge(inPixels(position), ...ends) * (minNodeDistance / minEdgeDistance)] : []
      }),
    )
  return candidates.reduce((best, position) => (roomAt(position) > roomAt(best) + 1e-6 ? position : best))
}

const candidates: readonly Point[] = Array.from({ length: 9 * 5 }, (_, index) => ({
  x: (index % 9) / 8,
  y: Math.floor(index / 9) / 4,
}))

function endsOf({ from, to }: Edge, nodes: readonly PlacedNode[]): [Point, Point] | undefined {
  const [one, other] = [nodes.find(({ id }) => id === from), nodes.find(({ id }) => id === to)]
  return one && other && [inPixels(one), inPixels(other)]
}

function inPixels({ x, y }: Point): Point {
  return { x: x * width, y: y * height }
}

function freeName(nodes: readonly PlacedNode[]): string {
  const taken = new Set(nodes.map(({ id }) => id))
  const names = Array.from({ length: maxNodes + 1 }, (_, index) => String.fromCharCode(65 + index))
  return names.find((name) => !taken.has(name)) ?? 'Z'
}

/** The searches visit neighbors in this order. */
function inOrder(nodes: readonly PlacedNode[]): readonly PlacedNode[] {
  return nodes.toSorted((one, other) => one.id.localeCompare(other.id, 'en', { numeric: true }))
}
