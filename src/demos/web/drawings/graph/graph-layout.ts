import { lengthOf, type Point } from '#algorithms/geometry.ts'
import type { GraphScene } from '#algorithms/scene.ts'
import { arrowhead, formatPoint, moveTowards } from '../shared/svg-path.ts'
import { type LabelBox, type Line, labelOf, layOutNotes, layOutWeights } from './graph-labels.ts'

/** The layout of a graph, in pixels. It is the same at every step of a run. */
export interface GraphGeometry {
  readonly width: number
  readonly height: number
  readonly radius: number
  readonly valueSize: number
  readonly centers: ReadonlyMap<string, Point>
  /** One for each edge, in the order of the scene's edges. */
  readonly lines: readonly Line[]
  readonly weights: readonly (LabelBox | undefined)[]
  readonly notes: ReadonlyMap<string, LabelBox>
}

const widestPicture = 560
/** Height relative to the width, matching the aspect ratio that the layout was computed for. */
const heightOfWidth = 0.66

export function measureGraph(run: readonly GraphScene[], available: number): GraphGeometry {
  const nodes = run[0]?.nodes ?? []
  const edges = run[0]?.edges ?? []
  const isWide = available >= 400
  const radius = isWide ? 25 : 20
  const hasNotes = run.some((scene) => scene.nodes.some(({ note }) => note !== undefined))
  const hasFlags = run.some((scene) => scene.nodes.some(({ role }) => role === 'result'))
  const hasLoops = edges.some(({ from, to }) => from === to)
  const aboveNode = hasNotes ? (hasFlags ? 36 : 28) : hasFlags ? 22 : isWide ? 16 : 10
  const above = radius + (hasLoops ? Math.max(aboveNode, loopHeight + 12) : aboveNode)
  const below = radius + (hasNotes ? 28 : isWide ? 14 : 8)
  const beside = radius + (isWide ? 24 : 10)
  const across = Math.min(available, widestPicture) - 2 * beside
  // Leaves room for notes between nodes.
  const isDense = nodes.length > 6 || edges.some((edge) => labelOf(edge) !== undefined)
  const depth = isWide
    ? Math.min(240, Math.max(hasNotes ? 215 : 170, across * heightOfWidth))
    : narrowDepth(hasNotes, isDense)
  const ys = nodes.length > 0 ? nodes.map(({ y }) => y) : [0.5]
  const top = Math.min(...ys)
  const left = (available - across) / 2
  const centers = new Map(
    nodes.map(({ id, x, y }) => [
      id,
      { x: Math.round(left + x * across), y: Math.round(above + (y - top) * depth) },
    ]),
  )
  const width = available
  const height = Math.round(above + (Math.max(...ys) - top) * depth + below)
  const lines = edges.map(({ from, to }) => {
    if (from === to) return layLoop(centers.get(from)!, radius)
    const hasCounterpart = edges.some((other) => other.from === to && other.to === from)
    return layLine(centers.get(from)!, centers.get(to)!, hasCounterpart)
  })
  const room = { width, height, radius, lines, centers: [...centers.values()] }
  const weights = layOutWeights(edges, room)
  return {
    width,
    height,
    radius,
    valueSize: isWide ? 19 : 17,
    centers,
    lines,
    weights,
    notes: layOutNotes(run, centers, { ...room, weights, hasFlags }),
  }
}

/** On a phone, picture, caption and controls have to fit into one screen, but labels must not cover each other. */
function narrowDepth(hasNotes: boolean, isDense: boolean): number {
  if (isDense) return hasNotes ? 205 : 165
  return hasNotes ? 150 : 125
}

/** From center to center; the drawing cuts it at the rims. */
function layLine(from: Point, to: Point, hasCounterpart: boolean): Line {
  return hasCounterpart ? bendAside({ from, to }, 26) : { from, to }
}

/** How far a loop goes beyond the rim. */
const loopHeight = 24

/** Above the node, from its left to its right. A curve with these bends goes up three quarters of their height. */
function layLoop(center: Point, radius: number): Line {
  const y = center.y - (radius + loopHeight) / 0.75
  const aside = radius * 1.4
  return {
    from: center,
    to: center,
    bend: { x: center.x - aside, y },
    secondBend: { x: center.x + aside, y },
  }
}

/** Bends to the left of its own direction, so that its counterpart bends to the other side. */
function bendAside({ from, to }: Line, distance: number): Line {
  const aside = distance / lengthOf(from, to)
  const middle = { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2 }
  return { from, to, bend: { x: middle.x + (to.y - from.y) * aside, y: middle.y - (to.x - from.x) * aside } }
}

/** The SVG path between the rims of two nodes, leaving `gap` before the second. */
export function pathBetweenRims({ from, to, bend, secondBend }: Line, radius: number, gap: number): string {
  const start = moveTowards(from, bend ?? to, radius + 1)
  const end = moveTowards(to, secondBend ?? bend ?? from, radius + gap)
  if (bend && secondBend)
    return `M${formatPoint(start)}C${formatPoint(bend)} ${formatPoint(secondBend)} ${formatPoint(end)}`
  return bend
    ? `M${formatPoint(start)}Q${formatPoint(bend)} ${formatPoint(end)}`
    : `M${formatPoint(start)}L${formatPoint(end)}`
}

/** An arrowhead that touches the rim of the node at the end of the line. */
export function arrowAtRim({ from, to, bend, secondBend }: Line, radius: number, size: number): string {
  const comingFrom = secondBend ?? bend ?? from
  return arrowhead(comingFrom, moveTowards(to, comingFrom, radius + 2), size, size / 2)
}

/** The line drawn from its other end. */
export function reversed({ from, to, bend }: Line): Line {
  return { from: to, to: from, ...(bend && { bend }) }
}

/** Parallel to a line, for backtracking along it. */
export function besideLine(line: Line): Line {
  return bendAside(line, 40)
}
