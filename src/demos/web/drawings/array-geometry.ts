import type { ArrayScene } from '#algorithms/scene.ts'

/** Where everything of an array picture stands, in the pixels it is drawn at: text is never scaled. */
export interface ArrayGeometry {
  readonly width: number
  readonly height: number
  readonly firstX: number
  readonly pitch: number
  readonly cellWidth: number
  readonly cellHeight: number
  readonly cellTop: number
  readonly valueSize: number
  readonly bracketSize: number
  readonly pointerSize: number
  /** Rows of pointer plates below the cells; a second one is needed when two plates would touch. */
  readonly lanes: number
}

const roomForBracket = 80
const roomForSpans = 30
export const plateHeight = 26
export const laneGap = 6
const laneHeight = plateHeight + laneGap
const narrowestPitch = 30

export function measureArray(run: readonly ArrayScene[], available: number): ArrayGeometry {
  const count = Math.max(1, ...run.map((scene) => scene.cells.length))
  const isWide = available >= 480
  const widestPitch = isWide ? 88 : 52
  const pitch = Math.max(narrowestPitch, Math.min(widestPitch, Math.floor((available - 8) / count)))
  const gap = isWide ? 16 : pitch >= 40 ? 6 : 4
  const cellWidth = pitch - gap
  const width = Math.max(available, pitch * count + 8)
  const cellHeight = isWide ? 64 : 48
  const top = run.some((scene) => scene.bracket)
    ? roomForBracket
    : run.some((scene) => scene.spans.length > 0)
      ? roomForSpans
      : 8
  const geometry = {
    width,
    firstX: (width - (pitch * count - gap)) / 2,
    pitch,
    cellWidth,
    cellHeight,
    cellTop: top,
    valueSize: cellWidth >= 60 ? 22 : cellWidth >= 38 ? 17 : cellWidth >= 32 ? 14 : 12.5,
    bracketSize: isWide ? 17 : 15,
    pointerSize: isWide ? 14 : 13,
    lanes: 1,
  }
  const lanes = Math.max(1, ...run.map((scene) => Math.max(0, ...placePlates(scene, geometry)) + 1))
  const hasPointers = run.some((scene) => scene.pointers.length > 0)
  return {
    ...geometry,
    lanes,
    height: top + cellHeight + 28 + (hasPointers ? 80 + (lanes - 1) * laneHeight : 0),
  }
}

type Across = Pick<ArrayGeometry, 'firstX' | 'pitch' | 'cellWidth'>

export function leftOf(index: number, { firstX, pitch }: Across): number {
  return firstX + index * pitch
}

export function middleOf(index: number, geometry: Across): number {
  return leftOf(index, geometry) + geometry.cellWidth / 2
}

/** Where the plate's top edge is, below the cells. */
export function plateTop(
  lane: number,
  { cellTop, cellHeight }: Pick<ArrayGeometry, 'cellTop' | 'cellHeight'>,
): number {
  return cellTop + cellHeight + 51 + lane * laneHeight
}

export function plateWidth(name: string, pointerSize: number): number {
  return Math.round(name.length * pointerSize * 0.52 + (pointerSize >= 14 ? 24 : 10))
}

/** The row of each pointer's plate: the first row in which it touches no plate that is already placed. */
export function placePlates(
  scene: ArrayScene,
  geometry: Across & { readonly pointerSize: number },
): readonly number[] {
  const placed: { from: number; to: number; lane: number }[] = []
  for (const { name, at } of scene.pointers) {
    const half = plateWidth(name, geometry.pointerSize) / 2
    const middle = middleOf(at, geometry)
    let lane = 0
    while (
      placed.some(
        (other) => other.lane === lane && middle - half < other.to + 3 && other.from < middle + half + 3,
      )
    )
      lane++
    placed.push({ from: middle - half, to: middle + half, lane })
  }
  return placed.map(({ lane }) => lane)
}
