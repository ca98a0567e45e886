import { lengthOf, type Point } from '#algorithms/geometry.ts'
import type { TableArrow } from '#algorithms/scene.ts'
import { arrowhead, moveTowards, roundedPath } from '../shared/svg-path.ts'
import {
  columnLeft,
  deepDip,
  isFarInNextRow,
  isFarInRow,
  rowTop,
  type TableGeometry,
} from './table-layout.ts'

/** Line and head of an arrow from the cell that is read to the edge of the cell that is filled. */
interface ArrowPaths {
  readonly line: string
  readonly head: string
  /** The length of the line, in pixels from its start, inside the cell that is read. */
  readonly inside: number
}

const headLength = 6
const cornerRadius = 5
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
  const { x: fromX, y: fromY } = middleOf(from, geometry)
  const { x: toX, y: toY } = middleOf(to, geometry)
  const across = toX - fromX
  const down = toY - fromY
  const { cellWidth, cellHeight, valueSize, valueDrop } = geometry
  // From beside the value, but at the latest from the edge of its cell.
  const edge = Math.min(cellWidth / 2 / Math.abs(across || 1e-9), cellHeight / 2 / Math.abs(down || 1e-9))
  const height = valueSize * 0.42 + 4 + Math.sign(down) * valueDrop
  const beside = 1 / Math.hypot(across / (read.length * valueSize * 0.3 + 5), down / height)
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
  const dip = geometry.rowCount === 1 ? deepDip : (geometry.pitchY - geometry.cellHeight) / 2
  const inside = dip < 8 ? 8 : 0
  const points: [Point, ...Point[]] = [
    { x: fromX + aside, y: bottom - inside },
    { x: fromX + aside, y: bottom + dip },
    { x: toX - aside, y: bottom + dip },
    { x: toX - aside, y: bottom },
  ]
  return { ...drawThrough(points), inside }
}

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
