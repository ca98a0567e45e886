import { angleBetween, areCrossing, distanceToEdge, lengthOf, type Point } from '../geometry.ts'
import type { Edge, PlacedNode } from '../graph.ts'

interface GraphInput {
  /** Names of the nodes. */
  readonly nodes: readonly string[]
  readonly edges: readonly Edge[]
  readonly isDirected: boolean
}

/** The size of the picture on a phone; a larger picture only adds space. */
const width = 270
const height = 170
const columns = 7
const rows = 3
/** Nodes are 44 px wide there; anything closer than this appears to touch. */
const clearance = 31
const minDistance = 66
/** Two edges of one node that leave it more alike than this seem to be one. */
const minAngle = 0.3

/**
 * Computes a deterministic layout by local search. Nodes start in layers by their distance from the first node, or in a
 * circle; then each node is moved to, or swapped with, every other grid cell as long as that lowers the cost.
 */
export function layOutGraph(graph: GraphInput): readonly PlacedNode[] {
  const { nodes } = graph
  if (nodes.length < 2) return nodes.map((id) => ({ id, x: 0.5, y: 0.5 }))
  const layers = findLayers(graph)
  const starts = [layOutInLayers(layers), layOutInCircle(nodes)]
  const best = starts.map((start) => improve(start, graph, layers)).toSorted((a, b) => a.cost - b.cost)[0]!
  return spread(nodes, best.cells)
}

/** Column and row of each node. */
type Cells = readonly number[]

function layOutInLayers(layers: readonly number[]): Cells {
  const last = Math.max(...layers, 1)
  const taken = new Set<number>()
  return layers.map((layer, node) => {
    const ofLayer = layers.flatMap((other, index) => (other === layer ? [index] : []))
    const row =
      ofLayer.length === 1 ? 1 : ofLayer.length === 2 ? ofLayer.indexOf(node) * 2 : ofLayer.indexOf(node)
    return takeNearest(toCell(Math.round((layer / last) * (columns - 1)), row % rows), taken)
  })
}

function layOutInCircle(nodes: readonly string[]): Cells {
  const taken = new Set<number>()
  return nodes.map((_, index) => {
    const angle = Math.PI + (index / nodes.length) * 2 * Math.PI
    const column = Math.round(((Math.cos(angle) + 1) / 2) * (columns - 1))
    return takeNearest(toCell(column, Math.round(((Math.sin(angle) + 1) / 2) * (rows - 1))), taken)
  })
}

function takeNearest(wanted: number, taken: Set<number>): number {
  const free = allCells.filter((cell) => !taken.has(cell))
  const nearest = free.toSorted(
    (a, b) => lengthOf(pointOf(a), pointOf(wanted)) - lengthOf(pointOf(b), pointOf(wanted)),
  )
  taken.add(nearest[0]!)
  return nearest[0]!
}

function improve(start: Cells, graph: GraphInput, layers: readonly number[]) {
  const measure = prepareMeasure(graph, layers)
  let best = { cells: start, cost: measure(start, Number.POSITIVE_INFINITY) }
  for (;;) {
    const before = best
    for (const [node] of start.entries()) {
      for (const cell of allCells) {
        const cells = moved(best.cells, node, cell)
        const cost = measure(cells, best.cost)
        if (cost < best.cost - 1e-6) best = { cells, cost }
      }
    }
    if (best === before) return best
  }
}

/** A node that is already there moves to the old cell. */
function moved(cells: Cells, node: number, to: number): Cells {
  return cells.map((cell, other) => (other === node ? to : cell === to ? cells[node]! : cell))
}

/**
 * The cost of a layout: overlaps count most, then crossings, then long edges.
 * Counting stops beyond `limit`.
 */
function prepareMeasure({ nodes, edges, isDirected }: GraphInput, layers: readonly number[]) {
  const indexOf = new Map(nodes.map((id, index) => [id, index]))
  const ends = edges.map(({ from, to }) => [indexOf.get(from)!, indexOf.get(to)!] as const)
  const last = Math.max(...layers, 1)
  return (cells: Cells, limit: number): number => {
    const points = cells.map(pointOf)
    let cost = 0.02 * Math.abs(points.reduce((sum, { y }) => sum + y - height / 2, 0))
    points.forEach((point, node) => {
      cost += 0.03 * Math.abs(point.x - (layers[node]! / last) * width)
      for (const other of points.slice(0, node))
        cost += 1.5 * Math.max(0, minDistance - lengthOf(point, other))
    })
    for (const [edge, [from, to]] of ends.entries()) {
      if (cost > limit) return cost
      const [a, b] = [points[from]!, points[to]!]
      cost += (lengthOf(a, b) / 90) ** 1.5
      if (isDirected && b.x <= a.x) cost += 2
      points.forEach((point, node) => {
        if (node === from || node === to) return
        cost += 1.2 * Math.max(0, clearance - distanceToEdge(point, a, b))
      })
      for (const [otherFrom, otherTo] of ends.slice(0, edge)) {
        cost += betweenEdges(from, to, otherFrom, otherTo, points)
      }
    }
    return cost
  }
}

function betweenEdges(
  from: number,
  to: number,
  otherFrom: number,
  otherTo: number,
  points: readonly Point[],
): number {
  const shared =
    from === otherFrom || from === otherTo ? from : to === otherFrom || to === otherTo ? to : undefined
  if (shared === undefined) {
    return areCrossing(points[from]!, points[to]!, points[otherFrom]!, points[otherTo]!) ? 5 : 0
  }
  const angle = angleBetween(
    points[shared]!,
    points[from === shared ? to : from]!,
    points[otherFrom === shared ? otherTo : otherFrom]!,
  )
  return 12 * Math.max(0, minAngle - angle)
}

const allCells = Array.from({ length: columns * rows }, (_, cell) => cell)
const points = allCells.map((cell) => ({
  x: ((cell % columns) / (columns - 1)) * width,
  y: (Math.floor(cell / columns) / (rows - 1)) * height,
}))

function toCell(column: number, row: number): number {
  return row * columns + column
}

function pointOf(cell: number): Point {
  return points[cell]!
}

/** Centers the layout and stretches it horizontally, but not so much that it looks distorted. */
function spread(nodes: readonly string[], cells: Cells): readonly PlacedNode[] {
  const all = cells.map(pointOf)
  const across = all.map(({ x }) => x)
  const down = all.map(({ y }) => y)
  const scale = Math.min(1.5, width / Math.max(1, Math.max(...across) - Math.min(...across)))
  const middle = (values: readonly number[]) => (Math.min(...values) + Math.max(...values)) / 2
  return nodes.map((id, node) => ({
    id,
    x: withinPicture(0.5 + ((all[node]!.x - middle(across)) * scale) / width),
    y: withinPicture(0.5 + (all[node]!.y - middle(down)) / height),
  }))
}

/** Rounding errors can lead slightly outside. */
function withinPicture(part: number): number {
  return Math.max(0, Math.min(1, part))
}

/** The layer of each node: its distance from the first, or in a directed acyclic graph the longest path to it. */
function findLayers(graph: GraphInput): readonly number[] {
  const layers = (graph.isDirected && longestPaths(graph)) || distances(graph)
  return graph.nodes.map((id) => layers.get(id) ?? 0)
}

/** Undefined if the graph has a cycle. */
function longestPaths({ nodes, edges }: GraphInput): Map<string, number> | undefined {
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
function distances({ nodes, edges }: GraphInput): Map<string, number> {
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
