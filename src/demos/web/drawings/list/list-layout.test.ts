import { describe, expect, test } from 'vitest'
import type { ListScene, Scene, ShelfScene } from '#algorithms/scene.ts'
import { loadDemo } from '../../../load-demo.ts'
import { measureShelf } from '../shelf/shelf-layout.ts'
import { measureList } from './list-layout.ts'
import { layOutLabels, nodePosition } from './list-positions.ts'
import { findRoutes } from './list-routes.ts'

const widths = [290, 324, 348, 486, 642]

/** The scenes of each data structure, for every preset of a demo. */
async function runsOf(name: string): Promise<readonly (readonly Scene[])[]> {
  const demo = await loadDemo(name)
  return demo.presets.flatMap(({ texts }) => {
    const reading = demo.read(texts)
    if (reading.kind === 'refused') throw new Error(JSON.stringify(reading.errors))
    const { steps } = reading.run
    const besideCount = steps[0]?.beside?.length ?? 0
    return [
      steps.map(({ scene }) => scene),
      ...Array.from({ length: besideCount }, (_, position) =>
        steps.flatMap(({ beside }) => beside?.[position] ?? []),
      ),
    ]
  })
}

describe.each([
  'linked-list-manipulation',
  'linked-list-two-pointers',
  'linked-list-reversal',
  'linked-list-design',
])('the lists of %s', (name) => {
  test.each(widths)('fit into a picture of %d pixels without overlaps', async (available) => {
    const runs = (await runsOf(name)).filter((run): run is ListScene[] => run[0]?.kind === 'list')
    expect(runs.length).toBeGreaterThan(0)
    for (const run of runs) {
      const geometry = measureList(run, available)
      expect(geometry.width).toBe(available)
      for (const scene of run) checkList(scene, geometry)
    }
  })
})

function checkList(scene: ListScene, geometry: ReturnType<typeof measureList>): void {
  const { nodeWidth, nodeHeight, width, height } = geometry
  const positions = scene.nodes.map((node) => nodePosition(node, geometry))
  for (const [index, position] of positions.entries()) {
    expect(position.x).toBeGreaterThanOrEqual(0)
    expect(position.x + nodeWidth).toBeLessThanOrEqual(width)
    expect(position.y + nodeHeight).toBeLessThanOrEqual(height)
    for (const other of positions.slice(0, index)) {
      const isApart =
        Math.abs(other.x - position.x) > nodeWidth + 9 || Math.abs(other.y - position.y) > nodeHeight
      expect(isApart, 'room for an arrow between two nodes').toBe(true)
    }
  }
  const labels = layOutLabels(scene, geometry)
  for (const [index, label] of labels.entries()) {
    expect(label.x - label.width / 2).toBeGreaterThanOrEqual(0)
    expect(label.x + label.width / 2).toBeLessThanOrEqual(width)
    for (const other of labels.slice(0, index)) {
      const isSameRow = other.lane === label.lane && other.foot.y === label.foot.y
      const isApart = Math.abs(other.x - label.x) >= (other.width + label.width) / 2
      expect(!isSameRow || isApart, `${other.name} beside ${label.name}`).toBe(true)
    }
  }
  expect(findRoutes(scene, geometry)).toHaveLength(scene.links.length)
}

describe.each(['stack-operations', 'queue-operations', 'monotonic-stack'])(
  'the stacks and queues of %s',
  (name) => {
    test.each([132, ...widths])('fit into a picture of %d pixels', async (available) => {
      const runs = (await runsOf(name)).filter((run): run is ShelfScene[] => run[0]?.kind === 'shelf')
      expect(runs.length).toBeGreaterThan(0)
      for (const run of runs) {
        if (run[0]?.form !== 'stack' && available === 132) continue
        const geometry = measureShelf(run, available)
        for (const { items } of run) {
          items.forEach((_, index) => {
            const { x, y } = geometry.positionOf(index)
            expect(x).toBeGreaterThanOrEqual(0)
            expect(x + geometry.itemWidth).toBeLessThanOrEqual(geometry.width)
            expect(y).toBeGreaterThanOrEqual(0)
            expect(y + geometry.itemHeight).toBeLessThanOrEqual(geometry.height)
          })
        }
      }
    })
  },
)
