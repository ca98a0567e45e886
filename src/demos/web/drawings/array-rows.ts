import type { ArrayScene } from '#algorithms/scene.ts'
import { laneHeight } from './pointer-lanes.ts'

/** The rows of an array picture from top to bottom. A row is there when any scene of the run needs it. */
export interface ArrayRows {
  readonly titleY: number
  /** What stands above the cells (bracket, spans, arc) stands on this line: the cells' top, or the bars'. */
  readonly overTop: number
  readonly barRoom: number
  readonly cellTop: number
  /** Where lowered cells stand. */
  readonly lowerTop: number
  readonly indexY: number
  readonly windowTextY: number
  /** The point of the pointers' arrowheads. */
  readonly tipY: number
  readonly noteY: number
  readonly height: number
}

interface Needs {
  readonly cellHeight: number
  readonly plateLanes: number
  readonly noteLines: number
  readonly isWide: boolean
}

export const noteLineHeight = 20

export function measureRows(run: readonly ArrayScene[], needs: Needs): ArrayRows {
  const { cellHeight, plateLanes, noteLines, isWide } = needs
  const has = (question: (scene: ArrayScene) => unknown) => run.some((scene) => Boolean(question(scene)))
  const hasPointers = has(({ pointers }) => pointers.length > 0)
  const hasWindowText = has(({ window }) => window?.text)

  const titleRoom = has(({ title }) => title) ? 26 : 0
  const barRoom = has(({ hasBars }) => hasBars) ? (isWide ? 92 : 68) : 0
  const hasSpans = has(({ spans }) => spans.length > 0) || (hasWindowText && hasPointers)
  const hasFlags = has(({ cells }) => cells.some(({ role }) => role === 'result'))
  const hasBracket = has(({ bracket }) => bracket)
  const hasWindow = has(({ window }) => window)
  const overRoom = Math.max(8, hasSpans ? 32 : 0, has(({ swap }) => swap) ? 46 : 0, hasBracket ? 80 : 0)
  // A bracket goes between flags and frames; lines and words above them keep clear.
  const clearance = hasBracket ? 0 : hasFlags ? 14 : hasWindow ? 7 : 0
  const overTop = titleRoom + overRoom
  const cellTop = overTop + clearance + barRoom
  const lowerTop = cellTop + cellHeight + 44
  // The foot bars of settled cells stand there too.
  const underFrame = hasWindow ? 2 : 0
  const indexRoom = run.every(({ hasNoIndices }) => hasNoIndices) ? 12 : 28 + underFrame
  const hasLowered = has(({ cells }) => cells.some(({ isLowered }) => isLowered))
  const belowCells = hasLowered ? lowerTop + cellHeight + 8 : cellTop + cellHeight + indexRoom
  // Pointers need the place below the cells: then the window's text stands above it.
  const belowWindow = belowCells + (hasWindowText && !hasPointers ? 30 : 0)
  const belowPointers = belowWindow + (hasPointers ? 80 + (plateLanes - 1) * laneHeight : 0)
  return {
    titleY: 15,
    overTop,
    barRoom,
    cellTop,
    lowerTop,
    indexY: cellTop + cellHeight + 21 + underFrame,
    windowTextY: hasPointers ? overTop - 11 : belowCells + 18,
    tipY: belowCells + 1,
    noteY: belowPointers + 14,
    height: belowPointers + (noteLines > 0 ? noteLines * noteLineHeight + 4 : 0),
  }
}

/** A note's lines, each short enough for the picture. */
export function wrapNote(note: string | undefined, width: number): readonly string[] {
  if (!note) return []
  const mostLetters = Math.floor((width - 8) / 7.2)
  const lines: string[] = []
  for (const word of note.split(' ')) {
    const longer = `${lines.at(-1) ?? ''} ${word}`.trim()
    if (lines.length > 0 && longer.length <= mostLetters) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}
