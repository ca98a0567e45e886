import { expect, test } from 'vitest'
import { describeTree } from './describe-tree.ts'

test('a tree is described by what hangs where, then by what is seen of it', () => {
  expect(
    describeTree({
      kind: 'tree',
      nodes: [
        { id: 'a', value: 8, role: 'compare', order: 2 },
        { id: 'b', value: 3, parent: 'a', side: 'left', role: 'active', edge: 'travelled', order: 1 },
        { id: 'c', value: 3, parent: 'a', side: 'right', role: 'default', note: 'depth 1' },
      ],
      pointers: [{ name: 'p', at: 'b' }],
    }),
  ).toBe(
    'Tree: 8 has left 3 (1 of 2) and right 3 (2 of 2). Way taken: 3 (1 of 2). Current: 3 (1 of 2). ' +
      'Looked at or still open: 8. At 3 (2 of 2): depth 1. Visited in this order: 3 (1 of 2), 8. p is on 3 (1 of 2).',
  )
})

test('a trie says by which letter, and where words end', () => {
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

test('a forest names trees of one node, and an empty tree says so', () => {
  const alone = { id: '1', value: 1, role: 'default' } as const
  expect(
    describeTree({ kind: 'tree', title: 'forest', nodes: [alone, { ...alone, id: '2', value: 2 }] }),
  ).toBe('forest: 1 alone; 2 alone.')
  expect(describeTree({ kind: 'tree', nodes: [] })).toBe('Tree: no nodes yet.')
})
