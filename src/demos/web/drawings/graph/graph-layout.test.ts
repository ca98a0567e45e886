import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { graphOf } from '#algorithms/fields/graph.ts'
import type { GraphScene } from '#algorithms/scene.ts'
import type { LabelBox } from './graph-labels.ts'
import { arrowAtRim, measureGraph, pathBetweenRims } from './graph-layout.ts'

const names = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H']
const pairs = names.flatMap((from, index) => names.slice(index + 1).map((to) => `${from}-${to}:12`))
const texts = fc
  .tuple(fc.subarray(names), fc.subarray(pairs, { maxLength: 12 }))
  .map(([alone, edges]) => [...edges, ...alone].join(', '))

function draw(text: string): GraphScene {
  const { nodes, edges } = graphOf(text, { maxWeight: 99 })
  return {
    kind: 'graph',
    nodes: nodes.map((node) => ({ ...node, value: node.id, role: 'default', note: 'dist 12' })),
    edges: edges.map((edge) => ({ ...edge, role: 'default' })),
  }
}

interface Box {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

function isOver(one: Box, other: Box): boolean {
  return (
    Math.abs(one.x - other.x) * 2 < one.width + other.width &&
    Math.abs(one.y - other.y) * 2 < one.height + other.height
  )
}

describe.each([306, 448, 642])('a graph drawn %i px wide', (available) => {
  test('keeps everything inside, and labels clear of the nodes and each other', () => {
    let labels = 0
    let hidden = 0
    fc.assert(
      fc.property(texts, (text) => {
        const { width, height, radius, centers, notes, weights } = measureGraph([draw(text)], available)
        expect(width).toBe(available)
        for (const { x, y } of centers.values()) {
          expect(Math.min(x, y, width - x, height - y)).toBeGreaterThanOrEqual(radius)
        }
        const positions = [...notes.values(), ...weights.filter((position) => position !== undefined)]
        for (const [index, position] of positions.entries()) {
          labels++
          const isOnNode = [...centers.values()].some(({ x, y }) => {
            const [dx, dy] = [
              Math.abs(x - position.x) - position.width / 2,
              Math.abs(y - position.y) - position.height / 2,
            ]
            return Math.hypot(Math.max(0, dx), Math.max(0, dy)) < radius - 2
          })
          const isOutside = position.x < position.width / 2 - 2 || position.x > width - position.width / 2 + 2
          if (isOnNode || isOutside || positions.slice(0, index).some((other) => isOver(position, other)))
            hidden++
        }
      }),
      { numRuns: 120, seed: 20_240_501 },
    )
    expect(hidden / labels).toBeLessThan(0.01)
  })
})

describe('the edges of a graph', () => {
  test('stop at the rims, with room for an arrowhead that touches the rim', () => {
    const line = { from: { x: 0, y: 0 }, to: { x: 100, y: 0 } }
    expect(pathBetweenRims(line, 22, 11)).toBe('M23 0L67 0')
    expect(arrowAtRim(line, 22, 11)).toBe('M76 0L65 -5.5L65 5.5z')
  })

  test('bend apart if two lead in opposite directions', () => {
    const { nodes, edges } = graphOf('A>B, B>A', { isDirected: true })
    const scene: GraphScene = {
      kind: 'graph',
      nodes: nodes.map((node) => ({ ...node, value: node.id, role: 'default' })),
      edges: edges.map((edge) => ({ ...edge, role: 'default', isDirected: true })),
    }
    const [there, back] = measureGraph([scene], 448).lines
    expect(there?.bend?.y).not.toBe(back?.bend?.y)
  })
})

describe('a state machine', () => {
  const scene: GraphScene = {
    kind: 'graph',
    nodes: [
      { id: 'rest', value: 'rest', role: 'default', x: 0, y: 0 },
      { id: 'hold', value: 'hold', role: 'default', x: 1, y: 0 },
    ],
    edges: [
      { from: 'rest', to: 'rest', label: 'wait', isDirected: true, role: 'default' },
      { from: 'rest', to: 'hold', label: 'rest - price', isDirected: true, role: 'default' },
    ],
  }

  test('has loops that end above the rim, inside the picture', () => {
    const { lines, centers, radius } = measureGraph([scene], 330)
    const { x, y } = centers.get('rest')!
    const [start, first, second, end] = [
      ...pathBetweenRims(lines[0]!, radius, 11).matchAll(/(-?[\d.]+) (-?[\d.]+)/g),
    ].map((match) => ({ x: Number(match[1]), y: Number(match[2]) }))
    expect([start!.x < x, end!.x > x, start!.y < y, end!.y < y]).toEqual([true, true, true, true])
    // The middle of the curve.
    expect((start!.y + 3 * first!.y + 3 * second!.y + end!.y) / 8).toBeGreaterThan(0)
  })

  test('has its labels beside the nodes, as wide as their texts', () => {
    const { weights, centers, radius } = measureGraph([scene], 330)
    const [wait, buy] = weights as [LabelBox, LabelBox]
    expect(wait.y + wait.height / 2).toBeLessThan(centers.get('rest')!.y - radius)
    expect(wait.y - wait.height / 2).toBeGreaterThanOrEqual(0)
    expect(buy.width).toBeGreaterThan(wait.width)
    expect(buy.y).toBe(centers.get('hold')!.y)
  })
})

test('a picture without nodes still has a size', () => {
  const { width, height } = measureGraph([{ kind: 'graph', nodes: [], edges: [] }], 330)
  expect([width, height > 40]).toEqual([330, true])
})
