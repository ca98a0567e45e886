import type { ListScene } from '#algorithms/scene.ts'
import {
  type ListBand,
  type ListMetrics,
  labelHeight,
  laneGap,
  layOutLabels,
  measureNodes,
  nodePosition,
  rowDrop,
  stemHeight,
} from './list-positions.ts'
import { arcHeight, findRoutes } from './list-routes.ts'

export interface ListGeometry extends ListMetrics {
  readonly height: number
}

const roomForGhostArrow = 22
const roomForFlag = 18
const roomBetweenLines = 18

/** Each line is as high as its tallest content at any step of the run. */
export function measureList(run: readonly ListScene[], available: number): ListGeometry {
  const metrics = measureNodes(run, available)
  const hasFlag = run.some(({ nodes }) => nodes.some(({ role }) => role === 'result'))
  const bands: ListBand[] = []
  let top = 4
  for (let line = 0; line < metrics.lineCount; line++) {
    const levels = Math.max(0, ...run.map((scene) => countArcLevels(scene, metrics, line)))
    const forArcs = levels === 0 ? 0 : arcHeight(levels - 1) + 4
    const forTurns = line === 0 ? 0 : roomBetweenLines + Math.max(forArcs, hasFlag ? 8 : 0)
    const nodeTop = top + Math.max(forArcs, forTurns, hasFlag ? roomForFlag : 4)
    bands.push({ top: top + 2, nodeTop })
    top = nodeTop + metrics.nodeHeight + Math.max(8, ...run.map((scene) => depthBelow(scene, metrics, line)))
  }
  return { ...metrics, bands, height: top + 2 }
}

function countArcLevels(scene: ListScene, metrics: ListMetrics, line: number): number {
  const levels = findRoutes(scene, metrics).flatMap(({ arc }) =>
    arc?.lines.includes(line) ? [arc.level] : [],
  )
  return Math.max(-1, ...levels) + 1
}

function depthBelow(scene: ListScene, metrics: ListMetrics, line: number): number {
  const nodes = scene.nodes
    .map((node) => nodePosition(node, metrics))
    .filter((position) => position.line === line)
  const labels = layOutLabels(scene, metrics).filter(({ foot }) => foot.line === line)
  return Math.max(
    0,
    ...nodes.map(({ row }) => row * rowDrop(metrics) + 10),
    ...labels.map(
      ({ foot, lane }) =>
        foot.row * rowDrop(metrics) + stemHeight + (lane + 1) * (labelHeight + laneGap) + roomForGhostArrow,
    ),
  )
}
