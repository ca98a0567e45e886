import { describe, expect, test } from 'vitest'
import type { GraphScene } from '#algorithms/scene.ts'
import { describeGraph } from './describe-graph.ts'

const place = { x: 0, y: 0 }
const scene: GraphScene = {
  kind: 'graph',
  nodes: [
    { id: 'A', value: 'A', role: 'settled', order: 1, note: '0', ...place },
    { id: 'B', value: 'B', role: 'active', order: 2, note: '4', ...place },
    { id: 'C', value: 'C', role: 'frontier', ...place },
  ],
  edges: [
    { from: 'A', to: 'B', role: 'travelled', weight: 4 },
    { from: 'B', to: 'C', role: 'active', weight: 2 },
  ],
}

describe('a graph in words', () => {
  test('names its nodes, its edges, and how each is seen', () => {
    expect(describeGraph(scene)).toBe(
      'Graph with the nodes A, B, C. Edges: A with B, weight 4, B with C, weight 2. Current: B. Waiting: C. ' +
        'Settled: A. Edge looked at: B to C. Edges taken: A to B. Visited in this order: A, B. Notes: A 0, B 4.',
    )
  })

  test('says where arrows lead, and where the algorithm went back', () => {
    const edges = [{ from: 'A', to: 'B', role: 'default', isDirected: true } as const]
    expect(describeGraph({ ...scene, edges, wayBack: { from: 'B', to: 'A' } })).toContain('Edges: A to B.')
    expect(describeGraph({ ...scene, edges, wayBack: { from: 'B', to: 'A' } })).toContain(
      'Gone back from B to A.',
    )
  })

  test.each([
    [{ nodes: [], edges: [] }, 'A graph without nodes.'],
    [
      { nodes: [{ id: 'A', value: 'A', role: 'default', ...place } as const], edges: [] },
      'Graph with the one node A. There are no edges.',
    ],
  ])('is short for a small graph', (parts, words) => {
    expect(describeGraph({ kind: 'graph', ...parts })).toBe(words)
  })
})
