import type { MapScene } from '#algorithms/scene.ts'

/** The layout of a hash map, in pixels. */
export interface MapGeometry {
  readonly width: number
  readonly height: number
  /** The width of the row titles on the left. */
  readonly headWidth: number
  readonly entryWidth: number
  readonly entryHeight: number
  readonly linePitch: number
  readonly gap: number
  readonly perLine: number
  readonly textSize: number
  /** Room above the entries for the title, and for flags below it. */
  readonly titleRoom: number
}

const digitWidth = 0.602

export function measureMap(run: readonly MapScene[], available: number): MapGeometry {
  const isWide = available >= 480
  const textSize = isWide ? 17 : 15
  // On a phone, picture, caption and controls have to fit into one screen.
  const entryHeight = isWide ? 60 : 46
  const linePitch = entryHeight + (isWide ? 16 : 10)
  const gap = isWide ? 8 : 6
  const heads = run.flatMap(({ keyTitle, valueTitle }) => [keyTitle.length, valueTitle.length])
  const headWidth = Math.max(0, ...heads) * 7.2 + 12
  const texts = run.flatMap(({ entries }) =>
    entries.flatMap(({ key, value }) => [String(key), String(value)]),
  )
  const longest = Math.max(1, ...texts.map((text) => text.length))
  const entryWidth = Math.max(
    isWide ? 40 : 36,
    Math.ceil(longest * textSize * digitWidth) + (isWide ? 16 : 12),
  )
  const perLine = Math.max(1, Math.floor((available - headWidth - 6 + gap) / (entryWidth + gap)))
  const hasFlags = run.some(({ entries }) => entries.some(({ role }) => role === 'result'))
  const titleRoom = hasFlags ? 36 : isWide ? 32 : 26
  const max = Math.max(1, ...run.map(({ entries }) => entries.length))
  const lines = Math.ceil(max / perLine)
  // Room for the foot bar below the last line.
  return {
    width: available,
    height: titleRoom + lines * linePitch - 2,
    headWidth,
    entryWidth,
    entryHeight,
    linePitch,
    gap,
    perLine,
    textSize,
    titleRoom,
  }
}

/** The left top corner of an entry. */
export function positionOf(
  index: number,
  { headWidth, entryWidth, gap, perLine, titleRoom, linePitch }: MapGeometry,
): { x: number; y: number } {
  return {
    x: headWidth + (index % perLine) * (entryWidth + gap),
    y: titleRoom + Math.floor(index / perLine) * linePitch,
  }
}
