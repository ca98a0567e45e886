import type { TableArrow, TableScene } from '#algorithms/scene.ts'

/** The layout of a table, in pixels. */
export interface TableGeometry {
  readonly width: number
  readonly height: number
  /** Where the row heads begin. */
  readonly headX: number
  /** Left edge of the first cell. */
  readonly firstX: number
  readonly firstY: number
  readonly pitchX: number
  readonly pitchY: number
  readonly cellWidth: number
  readonly cellHeight: number
  /** How far the marks of a cell may reach without touching the next. */
  readonly reach: number
  readonly valueSize: number
  /** How far values are below the middle of their cell: lower if there are notes above them. */
  readonly valueDrop: number
  readonly rowCount: number
  readonly columnCount: number
  /** Arrows within a row run below the table, from rim to rim. */
  readonly hasArcs: boolean
}

const narrowestCell = 30
const minText = 12
const headText = 13
/** Width of a character of the monospaced font, relative to its size. */
const monoWidth = 0.6
const roomForTitle = 28
const roomForHeads = 26
const roomForFlag = 17
const roomBeside = 12
/** Between rows, when arrows walk there. */
const roomForWalk = 14
/** How far below the table the first arc runs, and each further one below it. */
export const firstArc = 18
export const arcStep = 26
/** Under the last arc, for its text. */
const roomUnderArcs = 20

/** Measured over all scenes of a run, so that the size never changes. */
export function measureTable(run: readonly TableScene[], available: number): TableGeometry {
  const isNarrow = available < 480
  const isGrid = run.some((scene) => scene.isGrid)
  const rowCount = Math.max(0, ...run.map((scene) => scene.rows.length))
  const columnCount = Math.max(0, ...run.map((scene) => scene.rows[0]?.length ?? 0))
  const cells = run.flatMap((scene) => scene.rows.flat())
  const longestValue = Math.max(1, ...cells.map(({ value }) => String(value).length))
  const longestNote = Math.max(0, ...cells.map(({ note = '' }) => note.length))
  const longestHead = Math.max(
    0,
    ...run.flatMap(({ columnHeads = [] }) => columnHeads.map((head) => head.length)),
  )

  const hasArcs = canHaveArcs(run, rowCount)
  const headWidth = measureHeads(run)
  const gapX = isGrid ? 0 : isNarrow ? 4 : hasArcs ? 14 : 6
  const gapY = isGrid
    ? 0
    : hasArcs
      ? isNarrow
        ? 30
        : 40
      : rowCount > 1 && run.some((scene) => scene.arrows?.some(isWalk))
        ? roomForWalk
        : isNarrow
          ? 5
          : 8
  const min = Math.max(
    narrowestCell,
    longestValue * minText * monoWidth + 8,
    longestNote * minText * monoWidth + 8,
    longestHead * headText * monoWidth - gapX + 4,
  )
  // A small table with notes would look lost in a wide picture.
  const isRoomy = longestNote > 0 && !isNarrow && rowCount <= 4 && columnCount <= 5
  const isSmallGrid = isGrid && !isNarrow && rowCount <= 5 && columnCount <= 6
  const isLarge = hasArcs && !isNarrow
  const widest = isRoomy
    ? 96
    : isLarge
      ? 80
      : longestNote > 0
        ? 76
        : isSmallGrid
          ? 72
          : isGrid && isNarrow
            ? 44
            : isGrid || isNarrow
              ? 56
              : 64
  const room = available - headWidth - 2 * roomBeside + gapX
  const pitchX = Math.max(
    Math.ceil(min) + gapX,
    Math.min(widest, Math.floor(room / Math.max(1, columnCount))),
  )
  const cellWidth = pitchX - gapX
  const cellHeight = isGrid
    ? cellWidth
    : isRoomy
      ? 64
      : isLarge
        ? 54
        : longestNote > 0
          ? isNarrow
            ? 42
            : 52
          : isNarrow
            ? rowCount > 5
              ? 28
              : 34
            : rowCount > 7
              ? 34
              : rowCount > 5
                ? 38
                : 42
  const blockWidth = headWidth + pitchX * columnCount - gapX
  const width = Math.max(available, blockWidth + 2 * roomBeside)
  const headX = Math.round((width - blockWidth) / 2)
  const firstY =
    (run.some((scene) => scene.title) ? roomForTitle : 0) +
    (run.some((scene) => scene.columnHeads) ? roomForHeads : roomForFlag)
  const pitchY = cellHeight + gapY
  const arcCount = hasArcs
    ? Math.max(
        ...run.map(({ arrows = [] }) => Math.max(0, ...arrows.map((arrow) => rankOf(arrow, arrows).count))),
      )
    : 0
  return {
    width,
    height:
      firstY +
      (columnCount === 0 ? 52 : pitchY * rowCount - gapY) +
      (arcCount > 0 ? firstArc + (arcCount - 1) * arcStep + roomUnderArcs : 10),
    headX,
    firstX: headX + headWidth,
    firstY,
    pitchX,
    pitchY,
    cellWidth,
    cellHeight,
    reach: isGrid ? -4 : Math.min(4, gapX / 2),
    valueSize: Math.max(
      minText,
      Math.min(
        cellHeight * (longestNote > 0 ? 0.36 : 0.46),
        20,
        (cellWidth - 8) / (longestValue * monoWidth),
      ),
    ),
    valueDrop: longestNote > 0 ? 7 : 1,
    rowCount,
    columnCount,
    hasArcs,
  }
}

/** Below the table there is only room for the arrows within its last row. */
function canHaveArcs(run: readonly TableScene[], rowCount: number): boolean {
  const inRow = run.flatMap(({ arrows = [] }) => arrows.filter(isInRow))
  return (
    inRow.length > 0 &&
    inRow.every(({ from }) => from[0] === rowCount - 1) &&
    !run.some(({ isGrid }) => isGrid)
  )
}

const isInRow = ({ from, to }: TableArrow) => from[0] === to[0]

/** Which of the arrows within its row that lead to the same cell it is, counted from the nearest. */
export function rankOf(arrow: TableArrow, arrows: readonly TableArrow[]): { rank: number; count: number } {
  const lengthOf = ({ from, to }: TableArrow) => Math.abs(from[1] - to[1])
  const all = arrows.filter(
    (each) => isInRow(each) && each.to[0] === arrow.to[0] && each.to[1] === arrow.to[1],
  )
  return { rank: all.filter((each) => lengthOf(each) < lengthOf(arrow)).length, count: all.length }
}

function measureHeads(run: readonly TableScene[]): number {
  const longest = Math.max(
    0,
    ...run.flatMap(({ rowHeads = [] }) => rowHeads.map((head) => head.length * headText * monoWidth)),
    ...run.map(({ corner = '' }) => corner.length * 6.8),
  )
  return longest === 0 ? 0 : Math.ceil(longest) + 14
}

/** An arrow over other cells of its own row: a straight line would cross their values. */
export function isFarInRow({ from, to }: TableArrow): boolean {
  return from[0] === to[0] && Math.abs(from[1] - to[1]) > 1
}

/** The same from one row to the next. */
export function isFarInNextRow({ from, to }: TableArrow): boolean {
  return Math.abs(from[0] - to[0]) === 1 && Math.abs(from[1] - to[1]) > 1
}

function isWalk(arrow: TableArrow): boolean {
  return isFarInRow(arrow) || isFarInNextRow(arrow)
}

export function columnLeft(column: number, { firstX, pitchX }: TableGeometry): number {
  return firstX + column * pitchX
}

export function rowTop(row: number, { firstY, pitchY }: TableGeometry): number {
  return firstY + row * pitchY
}
