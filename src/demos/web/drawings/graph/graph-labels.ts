import type { GraphEdge, GraphScene } from '#algorithms/scene.ts'
import { distanceToEdge, doCross, type Point } from '../../../geometry.ts'
import type { Line } from './graph-layout.ts'

/** The middle of a label, and the room it has. */
export interface LabelSpot extends Point {
  readonly width: number
  readonly height: number
}

type Size = Pick<LabelSpot, 'width' | 'height'>

interface Room {
  readonly width: number
  readonly height: number
  readonly radius: number
  readonly lines: readonly Line[]
  readonly centres: readonly Point[]
}

/** Along the edge: in its middle if nothing is there. */
const partsOfWay = [0.5, 0.42, 0.58, 0.35, 0.65, 0.29, 0.71, 0.24, 0.76]

export function placeWeights(edges: readonly GraphEdge[], room: Room): readonly (LabelSpot | undefined)[] {
  const placed: LabelSpot[] = []
  return edges.map(({ weight }, edge) => {
    if (weight === undefined) return undefined
    const { from, to, bend } = room.lines[edge]!
    const size = { width: String(weight).length * 8 + 12, height: 20 }
    const spots = partsOfWay.map((part) => ({ ...size, ...pointOn(from, bend, to, part) }))
    const others = room.lines.filter((_, other) => other !== edge)
    const spot = choose(spots, (each) => countConflicts(each, { ...room, lines: others }, placed))
    placed.push(spot)
    return spot
  })
}

function pointOn(from: Point, bend: Point | undefined, to: Point, part: number): Point {
  const rest = 1 - part
  if (!bend) return { x: from.x * rest + to.x * part, y: from.y * rest + to.y * part }
  const [first, second, third] = [rest * rest, 2 * rest * part, part * part]
  return {
    x: from.x * first + bend.x * second + to.x * third,
    y: from.y * first + bend.y * second + to.y * third,
  }
}

interface NoteRoom extends Room {
  readonly weights: readonly (LabelSpot | undefined)[]
  readonly hasFlags: boolean
}

/** Angles from the node's centre, clockwise from the right: a note stands below its node, if it is free there. */
const noteAngles = [
  90, -90, 180, 0, 120, 60, -120, -60, 150, 30, -150, -30, 105, 75, 135, 45, -135, -45, 165, 15, -165, -15,
  -105, -75,
]

export function placeNotes(
  run: readonly GraphScene[],
  centres: ReadonlyMap<string, Point>,
  room: NoteRoom,
): ReadonlyMap<string, LabelSpot> {
  const placed = [...room.weights.filter((spot) => spot !== undefined)]
  if (run.some(({ nodes }) => nodes.some(({ order }) => order !== undefined))) {
    for (const { x, y } of centres.values()) {
      placed.push({ x: x + room.radius, y: y - room.radius / 2, width: 18, height: 18 })
    }
  }
  const spots = new Map<string, LabelSpot>()
  for (const [id, centre] of centres) {
    const longest = Math.max(
      0,
      ...run.map((scene) => scene.nodes.find((node) => node.id === id)?.note?.length ?? 0),
    )
    if (longest === 0) continue
    const size = { width: longest * 8 + 4, height: 15 }
    const choices = noteAngles.map((angle) => besideNode(centre, angle, size, room))
    const spot = choose(choices, (each) => countConflicts(each, room, placed))
    placed.push(spot)
    spots.set(id, spot)
  }
  return spots
}

/** As near to the node as it may come in this direction. */
function besideNode(centre: Point, angle: number, size: Size, { radius, hasFlags }: NoteRoom): LabelSpot {
  const [x, y] = [Math.cos((angle / 180) * Math.PI), Math.sin((angle / 180) * Math.PI)]
  // The foot bar of a settled node stands below it, the flag of an answer above.
  const gap = y > 0.5 ? 10 : y < -0.5 && hasFlags ? 16 : 4
  const at = (distance: number) => ({ ...size, x: centre.x + x * distance, y: centre.y + y * distance })
  let distance = radius
  while (distanceToBox(centre, at(distance)) < radius + gap) distance += 1
  return at(distance)
}

/** The first of the best. */
function choose(spots: readonly LabelSpot[], count: (spot: LabelSpot) => number): LabelSpot {
  const counted = spots.map((spot) => ({ spot, conflicts: count(spot) }))
  return counted.toSorted((a, b) => a.conflicts - b.conflicts)[0]!.spot
}

function countConflicts(
  spot: LabelSpot,
  { width, height, radius, lines, centres }: Room,
  placed: readonly LabelSpot[],
): number {
  const isOutside =
    spot.x - spot.width / 2 < 0 ||
    spot.x + spot.width / 2 > width ||
    spot.y - spot.height / 2 < 0 ||
    spot.y + spot.height / 2 > height
  const onNodes = centres.filter((centre) => distanceToBox(centre, spot) < radius + 2).length
  const onLabels = placed.filter(
    (other) =>
      Math.abs(other.x - spot.x) * 2 < other.width + spot.width + 4 &&
      Math.abs(other.y - spot.y) * 2 < other.height + spot.height + 2,
  ).length
  return (
    (isOutside ? 20 : 0) +
    onNodes * 10 +
    onLabels * 10 +
    lines.filter((line) => isOnLine(spot, line)).length * 4
  )
}

function distanceToBox({ x, y }: Point, spot: LabelSpot): number {
  return Math.hypot(
    Math.max(0, Math.abs(x - spot.x) - spot.width / 2),
    Math.max(0, Math.abs(y - spot.y) - spot.height / 2),
  )
}

function isOnLine(spot: LabelSpot, { from, to, bend }: Line): boolean {
  const parts = bend ? [from, pointOn(from, bend, to, 0.5), to] : [from, to]
  const [halfWidth, halfHeight] = [spot.width / 2 + 3, spot.height / 2 + 2]
  const [left, right] = [spot.x - halfWidth, spot.x + halfWidth]
  const [top, bottom] = [spot.y - halfHeight, spot.y + halfHeight]
  return parts.slice(1).some((end, index) => {
    const start = parts[index]!
    return (
      distanceToEdge(spot, start, end) < Math.min(halfWidth, halfHeight) ||
      doCross(start, end, { x: left, y: top }, { x: right, y: bottom }) ||
      doCross(start, end, { x: left, y: bottom }, { x: right, y: top })
    )
  })
}
