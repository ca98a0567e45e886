import type { ArrayScene } from '#algorithms/scene.ts'
import { breakLines } from '../shared/fit-text.ts'
import {
  type ArrayColumns,
  countColumns,
  type LabelSizes,
  labelSizesFor,
  labelWidth,
  layOutLabels,
} from './array-columns.ts'

/** The layout of an array, in pixels: text is never scaled. */
export interface ArrayGeometry extends ArrayColumns, ArrayRows {
  readonly width: number
  readonly cellHeight: number
  readonly valueSize: number
  /** How far marks reach beyond their cell: where cells are close together, two rings must not overlap. */
  readonly reach: number
  readonly bracketSize: number
  readonly bracketHeight: number
  /** From the label of a bracket to the cells. */
  readonly bracketStem: number
  readonly pointerSize: number
  readonly labels: LabelSizes
  /** The lowest value of a bar, if not above zero, and how many pixels one unit is high. */
  readonly bars: { readonly min: number; readonly unit: number }
}

const narrowestPitch = 20
const digitWidth = 0.602
/** Between two cells, from this distance of their left edges on. */
const gaps = [
  [72, 16],
  [60, 12],
  [52, 8],
  [36, 6],
  [26, 4],
  [21, 3],
] as const

export function measureArray(run: readonly ArrayScene[], available: number): ArrayGeometry {
  const isWide = available >= 480
  const { before, count } = countColumns(run)
  const longest = Math.max(1, ...run.flatMap(({ cells }) => cells.map(({ value }) => String(value).length)))
  const widestPitch = isWide ? 88 : run.some(({ hasBars }) => hasBars === 'tall') ? 70 : 52
  // Fits text of 12.5 px, the smallest size.
  const minPitch = Math.max(narrowestPitch, Math.ceil(longest * 12.5 * digitWidth + 4.9))
  const titleWidth = isWide ? 0 : roomForTitleBefore(run, available - 8 - Math.max(minPitch, 28) * count)
  const room = available - titleWidth
  const pitch = Math.max(minPitch, Math.min(widestPitch, Math.floor((room - 8) / count)))
  const gap = gaps.find(([from]) => pitch >= from)?.[1] ?? 2
  const cellWidth = pitch - gap
  // On a phone, picture, caption and controls have to fit into one screen.
  const cellHeight = !isWide ? (cellWidth >= 27 ? 36 : 34) : cellWidth >= 56 ? 64 : cellWidth >= 27 ? 48 : 40
  const pointerSize = isWide ? 14 : 13
  const names = run.flatMap(({ pointers }) => pointers.map(({ name }) => labelWidth(name, pointerSize)))
  const needed = titleWidth + pitch * count + 8
  // A scrolling picture is clipped at its ends, so labels there need room.
  const overhang = needed > available ? Math.max(0, ...names) / 2 : 0
  const width = Math.max(available, needed + overhang)
  const largestText = cellWidth >= 56 ? 22 : 18
  const across = {
    width,
    firstX: titleWidth > 0 ? titleWidth + 4 : (width - (pitch * count - gap)) / 2 + before * pitch,
    pitch,
    cellWidth,
    cellHeight,
    reach: Math.min(4, Math.max(2, gap / 2 - 0.6)),
    valueSize: Math.max(12.5, Math.min(largestText, Math.floor((cellWidth - 6) / longest / digitWidth))),
    bracketSize: isWide ? 17 : 15,
    bracketHeight: isWide ? 40 : 26,
    bracketStem: isWide ? 28 : 22,
    pointerSize,
    labels: labelSizesFor(isWide),
  }
  const labelLanes = Math.max(1, ...run.map((scene) => Math.max(0, ...layOutLabels(scene, across)) + 1))
  const noteLines = Math.max(0, ...run.map(({ note }) => wrapNote(note, available).length))
  const rows = measureRows(run, { ...across, labelLanes, noteLines, isWide, hasTitleAbove: titleWidth === 0 })
  return { ...across, ...rows, bars: measureBars(run, rows.barRoom) }
}

/** On a phone, the title of a plain array is before its cells, if they leave enough room: this saves a line. */
function roomForTitleBefore(run: readonly ArrayScene[], room: number): number {
  const hasOnlyCells = run.every(
    ({ bracket, spans, window, swap, hasBars, pointers }) =>
      !bracket && spans.length === 0 && !window && !swap && !hasBars && pointers.length === 0,
  )
  const width = Math.max(0, ...run.map(({ title = '' }) => title.length * titleCharacter + 14))
  return hasOnlyCells && width > 14 && width <= room ? width : 0
}

const titleCharacter = 7.2

function measureBars(run: readonly ArrayScene[], room: number): ArrayGeometry['bars'] {
  const values = run.flatMap(({ cells }) => cells.map(({ value }) => Number(value)).filter(Number.isFinite))
  const min = Math.min(0, ...values)
  const max = Math.max(0, ...values)
  return { min, unit: room === 0 ? 0 : (room - 14) / Math.max(1, max - min) }
}

/** The rows of an array picture from top to bottom. A row is there when any scene of the run needs it. */
interface ArrayRows {
  readonly titleY: number
  /** The baseline of everything above the cells (bracket, spans, arc): the top of the cells or of the bars. */
  readonly overTop: number
  readonly barRoom: number
  readonly cellTop: number
  /** The top of the lower lane. */
  readonly lowerTop: number
  readonly indexY: number
  /** The top of the line that joins the cells of a remark. */
  readonly remarkY: number
  readonly windowTextY: number
  /** The point of the pointers' arrowheads. */
  readonly tipY: number
  readonly noteY: number
  readonly height: number
}

interface Needs extends Pick<ArrayGeometry, 'cellHeight' | 'bracketHeight' | 'bracketStem' | 'labels'> {
  readonly labelLanes: number
  readonly noteLines: number
  readonly isWide: boolean
  readonly hasTitleAbove: boolean
}

export const noteLineHeight = 20
const remarkHeight = 34

function measureRows(run: readonly ArrayScene[], needs: Needs): ArrayRows {
  const { cellHeight, bracketHeight, bracketStem, labels, labelLanes, noteLines, isWide, hasTitleAbove } =
    needs
  const has = (question: (scene: ArrayScene) => unknown) => run.some((scene) => Boolean(question(scene)))
  const hasPointers = has(({ pointers }) => pointers.length > 0)
  const hasWindowText = has(({ window }) => window?.text)

  const titleRoom = hasTitleAbove && has(({ title }) => title) ? (isWide ? 26 : 20) : 0
  const barRoom = has(({ hasBars }) => hasBars === 'tall')
    ? isWide
      ? 150
      : 96
    : has(({ hasBars }) => hasBars)
      ? isWide
        ? 92
        : 52
      : 0
  const hasSpans = has(({ spans }) => spans.length > 0) || (hasWindowText && hasPointers)
  const hasFlags = has(({ cells }) => cells.some(({ role }) => role === 'result'))
  const hasBracket = has(({ bracket }) => bracket)
  const hasWindow = has(({ window }) => window)
  const overRoom = Math.max(
    8,
    hasSpans ? 32 : 0,
    has(({ swap }) => swap) ? 46 : 0,
    hasBracket ? bracketHeight + bracketStem + (isWide ? 12 : 4) : 0,
  )
  // A bracket fits between flags and frames; lines and text must clear them.
  const isFree = !isWide && overRoom === 8
  const clearance = hasBracket ? 0 : hasFlags ? (isFree ? 6 : 14) : hasWindow ? 7 : 0
  const overTop = titleRoom + overRoom
  const cellTop = overTop + clearance + barRoom
  const lowerTop = cellTop + cellHeight + (isWide ? 44 : 32)
  // Leaves room for the foot bars of settled cells.
  const underFrame = hasWindow ? (isWide ? 2 : 6) : 0
  const indexRoom = run.every(({ hasNoIndices }) => hasNoIndices) ? 12 : (isWide ? 28 : 21) + underFrame
  const hasLowered = has(({ cells }) => cells.some(({ isLowered }) => isLowered))
  const belowIndices = hasLowered ? lowerTop + cellHeight + 8 : cellTop + cellHeight + indexRoom
  const belowCells = belowIndices + (has(({ remark }) => remark) ? remarkHeight : 0)
  // Pointers are below the cells, which moves the window's text above it.
  const belowWindow = belowCells + (hasWindowText && !hasPointers ? 30 : 0)
  const labelsHeight = 6 + labels.stem + labels.height + labels.arrow + (labelLanes - 1) * labels.lane
  const belowPointers = belowWindow + (hasPointers ? labelsHeight : 0)
  return {
    titleY: hasTitleAbove ? 15 : cellTop + cellHeight / 2 + 5,
    overTop,
    barRoom,
    cellTop,
    lowerTop,
    remarkY: belowIndices + 4,
    indexY: cellTop + cellHeight + (isWide ? 21 : 16) + underFrame,
    windowTextY: hasPointers ? overTop - 11 : belowCells + 18,
    tipY: belowCells + 1,
    noteY: belowPointers + 14,
    height: belowPointers + (noteLines > 0 ? noteLines * noteLineHeight + 4 : 0),
  }
}

export function wrapNote(note: string | undefined, width: number): readonly string[] {
  return note ? breakLines(note, width - 8, noteSize) : []
}

const noteSize = 14
