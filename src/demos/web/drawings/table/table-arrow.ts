import { lengthOf, type Point } from '#algorithms/geometry.ts'
import type { TableArrow } from '#algorithms/scene.ts'
import { arrowhead, moveTowards, roundedPath } from '../shared/svg-path.ts'
import {
  arcStep,
  columnLeft,
  firstArc,
  isFarInNextRow,
  isFarInRow,
  rankOf,
  rowTop,
  type TableGeometry,
} from './table-layout.ts'

/** Line and head of an arrow from the cell that is read to the edge of the cell that is filled. */
interface ArrowPaths {
  readonly line: string
  readonly head: string
  /** The length of the line, in pixels from its start, inside the cell that is read. */
  readonly inside: number
  /** Where the text of an arc is: its middle. */
  readonly text?: Point
}

const headLength = 6
const cornerRadius = 5
/** How far from its middle a cell is entered or left at its near side, as a part of its width. */
const nearSide = 0.4

/** Straight between neighbors; otherwise along the gap between rows or below the table, so that no value is crossed. */
export function layOutArrow(
  arrow: TableArrow,
  read: string,
  isPath: boolean,
  geometry: TableGeometry,
  arrows: readonly TableArrow[] = [arrow],
): ArrowPaths {
  if (geometry.hasArcs && arrow.from[0] === arrow.to[0]) return arcBelow(arrow, isPath, geometry, arrows)
  if (isFarInRow(arrow)) return dipUnderRow(arrow, geometry)
  if (isFarInNextRow(arrow)) return walkBetweenRows(arrow, isPath, geometry)
  return goStraight(arrow, read, isPath && arrow.from[1] === arrow.to[1] ? besideFoot : 0, geometry)
}

/** From such a gap between cells on, an arrow runs from rim to rim. */
const roomyGap = 20
/** Between a cell and an arrow: where one leaves, clear of the ring around the cell, and where its tip is. */
const ringRoom = 7
const tipRoom = 3

/** Clear of the foot bars of settled cells. */
const besideFoot = 12

function goStraight(
  { from, to }: TableArrow,
  read: string,
  aside: number,
  geometry: TableGeometry,
): ArrowPaths {
  const { x: fromX, y: fromY } = middleOf(from, geometry)
  const { x: toX, y: toY } = middleOf(to, geometry)
  const across = toX - fromX
  const down = toY - fromY
  const { cellWidth, cellHeight, valueSize, valueDrop } = geometry
  // From beside the value, but at the latest from the edge of its cell.
  const edge = Math.min(cellWidth / 2 / Math.abs(across || 1e-9), cellHeight / 2 / Math.abs(down || 1e-9))
  const height = valueSize * 0.42 + 4 + Math.sign(down) * valueDrop
  const beside = 1 / Math.hypot(across / (read.length * valueSize * 0.3 + 5), down / height)
  const gap = down === 0 ? geometry.pitchX - cellWidth : geometry.pitchY - cellHeight
  if (gap >= roomyGap && (across === 0 || down === 0)) {
    const length = Math.hypot(across, down)
    const [begin, end] = [edge + ringRoom / length, edge + tipRoom / length]
    return {
      ...drawThrough([
        { x: fromX + across * begin, y: fromY + down * begin },
        { x: toX - across * end, y: toY - down * end },
      ]),
      inside: 0,
    }
  }
  const start = Math.min(edge, beside)
  const lower = down === 0 ? valueDrop : 0
  const points: [Point, ...Point[]] = [
    { x: fromX + across * start + aside, y: fromY + down * start + lower },
    { x: toX - across * edge + aside, y: toY - down * edge + lower },
  ]
  return { ...drawThrough(points), inside: (edge - start) * Math.hypot(across, down) }
}

function walkBetweenRows({ from, to }: TableArrow, isPath: boolean, geometry: TableGeometry): ArrowPaths {
  const { x: fromX, y: fromY } = middleOf(from, geometry)
  const { x: toX, y: toY } = middleOf(to, geometry)
  const down = Math.sign(toY - fromY)
  const half = geometry.cellHeight / 2
  const entry = toX - Math.sign(toX - fromX) * geometry.cellWidth * nearSide
  // A traceback arrow leads upward, below the foot bars of the target row.
  const lane = (fromY + toY) / 2 + (isPath ? 3 : 0)
  const start = fromY + geometry.valueDrop + down * (geometry.valueSize * 0.42 + 4)
  const points: [Point, ...Point[]] = [
    { x: fromX, y: start },
    { x: fromX, y: lane },
    { x: entry, y: lane },
    { x: entry, y: toY - down * half },
  ]
  return { ...drawThrough(points), inside: Math.abs(fromY + down * half - start) }
}

/** Leaves at the near side of one cell and arrives at the near side of the other, so that chains of them stay apart. */
function dipUnderRow({ from, to }: TableArrow, geometry: TableGeometry): ArrowPaths {
  const { x: fromX, y: fromY } = middleOf(from, geometry)
  const { x: toX } = middleOf(to, geometry)
  const aside = Math.sign(toX - fromX) * geometry.cellWidth * nearSide
  const bottom = fromY + geometry.cellHeight / 2
  const dip = (geometry.pitchY - geometry.cellHeight) / 2
  const inside = dip < 8 ? 8 : 0
  const points: [Point, ...Point[]] = [
    { x: fromX + aside, y: bottom - inside },
    { x: fromX + aside, y: bottom + dip },
    { x: toX - aside, y: bottom + dip },
    { x: toX - aside, y: bottom },
  ]
  return { ...drawThrough(points), inside }
}

/** One below the other, the nearest first, each from the middle of its cell; a path leaves and arrives beside it. */
function arcBelow(
  arrow: TableArrow,
  isPath: boolean,
  geometry: TableGeometry,
  arrows: readonly TableArrow[],
): ArrowPaths {
  const { cellWidth, cellHeight } = geometry
  const { x: fromX, y: fromY } = middleOf(arrow.from, geometry)
  const { x: toX } = middleOf(arrow.to, geometry)
  const side = Math.sign(toX - fromX)
  const { rank, count } = rankOf(arrow, arrows)
  const bottom = fromY + cellHeight / 2
  const lane = bottom + firstArc + rank * arcStep
  const aside = isPath ? side * cellWidth * pathSide : 0
  const spread = Math.min(16, cellWidth * 0.3)
  const entry = isPath ? toX - aside : toX + side * (rank - (count - 1) / 2) * spread
  const points: [Point, ...Point[]] = [
    { x: fromX + aside, y: bottom + ringRoom },
    { x: fromX + aside, y: lane },
    { x: entry, y: lane },
    { x: entry, y: bottom + tipRoom },
  ]
  return { ...drawThrough(points), inside: 0, text: { x: (fromX + aside + entry) / 2, y: lane + 15 } }
}

/** So that the arrows of a path stay apart in the cells between them. */
const pathSide = 0.25

function middleOf([row, column]: TableArrow['from'], geometry: TableGeometry): Point {
  return {
    x: columnLeft(column, geometry) + geometry.cellWidth / 2,
    y: rowTop(row, geometry) + geometry.cellHeight / 2,
  }
}

/** A line through the points with rounded corners, ending in an arrowhead whose tip is the last point. */
function drawThrough(points: readonly [Point, ...Point[]]): Pick<ArrowPaths, 'line' | 'head'> {
  const tip = points.at(-1) ?? points[0]
  const before = points.at(-2) ?? points[0]
  const end = lengthOf(before, tip) > headLength ? moveTowards(tip, before, headLength) : before
  return {
    line: roundedPath([...points.slice(0, -1), end], cornerRadius),
    head: arrowhead(before, tip, headLength, headLength * 0.55),
  }
}
