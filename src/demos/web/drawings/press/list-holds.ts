import type { ListScene, ShelfScene } from '#algorithms/scene.ts'
import { spokenValue } from '../../../describe/describe-array.ts'
import { topOf } from '../list/ListPointer.tsx'
import { measureList } from '../list/list-layout.ts'
import { labelHeight, layOutLabels, nodePosition } from '../list/list-positions.ts'
import { measureShelf } from '../shelf/shelf-layout.ts'
import { type Hold, letterKeys, padBetween, widePad } from './hold.ts'

export function listHolds(scene: ListScene, run: readonly ListScene[], available: number): readonly Hold[] {
  const geometry = measureList(run, available)
  const { nodeWidth, nodeHeight, pitch } = geometry
  const valueAt = (id: string | null) => scene.nodes.find((node) => node.id === id)?.value ?? 'null'
  const nodes = scene.nodes.map((node): Hold => {
    const { x, y } = nodePosition(node, geometry)
    const pad = padBetween(pitch - nodeWidth)
    const position = { kind: 'node', id: node.id } as const
    return { position, x, y, width: nodeWidth, height: nodeHeight, pad, name: `Node ${node.value}` }
  })
  const labels = layOutLabels(scene, geometry)
  const keys = letterKeys(labels.map(({ name }) => name))
  const pointers = labels.map(({ name, x, width, foot, lane }, order): Hold => {
    const at = scene.pointers[order]?.at ?? null
    return {
      position: { kind: 'pointer', name },
      x: x - width / 2,
      y: foot.y + nodeHeight + topOf(lane),
      width,
      height: labelHeight,
      pad: labels.some((label) => label.lane > 0) ? 2 : widePad,
      name: `Pointer ${name}, at ${valueAt(at)}`,
      key: keys[order],
    }
  })
  return [...nodes, ...pointers]
}

export function shelfHolds(
  { title, items }: ShelfScene,
  run: readonly ShelfScene[],
  available: number,
): readonly Hold[] {
  const { positionOf, itemWidth, itemHeight } = measureShelf(run, available)
  return items.map(({ value }, index) => ({
    position: { kind: 'item', index },
    ...positionOf(index),
    width: itemWidth,
    height: itemHeight,
    pad: 2.5,
    name: `${title}, ${index + 1} of ${items.length}: ${spokenValue(value)}`,
  }))
}
