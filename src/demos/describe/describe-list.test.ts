import { describe, expect, test } from 'vitest'
import type { ListScene, ShelfScene } from '#algorithms/scene.ts'
import { describeList } from './describe-list.ts'
import { describeShelf } from './describe-shelf.ts'

const nodes: ListScene['nodes'] = [1, 2, 3].map((value, column) => ({
  id: `n${value}`,
  value,
  role: 'default',
  column,
  row: 0,
}))
const links: ListScene['links'] = [
  { from: 'n1', to: 'n2', role: 'default' },
  { from: 'n2', to: 'n3', role: 'default' },
  { from: 'n3', to: null, role: 'default' },
]

describe('a list in words', () => {
  test('follows the links and names the pointers', () => {
    const pointers = [
      { name: 'prev', at: null },
      { name: 'current', at: 'n2' },
    ]
    expect(describeList({ kind: 'list', nodes, links, pointers })).toBe(
      'List: 1, 2, 3, null. prev is null. current is on 2.',
    )
  })

  test('names the node where a cycle goes back to', () => {
    const cyclic: ListScene['links'] = [...links.slice(0, 2), { from: 'n3', to: 'n2', role: 'default' }]
    expect(describeList({ kind: 'list', nodes, links: cyclic, pointers: [] })).toBe(
      'List: 1, 2, 3, then on to 2.',
    )
  })

  test('distinguishes new links, dropped links and separate nodes', () => {
    const waiting: ListScene['nodes'] = [...nodes, { id: 'n5', value: 5, role: 'active', column: 1, row: 1 }]
    const rewired: ListScene['links'] = [
      { from: 'n1', to: 'n2', role: 'dropped' },
      { from: 'n1', to: 'n5', role: 'active' },
      ...links.slice(1),
    ]
    expect(describeList({ kind: 'list', nodes: waiting, links: rewired, pointers: [] })).toBe(
      'List: 1, 5. Apart from it: 2, 3, null. The link from 1 to 2 is given up. New link from 1 to 5.',
    )
  })

  test('can be empty, or have an answer', () => {
    expect(describeList({ kind: 'list', nodes: [], links: [], pointers: [] })).toBe('An empty list.')
    const answer: ListScene['nodes'] = [{ id: 'n7', value: 7, role: 'result', column: 0, row: 0 }]
    expect(describeList({ kind: 'list', nodes: answer, links: [], pointers: [] })).toBe(
      'List: 7. The answer: 7.',
    )
  })
})

describe('a stack or queue in words', () => {
  const shelf = (form: ShelfScene['form'], title: string, values: readonly number[]): ShelfScene => ({
    kind: 'shelf',
    form,
    title,
    items: values.map((value) => ({ id: String(value), value, role: 'default' })),
  })

  test.each<[ShelfScene, string]>([
    [shelf('stack', 'call stack', [10, 20, 30]), 'Call stack, from top to bottom: 30, 20, 10.'],
    [shelf('queue', 'waiting', [10, 20]), 'Waiting (queue), from front to back: 10, 20.'],
    [shelf('priority-queue', 'priority queue', [3, 9]), 'Priority queue, best first: 3, 9.'],
    [shelf('deque', 'deque', [4]), 'Deque holds only 4.'],
    [shelf('stack', 'stack', []), 'Stack is empty.'],
    [{ ...shelf('queue', 'queue', []), note: '10 has left' }, 'Queue is empty. 10 has left.'],
  ])('is read from where values leave', (scene, words) => {
    expect(describeShelf(scene)).toBe(words)
  })
})
