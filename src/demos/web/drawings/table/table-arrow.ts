import type { TableArrow } from '#algorithms/scene.ts'
import {
  columnLeft,
  deepDip,
  isFarInNextRow,
  isFarInRow,
  rowTop,
  type TableGeometry,
} from './table-layout.ts'

type Point = readonly [x: number, y: number]

/** Line and head of an arrow from the cell that is read to the edge of the cell that is filled. */
interface ArrowPaths {
  readonly line: string
  readonly head: string
  /** The length of the line, in pixels from its start, inside the cell that is read. */
  readonly inside: number
}

const headLength = 6
const corner = 5
/** How far from its middle a cell is entered or left at its near side, as a part of its width. */
const nearSide = 0.4

/** Straight between neighbors; otherwise along the gap between rows, so that no value is crossed. */
export function layOutArrow(
  arrow: TableArrow,
  read: string,
  isPath: boolean,
  geometry: TableGeometry,
): ArrowPaths {
  if (isFarInRow(arrow)) return dipUnderRow(arrow, geometry)
  if (isFarInNextRow(arrow)) return walkBetweenRows(arrow, isPath, geometry)
  return goStraight(arrow, read, isPath && arrow.from[1] === arrow.to[1] ? besideFoot : 0, geometry)
}

/** Clear of the foot bars of settled cells. */
const besideFoot = 12

function goStraight(
  { from, to }: TableArrow,
  read: string,
  aside: number,
  geometry: TableGeometry,
): ArrowPaths {
  const [fromX, fromY] = middleOf(from, geometry)
  const [toX, toY] = middleOf(to, geometry)
  const across = toX - fromX
  const down = toY - fromY
  const { cellWidth, cellHeight, valueSize, valueDrop } = geometry
  // From beside the value, but at the latest from the edge of its cell.
  const edge = Math.min(cellWidth / 2 / Math.abs(across || 1e-9), cellHeight / 2 / Math.abs(down || 1e-9))
  const height = valueSize * 0.42 + 4 + Math.sign(down) * valueDrop
  const beside = 1 / Math.hypot(across / (read.length * valueSize * 0.3 + 5), down / height)
  const start = Math.min(edge, beside)
  const lower = down === 0 ? valueDrop : 0
  const points: readonly Point[] = [
    [fromX + across * start + aside, fromY + down * start + lower],
    [toX - across * edge + aside, toY - down * edge + lower],
  ]
  return { ...drawThrough(points), inside: (edge - start) * Math.hypot(across, down) }
}

function walkBetweenRows({ from, to }: TableArrow, isPath: boolean, geometry: TableGeometry): ArrowPaths {
  const [fromX, fromY] = middleOf(from, geometry)
  const [toX, toY] = middleOf(to, geometry)
  const down = Math.sign(toY - fromY)
  const half = geometry.cellHeight / 2
  const entry = toX - Math.sign(toX - fromX) * geometry.cellWidth * nearSide
  // A traceback arrow leads upward, below the foot bars of the target row.
  const lane = (fromY + toY) / 2 + (isPath ? 3 : 0)
  const start = fromY + geometry.valueDrop + down * (geometry.valueSize * 0.42 + 4)
  const points: readonly Point[] = [
    [fromX, start],
    [fromX, lane],
    [entry, lane],
    [entry, toY - down * half],
  ]
  return { ...drawThrough(points), inside: Math.abs(fromY + down * half - start) }
}

/** Leaves at the near side of one cell and arrives at the near side of the other, so that chains of them stay apart. */
function dipUnderRow({ from, to }: TableArrow, geometry: TableGeometry): ArrowPaths {
  const [fromX, fromY] = middleOf(from, geometry)
  const [toX] = middleOf(to, geometry)
  const aside = Math.sign(toX - fromX) * geometry.cellWidth * nearSide
  const bottom = fromY + geometry.cellHeight / 2
  const dip = geometry.rowCount === 1 ? deepDip : (geometry.pitchY - geometry.cellHeight) / 2
  const inside = dip < 8 ? 8 : 0
  const points: readonly Point[] = [
    [fromX + aside, bottom - inside],
    [fromX + aside, bottom + dip],
    [toX - aside, bottom + dip],
    [toX - aside, bottom],
  ]
  return { ...drawThrough(points), inside }
}

function middleOf([row, column]: TableArrow['from'], geometry: TableGeometry): Point {
  return [
    columnLeft(column, geometry) + geometry.cellWidth / 2,
    rowTop(row, geometry) + geometry.cellHeight / 2,
  ]
}

/** A line through the points with rounded corners, ending in a head whose tip is the last point. */
function drawThrough(points: readonly Point[]): Pick<ArrowPaths, 'line' | 'head'> {
  const tip = points.at(-1) ?? [0, 0]
  const before = points.at(-2) ?? tip
  const length = Math.hypot(tip[0] - before[0], tip[1] - before[1]) || 1
  const ahead: Point = [(tip[0] - before[0]) / length, (tip[1] - before[1]) / length]
  const neck: Point = [tip[0] - ahead[0] * headLength, tip[1] - ahead[1] * headLength]
  const wing = headLength * 0.55
  const line = points.slice(0, -1).map((point, index) => {
    const previous = points[index - 1]
    const next = points[index + 1]
    if (!previous || !next) return `M${write(point)}`
    const radius = Math.min(corner, distance(previous, point) / 2, distance(point, next) / 2)
    return `L${write(towards(point, previous, radius))}Q${write(point)} ${write(towards(point, next, radius))}`
  })
  return {
    line: `${line.join('')}L${write(length > headLength ? neck : before)}`,
    head: `M${write(tip)}L${write([neck[0] - ahead[1] * wing, neck[1] + ahead[0] * wing])}L${write([neck[0] + ahead[1] * wing, neck[1] - ahead[0] * wing])}Z`,
  }
}

function distance([x, y]: Point, [otherX, otherY]: Point): number {
  return Math.hypot(otherX - x, otherY - y)
}

function towards(from: Point, to: Point, by: number): Point {
  const part = by / (distance(from, to) || 1)
  return [from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part]
}

function write([x, y]: Point): string {
  return `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`
}
