import type { ArrayScene } from '#algorithms/scene.ts'
import { type ArrayColumns, countColumns } from './array-columns.ts'
import { type ArrayRows, measureRows, wrapNote } from './array-rows.ts'
import { placePlates, plateWidth } from './pointer-lanes.ts'

/** Where everything of an array picture stands, in the pixels it is drawn at: text is never scaled. */
export interface ArrayGeometry extends ArrayColumns, ArrayRows {
  readonly width: number
  readonly cellHeight: number
  readonly valueSize: number
  /** How far marks stand out of their cell: where cells stand close, two rings must not cross. */
  readonly reach: number
  readonly bracketSize: number
  readonly pointerSize: number
  /** The lowest value of a bar, if not above zero, and how many pixels one unit is high. */
  readonly bars: { readonly least: number; readonly unit: number }
}

const narrowestPitch = 20
const digitWidth = 0.602

export function measureArray(run: readonly ArrayScene[], available: number): ArrayGeometry {
  const isWide = available >= 480
  const { before, count } = countColumns(run)
  const longest = Math.max(1, ...run.flatMap(({ cells }) => cells.map(({ value }) => String(value).length)))
  const widestPitch = isWide ? 88 : 52
  // The smallest text, 12.5 px, has room at this pitch.
  const leastPitch = Math.max(narrowestPitch, Math.ceil(longest * 12.5 * digitWidth + 4.9))
  const pitch = Math.max(leastPitch, Math.min(widestPitch, Math.floor((available - 8) / count)))
  const gap = pitch >= 72 ? 16 : pitch >= 52 ? 8 : pitch >= 36 ? 6 : pitch >= 26 ? 4 : pitch >= 21 ? 3 : 2
  const cellWidth = pitch - gap
  const cellHeight = cellWidth >= 56 ? 64 : cellWidth >= 27 ? 48 : 40
  const pointerSize = isWide ? 14 : 13
  const names = run.flatMap(({ pointers }) => pointers.map(({ name }) => plateWidth(name, pointerSize)))
  const needed = pitch * count + 8
  // What scrolls is cut at its ends: the plates there need their room.
  const overhang = needed > available ? Math.max(0, ...names) / 2 : 0
  const width = Math.max(available, needed + overhang)
  const largestText = cellWidth >= 56 ? 22 : 18
  const across = {
    width,
    firstX: (width - (pitch * count - gap)) / 2 + before * pitch,
    pitch,
    cellWidth,
    cellHeight,
    reach: Math.min(4, Math.max(2, gap / 2 - 0.6)),
    valueSize: Math.max(12.5, Math.min(largestText, Math.floor((cellWidth - 6) / longest / digitWidth))),
    bracketSize: isWide ? 17 : 15,
    pointerSize,
  }
  const plateLanes = Math.max(1, ...run.map((scene) => Math.max(0, ...placePlates(scene, across)) + 1))
  const noteLines = Math.max(0, ...run.map(({ note }) => wrapNote(note, available).length))
  const rows = measureRows(run, { cellHeight, plateLanes, noteLines, isWide })
  return { ...across, ...rows, bars: measureBars(run, rows.barRoom) }
}

function measureBars(run: readonly ArrayScene[], room: number): ArrayGeometry['bars'] {
  const values = run.flatMap(({ cells }) => cells.map(({ value }) => Number(value)).filter(Number.isFinite))
  const least = Math.min(0, ...values)
  const most = Math.max(0, ...values)
  return { least, unit: room === 0 ? 0 : (room - 14) / Math.max(1, most - least) }
}
