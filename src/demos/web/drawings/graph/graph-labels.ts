import { areCrossing, distanceToEdge, type Point } from '#algorithms/geometry.ts'
import type { GraphEdge, GraphScene } from '#algorithms/scene.ts'

export interface Line {
  readonly from: Point
  readonly to: Point
  /** Where a line bends that has its counterpart in the other direction beside it. */
  readonly bend?: Point
  /** A loop bends twice. */
  readonly secondBend?: Point
}

export const labelOf = ({ label, weight }: GraphEdge): string | undefined =>
  label ?? (weight === undefined ? undefined : String(weight))

/** The center and size of a label. */
export interface LabelBox extends Point {
  readonly width: number
  readonly height: number
}

type Size = Pick<LabelBox, 'width' | 'height'>

interface Room {
  readonly width: number
  readonly height: number
  readonly radius: number
  readonly lines: readonly Line[]
  readonly centers: readonly Point[]
}

/** Fractions of the edge to try: its middle first. */
const edgeFractions = [0.5, 0.42, 0.58, 0.35, 0.65, 0.29, 0.71, 0.24, 0.76]

export function layOutWeights(edges: readonly GraphEdge[], room: Room): readonly (LabelBox | undefined)[] {
  const placed: LabelBox[] = []
  return edges.map((edge, index) => {
    const label = labelOf(edge)
    if (label === undefined) return undefined
    const line = room.lines[index]!
    const size = { width: label.length * 8 + 12, height: 20 }
    const boxes = edgeFractions.map((part) => ({ ...size, ...pointOn(line, part) }))
    const others = room.lines.filter((_, other) => other !== index)
    const box = choose(boxes, (each) => countConflicts(each, { ...room, lines: others }, placed))
    placed.push(box)
    return box
  })
}

/** On the Bézier curve through the bends, at a fraction of it. */
function pointOn({ from, bend, secondBend, to }: Line, part: number): Point {
  let points = [from, bend, secondBend, to].filter((point) => point !== undefined)
  while (points.length > 1) {
    points = points.slice(1).map((end, index) => {
      const start = points[index]!
      return { x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part }
    })
  }
  return points[0]!
}

interface NoteRoom extends Room {
  readonly weights: readonly (LabelBox | undefined)[]
  readonly hasFlags: boolean
}

/** Angles around the node to try, clockwise from the right: below the node first. */
const noteAngles = [
  90, -90, 180, 0, 120, 60, -120, -60, 150, 30, -150, -30, 105, 75, 135, 45, -135, -45, 165, 15, -165, -15,
  -105, -75,
]

export function layOutNotes(
  run: readonly GraphScene[],
  centers: ReadonlyMap<string, Point>,
  room: NoteRoom,
): ReadonlyMap<string, LabelBox> {
  const placed = [...room.weights.filter((box) => box !== undefined)]
  if (run.some(({ nodes }) => nodes.some(({ order }) => order !== undefined))) {
    for (const { x, y } of centers.values()) {
      placed.push({ x: x + room.radius, y: y - room.radius / 2, width: 18, height: 18 })
    }
  }
  const boxes = new Map<string, LabelBox>()
  for (const [id, center] of centers) {
    const longest = Math.max(
      0,
      ...run.map((scene) => scene.nodes.find((node) => node.id === id)?.note?.length ?? 0),
    )
    if (longest === 0) continue
    const size = { width: longest * 8 + 4, height: 15 }
    const choices = noteAngles.map((angle) => besideNode(center, angle, size, room))
    const box = choose(choices, (each) => countConflicts(each, room, placed))
    placed.push(box)
    boxes.set(id, box)
  }
  return boxes
}

/** As close to the node as possible in this direction. */
function besideNode(center: Point, angle: number, size: Size, { radius, hasFlags }: NoteRoom): LabelBox {
  const [x, y] = [Math.cos((angle / 180) * Math.PI), Math.sin((angle / 180) * Math.PI)]
  // The foot bar of a settled node is below it, the flag of an answer above.
  const gap = y > 0.5 ? 10 : y < -0.5 && hasFlags ? 16 : 4
  const at = (distance: number) => ({ ...size, x: center.x + x * distance, y: center.y + y * distance })
  let distance = radius
  while (distanceToBox(center, at(distance)) < radius + gap) distance += 1
  return at(distance)
}

/** The first of the best. */
function choose(boxes: readonly LabelBox[], count: (box: LabelBox) => number): LabelBox {
  const counted = boxes.map((box) => ({ box, conflicts: count(box) }))
  return counted.toSorted((a, b) => a.conflicts - b.conflicts)[0]!.box
}

function countConflicts(
  box: LabelBox,
  { width, height, radius, lines, centers }: Room,
  placed: readonly LabelBox[],
): number {
  const isOutside =
    box.x - box.width / 2 < 0 ||
    box.x + box.width / 2 > width ||
    box.y - box.height / 2 < 0 ||
    box.y + box.height / 2 > height
  const onNodes = centers.filter((center) => distanceToBox(center, box) < radius + 2).length
  const onLabels = placed.filter(
    (other) =>
      Math.abs(other.x - box.x) * 2 < other.width + box.width + 4 &&
      Math.abs(other.y - box.y) * 2 < other.height + box.height + 2,
  ).length
  return (
    (isOutside ? 20 : 0) +
    onNodes * 10 +
    onLabels * 10 +
    lines.filter((line) => isOnLine(box, line)).length * 4
  )
}

function distanceToBox({ x, y }: Point, box: LabelBox): number {
  return Math.hypot(
    Math.max(0, Math.abs(x - box.x) - box.width / 2),
    Math.max(0, Math.abs(y - box.y) - box.height / 2),
  )
}

function isOnLine(box: LabelBox, line: Line): boolean {
  const { from, to } = line
  const fractions = line.secondBend ? [0.25, 0.5, 0.75] : line.bend ? [0.5] : []
  const parts = [from, ...fractions.map((part) => pointOn(line, part)), to]
  const [halfWidth, halfHeight] = [box.width / 2 + 3, box.height / 2 + 2]
  const [left, right] = [box.x - halfWidth, box.x + halfWidth]
  const [top, bottom] = [box.y - halfHeight, box.y + halfHeight]
  return parts.slice(1).some((end, index) => {
    const start = parts[index]!
    return (
      distanceToEdge(box, start, end) < Math.min(halfWidth, halfHeight) ||
      areCrossing(start, end, { x: left, y: top }, { x: right, y: bottom }) ||
      areCrossing(start, end, { x: left, y: bottom }, { x: right, y: top })
    )
  })
}
