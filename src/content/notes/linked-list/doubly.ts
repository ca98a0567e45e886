import { listRow } from './list-row.ts'
import { sheetHeadings } from './outline.ts'
import type { SheetSection } from './sheet.ts'

export const doubly: SheetSection = {
  heading: sheetHeadings.doubly,
  lead: 'Each node also knows the one before it. So a node can leave without a walk, and every change has two halves.',
  mnemonic: 'Two neighbours, two links: there and back.',
  operations: [
    {
      heading: sheetHeadings.doublyHead,
      template: 'doubly-insert-head',
      purpose: 'The new node becomes the first one.',
      time: 'O(1)',
      timeReason: 'nothing to walk',
      steps: [
        {
          text: 'Make the node and point it at the old head.',
          code: 'node.next = head',
          change: { makes: 'new', links: [{ from: 'new', to: 'a' }], pointers: { node: 'new' } },
        },
        {
          text: 'Let the old head point back.',
          code: 'if head: head.prev = node',
          change: { links: [{ from: 'a', to: 'new', isBack: true }] },
        },
        { text: 'The node is the head now.', code: 'return node', change: { pointers: { head: 'new' } } },
      ],
      mnemonic: 'There, back, move the head.',
      edges: 'Empty list: there is no old head to point back, so ask first.',
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
      purpose: 'The new node becomes the last one.',
      time: 'O(n)',
      timeReason: 'the walk to the end; O(1) where a tail pointer is kept',
      steps: [
        {
          text: 'Make the node and walk to the last one.',
          code: 'while tail.next: tail = tail.next',
          change: { makes: 'new', pointers: { node: 'new', tail: 'b' } },
        },
        {
          text: 'Hang the new node on it.',
          code: 'tail.next = node',
          change: { links: [{ from: 'b', to: 'new' }] },
        },
        {
          text: 'Let the new node point back.',
          code: 'node.prev = tail',
          change: { links: [{ from: 'new', to: 'b', isBack: true }] },
        },
      ],
      mnemonic: 'Hang it on, then point back.',
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
      purpose: 'The node itself is given, wherever it stands. Here: 5.',
      time: 'O(1)',
      timeReason: 'both neighbours are at hand',
      steps: [
        {
          text: 'The node before points past it.',
          code: 'node.prev.next = node.next',
          change: { links: [{ from: 'a', to: 'c' }] },
        },
        {
          text: 'The node after points back past it.',
          code: 'node.next.prev = node.prev',
          change: { links: [{ from: 'c', to: 'a', isBack: true }], leaves: ['b'] },
        },
        {
          text: 'Let it let go of both, so that nothing leads back in.',
          code: 'node.prev = node.next = None',
          change: { clears: 'b' },
        },
      ],
      mnemonic: 'Introduce the neighbours to each other.',
      edges:
        'First node: nothing before it, so head moves to the next one. Last node: nothing after it to change.',
      picture: {
        ...listRow([3, 5, 8]),
        pointers: { head: 'a', node: 'b' },
        isDouble: true,
      },
    },
  ],
}
