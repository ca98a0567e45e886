import type { ArrayScene } from '#algorithms/scene.ts'
import { type ArrayColumns, middleOf } from './array-columns.ts'
import type { ArrayRows } from './array-rows.ts'

export const plateHeight = 26
export const laneGap = 6
export const laneHeight = plateHeight + laneGap

export function plateWidth(name: string, pointerSize: number): number {
  return Math.round(name.length * pointerSize * 0.52 + (pointerSize >= 14 ? 24 : 10))
}

/** Where the plate's top edge is, below the cells. */
export function plateTop(lane: number, { tipY }: Pick<ArrayRows, 'tipY'>): number {
  return tipY + 22 + lane * laneHeight
}

/** The row of each pointer's plate: the first row in which it touches no plate that is already placed. */
export function placePlates(
  scene: ArrayScene,
  geometry: ArrayColumns & { readonly pointerSize: number },
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
