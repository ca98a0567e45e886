import { describe, expect, test } from 'vitest'
import type { IntervalsScene } from '#algorithms/scene.ts'
import { layOutBars, measureIntervals } from './intervals-layout.ts'

function sceneOf(pairs: readonly (readonly [number, number])[], to = 30): IntervalsScene {
  const bars = pairs.map(([from, end], id) => ({ id: String(id), from, to: end, role: 'default' as const }))
  return { kind: 'intervals', from: 0, to, groups: [{ title: 'All', bars }] }
}

describe.each([330, 604])('intervals drawn %i pixels wide', (width) => {
  test('share a lane only where they do not hide each other', () => {
    const scene = sceneOf([
      [0, 4],
      [4, 9],
      [3, 5],
      [4, 6],
      [20, 30],
    ])
    const geometry = measureIntervals([scene], width)
    const placed = layOutBars(scene, geometry)
    expect(placed.map(({ y }) => (y - placed[0]!.y) / geometry.lanePitch)).toEqual([0, 0, 1, 2, 0])
    expect(geometry.groups[0]?.lanes).toBe(3)
  })

  test('keep their numbers inside the picture and out of the way of others', () => {
    const scene = sceneOf([
      [0, 1],
      [1, 2],
      [28, 29],
      [29, 30],
    ])
    const labels = layOutBars(scene, measureIntervals([scene], width)).flatMap(({ label }) => label ?? [])
    for (const { x } of labels) {
      expect(x).toBeGreaterThan(0)
      expect(x).toBeLessThan(width)
    }
    expect(labels.length).toBeGreaterThanOrEqual(2)
  })

  test('have numbers on the line that do not touch', () => {
    for (const to of [1, 7, 30, 400]) {
      const { ticks, left, right } = measureIntervals([sceneOf([], to)], width)
      const apart = ticks.length > 1 ? ((ticks[1]! - ticks[0]!) / to) * (right - left) : width
      expect(apart, String(to)).toBeGreaterThan(24)
      expect(ticks[0]).toBe(0)
    }
  })
})
