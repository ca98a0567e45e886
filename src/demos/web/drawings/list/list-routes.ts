import type { Point } from '#algorithms/geometry.ts'
import type { LinkRole, ListLink, ListNode, ListScene } from '#algorithms/scene.ts'
import { roundedPath } from '../shared/svg-path.ts'
import { type ListMetrics, type NodePosition, nodePosition, nullStub } from './list-positions.ts'

type RouteKind = 'right' | 'left' | 'down' | 'next-line' | 'line-before' | 'above'

/** Straight to the neighbor where nothing is in between, otherwise above the nodes. */
function findRouteKind(
  link: ListLink,
  source: ListNode,
  target: ListNode,
  scene: ListScene,
  metrics: ListMetrics,
): RouteKind {
  if (source.id === target.id) return 'above'
  const step = target.column - source.column
  if (step === 0) return 'down'
  const between = scene.nodes.some(
    ({ column, row }) =>
      row === source.row &&
      row === target.row &&
      Math.min(source.column, target.column) < column &&
      column < Math.max(source.column, target.column),
  )
  if (between) return 'above'
  const isOpposed =
    !link.isBack &&
    scene.links.some(
      ({ from, to, role, isBack }) => from === target.id && to === source.id && role !== 'dropped' && !isBack,
    )
  if (step < 0 && isOpposed) return 'above'
  const lines = nodePosition(target, metrics).line - nodePosition(source, metrics).line
  if (lines === 1) return 'next-line'
  if (lines === -1) return 'line-before'
  return lines !== 0 ? 'above' : step > 0 ? 'right' : 'left'
}

/** Nodes whose link leaves to the left have their dot on that side: so arrows need not run over their own box. */
export function findFlipped(scene: ListScene, metrics: ListMetrics): ReadonlySet<string> {
  if (metrics.isDouble) return new Set()
  return new Set(
    scene.links
      .filter((link) => {
        if (link.role === 'dropped') return false
        if (link.to === null) return link.nullSide === 'left'
        const source = scene.nodes.find(({ id }) => id === link.from)
        const target = scene.nodes.find(({ id }) => id === link.to)
        const route = source && target && findRouteKind(link, source, target, scene, metrics)
        return route === 'left' || route === 'line-before'
      })
      .map(({ from }) => from),
  )
}

/** The path of one link, relative to the top left corner of its source node. */
interface Route {
  readonly key: string
  readonly role: LinkRole
  readonly x: number
  readonly y: number
  readonly line: string
  /** The end and rotation of the arrowhead, or of the null mark. */
  readonly head: {
    readonly x: number
    readonly y: number
    readonly rotation: number
    readonly isNull: boolean
  }
  /** Present where the link runs above the nodes. */
  readonly arc?: { readonly level: number; readonly lines: readonly number[] }
}

/** In a doubly linked list, the distance of the two links from the middle. */
const apart = 8

export function findRoutes(scene: ListScene, metrics: ListMetrics): readonly Route[] {
  const flipped = findFlipped(scene, metrics)
  const arcs: { from: number; to: number; line: number; level: number }[] = []
  return scene.links.flatMap((link) => {
    const source = scene.nodes.find(({ id }) => id === link.from)
    if (!source) return []
    const from = nodePosition(source, metrics)
    const target = scene.nodes.find(({ id }) => id === link.to)
    const base = { key: keyOf(link), role: link.role, x: from.x, y: from.y }
    const dot = dotOf(link, flipped.has(source.id), metrics)
    if (!target) return [{ ...base, ...stubToNull(link, dot, metrics) }]

    const to = nodePosition(target, metrics)
    const offset = { x: to.x - from.x, y: to.y - from.y }
    const route = findRouteKind(link, source, target, scene, metrics)
    if (route !== 'above') return [{ ...base, ...drawRoute(route, { link, dot, offset, from, to, metrics }) }]
    const landing = offset.x + metrics.nodeWidth / 2 - (metrics.isDouble ? 0 : metrics.linkPart / 2)
    const span = [from.x + dot.x, from.x + landing].toSorted((a, b) => a - b) as [number, number] // Two stay two.
    let level = 0
    while (
      arcs.some(
        (arc) => arc.line === from.line && arc.level === level && arc.from < span[1] && span[0] < arc.to,
      )
    )
      level++
    arcs.push({ from: span[0], to: span[1], line: from.line, level })
    const lines = from.line === to.line ? [from.line] : [from.line, to.line]
    return [
      { ...base, ...drawAbove({ dot, offset, landing, level, from, to, metrics }), arc: { level, lines } },
    ]
  })
}

function keyOf({ from, to, isBack }: ListLink): string {
  return `${from}${isBack ? '<' : '>'}${to ?? ''}`
}

export function dotOf(link: Pick<ListLink, 'isBack'>, isFlipped: boolean, sizes: ListMetrics): Point {
  const { nodeWidth, nodeHeight, linkPart, isDouble } = sizes
  const isLeft = link.isBack || isFlipped
  return {
    x: isLeft ? linkPart / 2 : nodeWidth - linkPart / 2,
    y: nodeHeight / 2 + (isDouble ? (link.isBack ? apart : -apart) : 0),
  }
}

function stubToNull(
  { nullSide }: ListLink,
  dot: Point,
  { nodeWidth }: ListMetrics,
): Pick<Route, 'line' | 'head'> {
  const end = nullSide === 'left' ? -nullStub : nodeWidth + nullStub
  const from = nullSide === 'left' ? Math.min(dot.x, 0) : Math.max(dot.x, 0)
  return {
    line: `M${nullSide === 'left' && dot.x > nodeWidth / 2 ? 0 : from} ${dot.y}H${end}`,
    head: { x: end, y: dot.y, rotation: nullSide === 'left' ? 180 : 0, isNull: true },
  }
}

interface Ends {
  readonly dot: Point
  /** From the corner of the source to the corner of the target. */
  readonly offset: Point
  readonly from: NodePosition
  readonly to: NodePosition
  readonly metrics: ListMetrics
}

/** How far above its nodes an arc runs. */
export function arcHeight(level: number): number {
  return 22 + level * 13
}

const headLength = 8

function drawRoute(
  route: Exclude<RouteKind, 'above'>,
  ends: Ends & { link: ListLink },
): Pick<Route, 'line' | 'head'> {
  const { link, dot, offset, from, metrics } = ends
  const { nodeWidth, isDouble } = metrics
  const y = offset.y + dot.y
  const isLeft = route === 'left' || route === 'line-before'
  const target = { x: isLeft ? offset.x + nodeWidth + 2 : offset.x - 2, y }
  const rotation = isLeft ? 180 : 0
  const end = target.x + (isLeft ? headLength : -headLength)
  // A link that is given up starts at the edge when the dot has already moved to the other side.
  const isDotAway = isLeft ? dot.x > nodeWidth / 2 : dot.x < nodeWidth / 2
  const start = { x: isDotAway ? (isLeft ? 0 : nodeWidth) : dot.x, y: dot.y }
  const head = { ...target, rotation, isNull: false }
  if (route === 'down') {
    const top = offset.y > 0 ? offset.y - 2 : offset.y + metrics.nodeHeight + 2
    const back = offset.y > 0 ? -headLength : headLength
    return {
      line: `M${dot.x} ${dot.y}V${top + back}`,
      head: { x: dot.x, y: top, rotation: offset.y > 0 ? 90 : -90, isNull: false },
    }
  }
  if (route === 'right' || route === 'left') {
    if (offset.y === 0) return { line: `M${start.x} ${start.y}H${end}`, head }
    const bend = (end - start.x) * 0.55
    return {
      line: `M${start.x} ${start.y}C${start.x + bend} ${start.y} ${end - bend} ${y} ${end} ${y}`,
      head,
    }
  }
  const { leftMargin, rightMargin, bands } = metrics
  // A dropped link is drawn outside of the one that replaces it.
  const outside = !isDouble && link.role === 'dropped' ? 5 : 0
  const aside = isDouble ? (link.isBack ? -4 : 4) : -outside
  const right = rightMargin + (isDouble ? aside : outside) - from.x
  const left = leftMargin + aside - from.x
  const lower = route === 'next-line' ? from.line + 1 : from.line
  const corridor = (bands[lower]?.top ?? 0) + aside - from.y
  const points =
    route === 'next-line'
      ? [
          start,
          { x: right, y: start.y },
          { x: right, y: corridor },
          { x: left, y: corridor },
          { x: left, y },
          { x: end, y },
        ]
      : [
          start,
          { x: left, y: start.y },
          { x: left, y: corridor },
          { x: right, y: corridor },
          { x: right, y },
          { x: end, y },
        ]
  return { line: roundedPath(points, cornerRadius), head }
}

function drawAbove({
  dot,
  offset,
  landing,
  level,
  from,
  to,
  metrics,
}: Ends & { landing: number; level: number }): Pick<Route, 'line' | 'head'> {
  const height = arcHeight(level)
  const leaves = -height
  const arrives = offset.y - height
  const end = offset.y - 2
  const left = metrics.leftMargin - 5 - from.x
  const between =
    from.line === to.line
      ? []
      : [
          { x: left, y: leaves },
          { x: left, y: arrives },
        ]
  const points = [
    dot,
    { x: dot.x, y: leaves },
    ...between,
    { x: landing, y: arrives },
    { x: landing, y: end - headLength },
  ]
  return {
    line: roundedPath(points, cornerRadius),
    head: { x: landing, y: end, rotation: 90, isNull: false },
  }
}

const cornerRadius = 9
