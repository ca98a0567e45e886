import type { MapScene } from '#algorithms/scene.ts'

export interface MapGeometry {
  readonly width: number
  readonly height: number
  /** Room at the left for what keys and values are. */
  readonly headWidth: number
  readonly entryWidth: number
  readonly gap: number
  readonly perLine: number
  readonly textSize: number
  /** Room above the entries for the title, and for flags below it. */
  readonly titleRoom: number
}

export const entryHeight = 60
const lineHeight = entryHeight + 16
const digitWidth = 0.602

export function measureMap(run: readonly MapScene[], available: number): MapGeometry {
  const isWide = available >= 480
  const textSize = isWide ? 17 : 15
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
  const titleRoom = hasFlags ? 36 : 32
  const most = Math.max(1, ...run.map(({ entries }) => entries.length))
  const lines = Math.ceil(most / perLine)
  // Room for the foot bar below the last line.
  return {
    width: available,
    height: titleRoom + lines * lineHeight - 2,
    headWidth,
    entryWidth,
    gap,
    perLine,
    textSize,
    titleRoom,
  }
}

export function placeOf(
  index: number,
  { headWidth, entryWidth, gap, perLine, titleRoom }: MapGeometry,
): { x: number; y: number } {
  return {
    x: headWidth + (index % perLine) * (entryWidth + gap),
    y: titleRoom + Math.floor(index / perLine) * lineHeight,
  }
}
