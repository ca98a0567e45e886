import type { GraphScene, TreeScene } from '#algorithms/scene.ts'
import { namesIn } from '../../../describe/describe-tree.ts'
import { measureGraph } from '../graph/graph-layout.ts'
import { labelHeight, labelWidth, layOutNodes, measureTree } from '../tree/tree-layout.ts'
import { type Hold, letterKeys, widePad } from './hold.ts'

export function graphHolds(scene: GraphScene, run: readonly GraphScene[], width: number): readonly Hold[] {
  const { centers, radius } = measureGraph(run, width)
  const keys = letterKeys(scene.nodes.map(({ value }) => String(value)))
  return scene.nodes.flatMap(({ id, value }, order) => {
    const center = centers.get(id)
    if (!center) return []
    const hold = disc(center.x, center.y, radius, radius)
    return [
      {
        ...hold,
        position: { kind: 'node', id } as const,
        name: `Node ${nameOf(id, value)}`,
        key: keys[order],
      },
    ]
  })
}

/** Its value too, if that is not its name. */
function nameOf(id: string, value: number | string): string {
  return id === String(value) ? id : `${id}, value ${value}`
}

export function treeHolds(scene: TreeScene, run: readonly TreeScene[], available: number): readonly Hold[] {
  const geometry = measureTree(run, available)
  const nameOfNode = namesIn(scene.nodes)
  const placed = layOutNodes(scene, geometry)
  const nodes = placed.map(
    ({ node, x, y, half }): Hold => ({
      ...disc(x, y, half, geometry.radius),
      position: { kind: 'node', id: node.id },
      name: `Node ${nameOfNode(node)}`,
    }),
  )
  const pointers = placed.flatMap(({ node, x, y }) => {
    const names = (scene.pointers ?? []).filter(({ at }) => at === node.id).map(({ name }) => name)
    // Pointers to the same node share a label, from left to right.
    const whole = labelWidth(names.join(', '))
    const lift = node.role === 'result' ? 20 : 9
    return names.map(
      (name, order): Hold => ({
        position: { kind: 'pointer', name },
        x: Math.max(0, Math.min(geometry.width - whole, x - whole / 2)) + (order * whole) / names.length,
        y: y - geometry.radius - lift - labelHeight,
        width: whole / names.length,
        height: labelHeight,
        pad: names.length > 1 ? 0 : 2,
        name: `Pointer ${name}, at ${nameOfNode(node)}`,
      }),
    )
  })
  return [...nodes, ...pointers]
}

function disc(x: number, y: number, half: number, radius: number) {
  return { x: x - half, y: y - radius, width: 2 * half, height: 2 * radius, pad: widePad, isRound: true }
}
