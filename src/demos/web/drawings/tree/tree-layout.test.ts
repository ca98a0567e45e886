import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { TreeNode, TreeScene } from '#algorithms/scene.ts'
import type { Walkthrough } from '#curriculum/walkthroughs/walkthrough.ts'
import { layOutFrames, layOutNodes, measureTree } from './tree-layout.ts'

const walkthroughs = import.meta.glob<Walkthrough>('/src/curriculum/*/*/walkthrough.ts', {
  eager: true,
  import: 'walkthrough',
})

/** Each node except the first is a child of an earlier one. */
const forests = fc.array(fc.tuple(fc.nat(), fc.boolean()), { maxLength: 20 }).map((picks): TreeScene => {
  const nodes: TreeNode[] = picks.map(([pick, isRoot], index) => ({
    id: String(index),
    value: index,
    role: 'default',
    ...(index > 0 && !isRoot && { parent: String(pick % index) }),
  }))
  return { kind: 'tree', nodes }
})

describe('a tree picture', () => {
  test('keeps nodes of a level apart, and parents over the middle of their children', () => {
    fc.assert(
      fc.property(forests, fc.constantFrom(330, 604), (scene, available) => {
        const geometry = measureTree([scene], available)
        const placed = layOutNodes(scene, geometry)
        for (const a of placed) {
          expect(a.x - a.half).toBeGreaterThanOrEqual(0)
          expect(a.x + a.half).toBeLessThanOrEqual(geometry.width)
          const level = placed.filter((b) => b !== a && b.y === a.y)
          for (const b of level) expect(Math.abs(a.x - b.x)).toBeGreaterThanOrEqual(a.half + b.half + 8)
          const children = placed.filter(({ parent }) => parent === a.node.id).map(({ x }) => x)
          if (children.length === 0) continue
          expect(Math.abs((Math.min(...children) + Math.max(...children)) / 2 - a.x)).toBeLessThanOrEqual(1)
        }
      }),
    )
  })

  test('keeps nodes where they are while others appear', () => {
    fc.assert(
      fc.property(forests, (scene) => {
        const run = scene.nodes.map((_, index) => ({ ...scene, nodes: scene.nodes.slice(0, index + 1) }))
        const geometry = measureTree(run, 604)
        const last = layOutNodes(scene, geometry)
        for (const each of run) {
          layOutNodes(each, geometry).forEach(({ x, y }, index) => {
            expect([x, y]).toEqual([last[index]?.x, last[index]?.y])
          })
        }
        expect(geometry.hasMoves).toBe(false)
      }),
    )
  })

  test('keeps an only child of a binary tree on its side', () => {
    const scene: TreeScene = {
      kind: 'tree',
      nodes: [
        { id: 'a', value: 1, role: 'default' },
        { id: 'b', value: 2, role: 'default', parent: 'a', side: 'right' },
        { id: 'c', value: 3, role: 'default', parent: 'b', side: 'left' },
      ],
    }
    const [a, b, c] = layOutNodes(scene, measureTree([scene], 604)).map(({ x }) => x)
    expect(b).toBeGreaterThan(a ?? 0)
    expect(c).toBe(a)
  })

  test('animates swapped values of a binary tree, and trees of a forest that are joined', () => {
    const heap = (top: string, below: string): TreeScene => ({
      kind: 'tree',
      nodes: [
        { id: top, value: 1, role: 'default' },
        { id: below, value: 2, role: 'default', parent: top, side: 'left' },
      ],
    })
    const swapping = measureTree([heap('a', 'b'), heap('b', 'a')], 604)
    expect([swapping.hasMoves, swapping.isReparented]).toEqual([true, false])
    const alone: TreeScene = {
      kind: 'tree',
      nodes: ['a', 'b', 'c'].map((id) => ({ id, value: id, role: 'default' })),
    }
    const joined: TreeScene = {
      ...alone,
      nodes: alone.nodes.map((node) => (node.id === 'a' ? node : { ...node, parent: 'a' })),
    }
    const forest = measureTree([alone, joined], 604)
    expect([forest.hasMoves, forest.isReparented]).toEqual([true, true])
    expect(layOutNodes(joined, forest)[1]?.y).toBe(forest.rootY + forest.levelHeight)
  })

  test.each([330, 350, 546])(
    'keeps the frames of lessons apart from each other and from other nodes: %i pixels',
    (available) => {
      const trees = Object.values(walkthroughs).flatMap(({ bruteForce: { after } }) =>
        after.scene.kind === 'tree' && after.scene.frames?.length ? [after.scene] : [],
      )
      expect(trees.length).toBeGreaterThan(5)
      for (const scene of trees) {
        const geometry = measureTree([scene], available)
        const placed = layOutNodes(scene, geometry)
        const frames = layOutFrames(scene, placed, geometry)
        const inside = (
          { x, y, width, height }: (typeof frames)[number],
          px: number,
          py: number,
          half: number,
        ) => px + half > x && px - half < x + width && py + half > y && py - half < y + height
        for (const frame of frames) {
          for (const other of frames)
            if (other !== frame)
              expect(
                other.x >= frame.x + frame.width + 3 ||
                  frame.x >= other.x + other.width + 3 ||
                  other.y >= frame.y + frame.height + 3 ||
                  frame.y >= other.y + other.height + 3,
              ).toBe(true)
          for (const { node, x, y, half } of placed)
            if (node.role === 'settled') expect(inside(frame, x, y, half), `${node.value}`).toBe(false)
        }
      }
    },
  )
})
