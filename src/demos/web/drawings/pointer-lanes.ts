import type { ArrayScene, Pointer } from '#algorithms/scene.ts'
import { type ArrayColumns, middleOf } from './array-columns.ts'
import type { ArrayRows } from './array-rows.ts'

export const plateHeight = 26
const laneGap = 6
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
  const placed: { plate: Stretch; lane: number }[] = []
  for (const pointer of scene.pointers) {
    const plate = stretchOf(pointer, geometry)
    let lane = 0
    while (placed.some((other) => other.lane === lane && isTouching(plate, other.plate))) lane++
    placed.push({ plate, lane })
  }
  return placed.map(({ lane }) => lane)
}

/** From left to right, in pixels. */
export interface Stretch {
  readonly from: number
  readonly to: number
}

export function stretchOf(
  { name, at }: Pointer,
  geometry: ArrayColumns & { readonly pointerSize: number },
): Stretch {
  const half = plateWidth(name, geometry.pointerSize) / 2
  const middle = middleOf(at, geometry)
  return { from: middle - half, to: middle + half }
}

export function isTouching(one: Stretch, other: Stretch): boolean {
  return one.from < other.to + 3 && other.from < one.to + 3
}
