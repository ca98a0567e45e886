import { describe, expect, test } from 'vitest'
import type { GraphScene } from '#algorithms/scene.ts'
import { describeGraph } from './describe-graph.ts'
import { describeTree } from './describe-tree.ts'

const position = { x: 0, y: 0 }
const scene: GraphScene = {
  kind: 'graph',
  nodes: [
    { id: 'A', value: 'A', role: 'settled', order: 1, note: '0', ...position },
    { id: 'B', value: 'B', role: 'active', order: 2, note: '4', ...position },
    { id: 'C', value: 'C', role: 'frontier', ...position },
  ],
  edges: [
    { from: 'A', to: 'B', role: 'traversed', weight: 4 },
    { from: 'B', to: 'C', role: 'active', weight: 2 },
  ],
}

describe('a graph in words', () => {
  test('names its nodes, its edges, and their states', () => {
    expect(describeGraph(scene)).toBe(
      'Graph with the nodes A, B, C. Edges: A with B, weight 4, B with C, weight 2. Current: B. Waiting: C. ' +
        'Settled: A. Edge looked at: B to C. Edges taken: A to B. Visited in this order: A, B. Notes: A 0, B 4.',
    )
  })

  test('describes directions and backtracking', () => {
    const edges = [{ from: 'A', to: 'B', role: 'default', isDirected: true } as const]
    expect(describeGraph({ ...scene, edges, backtrack: { from: 'B', to: 'A' } })).toContain('Edges: A to B.')
    expect(describeGraph({ ...scene, edges, backtrack: { from: 'B', to: 'A' } })).toContain(
      'Gone back from B to A.',
    )
  })

  test('names the edges of a state machine', () => {
    const edges = [
      { from: 'A', to: 'A', role: 'default', isDirected: true, label: 'wait' },
      { from: 'A', to: 'B', role: 'default', isDirected: true, label: 'buy' },
    ] as const
    expect(describeGraph({ ...scene, edges })).toContain('Edges: A to A: wait, A to B: buy.')
  })

  test.each([
    [{ nodes: [], edges: [] }, 'A graph without nodes.'],
    [
      { nodes: [{ id: 'A', value: 'A', role: 'default', ...position } as const], edges: [] },
      'Graph with the one node A. There are no edges.',
    ],
  ])('is short for a small graph', (parts, words) => {
    expect(describeGraph({ kind: 'graph', ...parts })).toBe(words)
  })
})

test('a tree is described by its structure, then by the states of its nodes', () => {
  expect(
    describeTree({
      kind: 'tree',
      nodes: [
        { id: 'a', value: 8, role: 'compare', order: 2 },
        { id: 'b', value: 3, parent: 'a', side: 'left', role: 'active', edge: 'traversed', order: 1 },
        { id: 'c', value: 3, parent: 'a', side: 'right', role: 'default', note: 'depth 1' },
      ],
      pointers: [{ name: 'p', at: 'b' }],
    }),
  ).toBe(
    'Tree: 8 has left 3 (1 of 2) and right 3 (2 of 2). Way taken: 3 (1 of 2). Current: 3 (1 of 2). ' +
      'Looked at or still open: 8. At 3 (2 of 2): depth 1. Visited in this order: 3 (1 of 2), 8. p is on 3 (1 of 2).',
  )
})

test('a trie names the characters, and where words end', () => {
  expect(
    describeTree({
      kind: 'tree',
      title: 'trie',
      nodes: [
        { id: '', value: '', role: 'default' },
        { id: 't', value: 't', parent: '', role: 'default', edgeLabel: '+1', isWord: true },
      ],
    }),
  ).toBe('trie: the root has t by +1. A word ends at t.')
})

test('a forest names single nodes, and a tree can be empty', () => {
  const alone = { id: '1', value: 1, role: 'default' } as const
  expect(
    describeTree({ kind: 'tree', title: 'forest', nodes: [alone, { ...alone, id: '2', value: 2 }] }),
  ).toBe('forest: 1 alone; 2 alone.')
  expect(describeTree({ kind: 'tree', nodes: [] })).toBe('Tree: no nodes yet.')
})
