import { listRow } from './list-row.ts'
import { sheetHeadings } from './outline.ts'
import type { SheetSection } from './sheet.ts'

export const doubly: SheetSection = {
  heading: sheetHeadings.doubly,
  lead: 'Each node also links to the one before it. So you can delete a node without a walk, and every change has two halves.',
  mnemonic: 'Two neighbors, two links: there and back.',
  operations: [
    {
      heading: sheetHeadings.doublyHead,
      template: 'doubly-insert-head',
      purpose: 'The new node becomes the head.',
      time: 'O(1)',
      timeReason: 'no walk is needed',
      steps: [
        {
          text: 'Create the node and point it at the old head.',
          code: 'node.next = head',
          change: { makes: 'new', links: [{ from: 'new', to: 'a' }], pointers: { node: 'new' } },
        },
        {
          text: 'Point the old head back at it.',
          code: 'if head: head.prev = node',
          change: { links: [{ from: 'a', to: 'new', isBack: true }] },
        },
        { text: 'The new node is now the head.', code: 'return node', change: { pointers: { head: 'new' } } },
      ],
      mnemonic: 'There, back, move the head.',
      edges: 'Empty list: there is no old head to point back, so check first.',
      picture: {
        nodes: [
          { id: 'new', value: 1, column: 0, isNew: true },
          { id: 'a', value: 3, column: 1 },
          { id: 'b', value: 5, column: 2 },
        ],
        chains: [['a', 'b', null]],
        pointers: { head: 'a' },
        isDouble: true,
      },
    },
    {
      heading: sheetHeadings.doublyTail,
      template: 'doubly-insert-tail',
      purpose: 'The new node becomes the tail.',
      time: 'O(n)',
      timeReason: 'the walk to the end; O(1) if you keep a tail pointer',
      steps: [
        {
          text: 'Create the node and walk to the last one.',
          code: 'while tail.next: tail = tail.next',
          change: { makes: 'new', pointers: { node: 'new', tail: 'b' } },
        },
        {
          text: 'Attach the new node to it.',
          code: 'tail.next = node',
          change: { links: [{ from: 'b', to: 'new' }] },
        },
        {
          text: 'Point the new node back at it.',
          code: 'node.prev = tail',
          change: { links: [{ from: 'new', to: 'b', isBack: true }] },
        },
      ],
      mnemonic: 'Attach it, then point back.',
      edges: 'Empty list: the new node is the whole list, and its `prev` stays `None`.',
      picture: {
        nodes: [
          { id: 'a', value: 3, column: 0 },
          { id: 'b', value: 5, column: 1 },
          { id: 'new', value: 9, column: 2, isNew: true },
        ],
        chains: [
          ['a', 'b', null],
          ['new', null],
        ],
        pointers: { head: 'a' },
        isDouble: true,
      },
    },
    {
      heading: sheetHeadings.doublyDelete,
      template: 'doubly-delete',
      purpose: 'You are given the node itself, anywhere in the list. Here: 5.',
      time: 'O(1)',
      timeReason: 'both neighbors are one link away',
      steps: [
        {
          text: 'Point the previous node past it.',
          code: 'node.prev.next = node.next',
          change: { links: [{ from: 'a', to: 'c' }] },
        },
        {
          text: 'Point the next node back past it.',
          code: 'node.next.prev = node.prev',
          change: { links: [{ from: 'c', to: 'a', isBack: true }], leaves: ['b'] },
        },
        {
          text: 'Clear both of its links, so that nothing leads back in.',
          code: 'node.prev = node.next = None',
          change: { clears: 'b' },
        },
      ],
      mnemonic: 'Introduce the neighbors to each other.',
      edges:
        'First node: there is no previous node, so the head moves to the next one. Last node: there is no next node to update.',
      picture: {
        ...listRow([3, 5, 8]),
        pointers: { head: 'a', node: 'b' },
        isDouble: true,
      },
    },
  ],
}
