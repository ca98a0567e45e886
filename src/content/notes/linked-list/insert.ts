import { sheetHeadings } from './outline.ts'
import type { SheetSection } from './sheet.ts'

export const insert: SheetSection = {
  heading: sheetHeadings.insert,
  lead: 'Two links are enough: one from the new node to what follows, one from the node before to the new node.',
  mnemonic: 'Tie on first, let go second.',
  operations: [
    {
      heading: sheetHeadings.insertHead,
      template: 'insert-head',
      purpose: 'The new node becomes the first one.',
      time: 'O(1)',
      timeReason: 'nothing to walk',
      steps: [
        {
          text: 'Make the node.',
          code: 'node = ListNode(1)',
          change: { makes: 'new', pointers: { node: 'new' } },
        },
        {
          text: 'Point it at the old head.',
          code: 'node.next = head',
          change: { links: [{ from: 'new', to: 'a' }] },
        },
        { text: 'The node is the head now.', code: 'return node', change: { pointers: { head: 'new' } } },
      ],
      mnemonic: 'Point, then move the head.',
      edges:
        'Empty list: `head` is `None`, so the new node is the last one as well. It needs no rule of its own.',
      picture: {
        nodes: [
          { id: 'new', value: 1, column: 0, isNew: true },
          { id: 'a', value: 3, column: 1 },
          { id: 'b', value: 5, column: 2 },
          { id: 'c', value: 8, column: 3 },
        ],
        chains: [['a', 'b', 'c', null]],
        pointers: { head: 'a' },
      },
    },
    {
      heading: sheetHeadings.insertTail,
      template: 'insert-tail',
      purpose: 'The new node becomes the last one.',
      time: 'O(n)',
      timeReason: 'the walk to the end; O(1) where a tail pointer is kept',
      steps: [
        {
          text: 'Make the node.',
          code: 'node = ListNode(9)',
          change: { makes: 'new', pointers: { node: 'new' } },
        },
        {
          text: 'Walk to the last node.',
          code: 'while tail.next: tail = tail.next',
          change: { pointers: { tail: 'c' } },
        },
        {
          text: 'Hang the new node on it.',
          code: 'tail.next = node',
          change: { links: [{ from: 'c', to: 'new' }] },
        },
      ],
      mnemonic: 'Walk to the last, hang it on.',
      edges: 'Empty list: there is no last node, so the new node is the whole list. Ask before the walk.',
      picture: {
        nodes: [
          { id: 'a', value: 3, column: 0 },
          { id: 'b', value: 5, column: 1 },
          { id: 'c', value: 8, column: 2 },
          { id: 'new', value: 9, column: 3, isNew: true },
        ],
        chains: [
          ['a', 'b', 'c', null],
          ['new', null],
        ],
        pointers: { head: 'a' },
      },
    },
    {
      heading: sheetHeadings.insertIndex,
      template: 'insert-at-index',
      purpose: 'The new node comes to stand at a place, counted from 0. Here: 7 at index 2.',
      time: 'O(n)',
      timeReason: 'the walk; the two links take O(1)',
      steps: [
        {
          text: 'From the dummy, walk `index` steps: `prev` stands just before the place.',
          code: 'for _ in range(index): prev = prev.next',
          change: { pointers: { prev: 'b' } },
        },
        {
          text: 'Make the node and point it at what follows.',
          code: 'node.next = prev.next',
          change: { makes: 'new', links: [{ from: 'new', to: 'c' }], pointers: { node: 'new' } },
        },
        {
          text: 'Let the node before point at it.',
          code: 'prev.next = node',
          change: { links: [{ from: 'b', to: 'new' }] },
        },
      ],
      mnemonic: 'Stop one short.',
      edges: 'Index 0 works like any other, thanks to the dummy. Index too large: the list stays as it was.',
      picture: {
        nodes: [
          { id: 'dummy', value: 0, column: 0, isDummy: true },
          { id: 'a', value: 3, column: 1 },
          { id: 'b', value: 5, column: 2 },
          { id: 'new', value: 7, column: 3, row: 1, isNew: true },
          { id: 'c', value: 8, column: 4 },
        ],
        chains: [['dummy', 'a', 'b', 'c', null]],
        pointers: { prev: 'dummy' },
      },
    },
    {
      heading: sheetHeadings.insertSorted,
      template: 'insert-sorted',
      purpose: 'The list is sorted, and stays sorted. Here: 4 into 2, 3, 6.',
      time: 'O(n)',
      timeReason: 'the walk to the first value that is not smaller',
      steps: [
        {
          text: 'Walk on while the next value is smaller.',
          code: 'while prev.next and prev.next.val < val',
          change: { pointers: { prev: 'b' } },
        },
        {
          text: 'Make the node and point it at what follows.',
          code: 'node.next = prev.next',
          change: { makes: 'new', links: [{ from: 'new', to: 'c' }], pointers: { node: 'new' } },
        },
        {
          text: 'Let the node before point at it.',
          code: 'prev.next = node',
          change: { links: [{ from: 'b', to: 'new' }] },
        },
      ],
      mnemonic: 'Walk while smaller.',
      edges:
        'Smallest value: `prev` never leaves the dummy. Largest value: `prev.next` is `None`, which is why it is asked first.',
      picture: {
        nodes: [
          { id: 'dummy', value: 0, column: 0, isDummy: true },
          { id: 'a', value: 2, column: 1 },
          { id: 'b', value: 3, column: 2 },
          { id: 'new', value: 4, column: 3, row: 1, isNew: true },
          { id: 'c', value: 6, column: 4 },
        ],
        chains: [['dummy', 'a', 'b', 'c', null]],
        pointers: { prev: 'dummy' },
      },
    },
  ],
}
