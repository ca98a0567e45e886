import { expect, test } from 'vitest'
import { maxEdges, maxNodes } from '#algorithms/fields/graph.ts'
import { distanceToEdge, lengthOf } from '#algorithms/geometry.ts'
import { type EditedGraph, edgesField, editGraph, type GraphEdit } from './edited-graph.ts'
import { guideGraph } from './guide-graphs.ts'

function typed(text: string, start = 'A'): EditedGraph {
  return done({ graph: { nodes: [{ id: 'A', x: 0, y: 0 }], edges: [] }, start }, { kind: 'type', text })
}

function done(state: EditedGraph, edit: GraphEdit): EditedGraph {
  const edited = editGraph(state, edit)
  if (edited.kind === 'refused') throw new Error(edited.reason)
  return edited.state
}

const refusal = (state: EditedGraph, edit: GraphEdit) => {
  const edited = editGraph(state, edit)
  return edited.kind === 'refused' ? edited.reason : undefined
}
const text = ({ graph }: EditedGraph) => edgesField.format(graph)

test('toggling an edge adds it, and toggling it again removes it in either direction', () => {
  const joined = done(typed('A-B, C'), { kind: 'toggleEdge', from: 'C', to: 'A' })
  expect(text(joined)).toBe('A-B, C-A')
  expect(text(done(joined, { kind: 'toggleEdge', from: 'A', to: 'C' }))).toBe('A-B, C')
})

test('a new node gets the first free name and an edge to the chosen node', () => {
  const state = done(typed('A-C'), { kind: 'addNode', joinTo: 'C' })
  expect(state.graph.nodes.map(({ id }) => id)).toEqual(['A', 'B', 'C'])
  expect(text(state)).toBe('A-C, C-B')
})

test('a new node keeps the position where it was dropped', () => {
  const state = done(typed('A'), { kind: 'addNode', position: { x: 0.9, y: 0.1 } })
  expect(state.graph.nodes).toContainEqual({ id: 'B', x: 0.9, y: 0.1 })
})

test('a position on a node or an edge is refused with the reason', () => {
  expect(refusal(guideGraph, { kind: 'addNode', position: { x: 0.52, y: 0.05 } })).toBe(
    'That is too close to A: choose a spot with more room.',
  )
  expect(refusal(guideGraph, { kind: 'addNode', position: { x: 0.35, y: 0.25 } })).toBe(
    'The edge A-B runs there: choose a spot beside it.',
  )
})

test('removing a node removes its edges, and moves the start if it was the start', () => {
  const edited = editGraph(typed('A-B, B-C'), { kind: 'removeNode', id: 'A' })
  expect(edited).toMatchObject({
    message: 'Node A removed. It was the start; now it is B.',
    state: { start: 'B' },
  })
  expect(edited.kind === 'done' && text(edited.state)).toBe('B-C')
})

test('the last node cannot be removed', () => {
  expect(refusal(typed('A'), { kind: 'removeNode', id: 'A' })).toBe(
    'A is the last node: the searches have to start somewhere.',
  )
  expect(refusal(guideGraph, { kind: 'type', text: '  ' })).toBe(
    'Type at least one node: the searches have to start somewhere.',
  )
})

test('more nodes or edges than stay readable are refused', () => {
  const full = typed('A-B, B-C, C-D, D-E, E-F, F-G, G-H')
  expect(refusal(full, { kind: 'addNode' })).toBe(
    `The graph already has ${maxNodes} nodes, the most that stay readable. Remove one first.`,
  )
  const dense = typed('A-B, A-C, B-C, B-D, C-D, C-E, D-E, D-F, E-F, E-G, F-G, A-D')
  expect(dense.graph.edges).toHaveLength(maxEdges)
  expect(refusal(dense, { kind: 'toggleEdge', from: 'A', to: 'G' })).toContain(
    `The graph already has ${maxEdges} edges`,
  )
  expect(refusal(dense, { kind: 'addNode', joinTo: 'A' })).toContain(
    `The graph already has ${maxEdges} edges`,
  )
  expect(refusal(guideGraph, { kind: 'toggleEdge', from: 'A', to: 'A' })).toContain('two different nodes')
})

test('typed edges give a graph or an error message, and keep the start if possible', () => {
  expect(typed('a - b, b-c', 'A').start).toBe('A')
  expect(done(guideGraph, { kind: 'type', text: 'X-Y' }).start).toBe('X')
  expect(refusal(guideGraph, { kind: 'type', text: 'A-B, apple' })).toContain('“APPLE” cannot name a node')
})

test('nodes never overlap and no edge passes through a node, whatever is added', () => {
  let state = typed('A')
  const edits: GraphEdit[] = [
    ...Array.from({ length: 7 }, (): GraphEdit => ({ kind: 'addNode' })),
    ...['AC', 'AE', 'BD', 'CG', 'DH', 'AH', 'BG', 'EF', 'CF', 'DE'].map(
      ([from = '', to = '']): GraphEdit => ({ kind: 'toggleEdge', from, to }),
    ),
  ]
  for (const edit of edits) {
    state = done(state, edit)
    const { nodes, edges } = state.graph
    const at = (id: string) => {
      const node = nodes.find((each) => each.id === id)
      if (!node) throw new Error(`There is no node ${id}.`)
      return { x: node.x * 270, y: node.y * 170 }
    }
    for (const { id } of nodes) {
      for (const other of nodes) if (other.id < id) expect(lengthOf(at(id), at(other.id))).toBeGreaterThan(44)
      for (const { from, to } of edges)
        if (id !== from && id !== to) expect(distanceToEdge(at(id), at(from), at(to))).toBeGreaterThan(22)
    }
  }
  expect(state.graph.nodes).toHaveLength(8)
})
