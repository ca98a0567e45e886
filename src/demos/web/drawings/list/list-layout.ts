import type { ListScene } from '#algorithms/scene.ts'
import {
  type ListBand,
  type ListPlaces,
  laneGap,
  measurePlaces,
  placePlates,
  plateHeight,
  rowDrop,
  spotOf,
  stemHeight,
} from './list-positions.ts'
import { arcHeight, findRoutes } from './list-routes.ts'

export interface ListGeometry extends ListPlaces {
  readonly height: number
}

const roomForGhostArrow = 22
const roomForFlag = 18
const roomBetweenLines = 18

/** Each line is as high as what stands above and below its nodes at any step of the run. */
export function measureList(run: readonly ListScene[], available: number): ListGeometry {
  const places = measurePlaces(run, available)
  const hasFlag = run.some(({ nodes }) => nodes.some(({ role }) => role === 'result'))
  const bands: ListBand[] = []
  let top = 4
  for (let line = 0; line < places.lineCount; line++) {
    const levels = Math.max(0, ...run.map((scene) => countArcLevels(scene, places, line)))
    const forArcs = levels === 0 ? 0 : arcHeight(levels - 1) + 4
    const forTurns = line === 0 ? 0 : roomBetweenLines + Math.max(forArcs, hasFlag ? 8 : 0)
    const nodeTop = top + Math.max(forArcs, forTurns, hasFlag ? roomForFlag : 4)
    bands.push({ top: top + 2, nodeTop })
    top = nodeTop + places.nodeHeight + Math.max(8, ...run.map((scene) => depthBelow(scene, places, line)))
  }
  return { ...places, bands, height: top + 2 }
}

function countArcLevels(scene: ListScene, places: ListPlaces, line: number): number {
  const levels = findRoutes(scene, places).flatMap(({ arc }) =>
    arc?.lines.includes(line) ? [arc.level] : [],
  )
  return Math.max(-1, ...levels) + 1
}

function depthBelow(scene: ListScene, places: ListPlaces, line: number): number {
  const nodes = scene.nodes.map((node) => spotOf(node, places)).filter((spot) => spot.line === line)
  const plates = placePlates(scene, places).filter(({ foot }) => foot.line === line)
  return Math.max(
    0,
    ...nodes.map(({ row }) => row * rowDrop(places) + 10),
    ...plates.map(
      ({ foot, lane }) =>
        foot.row * rowDrop(places) + stemHeight + (lane + 1) * (plateHeight + laneGap) + roomForGhostArrow,
    ),
  )
}
