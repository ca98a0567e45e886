import type { ListNode, ListPointer, ListScene } from '#algorithms/scene.ts'
import { type ListPlaces, nullStub, type Spot, spotOf } from './list-places.ts'

export const plateHeight = 26
export const laneGap = 6
/** From the foot of a node to the plate: an arrowhead and a bit of its stem. */
export const stemHeight = 24

export interface PlacedPlate {
  readonly name: string
  /** What the plate points at: the middle of a node, or a null mark. */
  readonly foot: Spot
  /** Middle of the plate: it stays inside the picture also where its foot is at the edge. */
  readonly x: number
  readonly width: number
  /** Rows of plates below a node; a second one is needed when two plates would touch. */
  readonly lane: number
  readonly hangsFromOther: boolean
}

export function placePlates(scene: ListScene, places: ListPlaces): readonly PlacedPlate[] {
  const placed: PlacedPlate[] = []
  for (const pointer of scene.pointers) placed.push(placePlate(pointer, scene, places, placed))
  return placed
}

/** The first row in which the plate touches none of those that are placed already. */
export function placePlate(
  pointer: ListPointer,
  scene: ListScene,
  places: ListPlaces,
  placed: readonly PlacedPlate[],
): PlacedPlate {
  const foot = footOf(pointer, scene, places)
  const width = Math.round(
    pointer.name.length * places.pointerSize * 0.54 + (places.pointerSize >= 14 ? 22 : 12),
  )
  const x = Math.max(width / 2, Math.min(places.width - width / 2, foot.x))
  const near = placed.filter(({ foot: other }) => other.line === foot.line && other.row === foot.row)
  let lane = 0
  while (near.some((other) => other.lane === lane && Math.abs(other.x - x) < (other.width + width) / 2 + 3))
    lane++
  const hangsFromOther = near.some((other) => other.foot.x === foot.x && other.lane < lane)
  return { name: pointer.name, foot, x, width, lane, hangsFromOther }
}

function footOf(pointer: ListPointer, scene: ListScene, places: ListPlaces): Spot {
  const node = scene.nodes.find(({ id }) => id === pointer.at)
  if (!node) return nullSpot(pointer.nullSide, scene, places)
  const spot = spotOf(node, places)
  return { ...spot, x: spot.x + places.nodeWidth / 2 }
}

/** Before the first place, or behind the node that points to nothing, or else behind the last node. */
export function nullSpot(side: 'left' | undefined, scene: ListScene, places: ListPlaces): Spot {
  const first = spotOf({ column: places.firstColumn, row: 0 }, places)
  if (side === 'left') return { ...first, x: first.x - nullStub - 3 }
  const last = findLast(scene)
  if (!last) return { ...first, x: first.x + 3 }
  const spot = spotOf(last, places)
  return { ...spot, x: spot.x + places.nodeWidth + nullStub + 3 }
}

function findLast({ nodes, links }: ListScene): ListNode | undefined {
  const end = links.find(({ to, role, nullSide }) => to === null && role !== 'dropped' && !nullSide)
  return (
    nodes.find(({ id }) => id === end?.from) ??
    nodes.filter(({ row }) => row === 0).toSorted((a, b) => b.column - a.column)[0] ??
    nodes[0]
  )
}
