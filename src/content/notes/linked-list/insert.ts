import { sheetHeadings } from './outline.ts'
import type { SheetSection } from './sheet.ts'

export const insert: SheetSection = {
  heading: sheetHeadings.insert,
  lead: 'Two links are enough: one from the new node to the node after it, one from the node before it to the new node.',
  mnemonic: 'New link first, old link second.',
  operations: [
    {
      heading: sheetHeadings.insertHead,
      template: 'insert-head',
      purpose: 'The new node becomes the head.',
      time: 'O(1)',
      timeReason: 'no walk is needed',
      steps: [
        {
          text: 'Create the node.',
          code: 'node = ListNode(1)',
          change: { makes: 'new', pointers: { node: 'new' } },
        },
        {
          text: 'Point it at the old head.',
          code: 'node.next = head',
          change: { links: [{ from: 'new', to: 'a' }] },
        },
        { text: 'The new node is now the head.', code: 'return node', change: { pointers: { head: 'new' } } },
      ],
      mnemonic: 'Point, then move the head.',
      edges: 'Empty list: `head` is `None`, so the new node is also the last one. You need no special case.',
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
      purpose: 'The new node becomes the tail.',
      time: 'O(n)',
      timeReason: 'the walk to the end; O(1) if you keep a tail pointer',
      steps: [
        {
          text: 'Create the node.',
          code: 'node = ListNode(9)',
          change: { makes: 'new', pointers: { node: 'new' } },
        },
        {
          text: 'Walk to the last node.',
          code: 'while tail.next: tail = tail.next',
          change: { pointers: { tail: 'c' } },
        },
        {
          text: 'Attach the new node to it.',
          code: 'tail.next = node',
          change: { links: [{ from: 'c', to: 'new' }] },
        },
      ],
      mnemonic: 'Walk to the end, then attach.',
      edges:
        'Empty list: there is no last node, so the new node is the whole list. Check this before the walk.',
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
      writtenAt: 'linked-list-manipulation',
      purpose: 'The new node ends up at the given index, counted from 0. Here: 7 at index 2.',
      time: 'O(n)',
      timeReason: 'the walk; setting the two links takes O(1)',
      steps: [
        {
          text: 'From the dummy, take `index` steps: `prev` is now the node just before that index.',
          code: 'for _ in range(index): prev = prev.next',
          change: { pointers: { prev: 'b' } },
        },
        {
          text: 'Create the node and point it at the node that follows.',
          code: 'node.next = prev.next',
          change: { makes: 'new', links: [{ from: 'new', to: 'c' }], pointers: { node: 'new' } },
        },
        {
          text: 'Point the previous node at it.',
          code: 'prev.next = node',
          change: { links: [{ from: 'b', to: 'new' }] },
        },
      ],
      mnemonic: 'Stop one short.',
      edges: 'Index 0 needs no special case, thanks to the dummy. Index too large: the list stays unchanged.',
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
      purpose: 'The list is sorted and must stay sorted. Here: insert 4 into 2, 3, 6.',
      time: 'O(n)',
      timeReason: 'the walk to the first value that is not smaller',
      steps: [
        {
          text: 'Advance while the next value is smaller.',
          code: 'while prev.next and prev.next.val < val',
          change: { pointers: { prev: 'b' } },
        },
        {
          text: 'Create the node and point it at the node that follows.',
          code: 'node.next = prev.next',
          change: { makes: 'new', links: [{ from: 'new', to: 'c' }], pointers: { node: 'new' } },
        },
        {
          text: 'Point the previous node at it.',
          code: 'prev.next = node',
          change: { links: [{ from: 'b', to: 'new' }] },
        },
      ],
      mnemonic: 'Walk while smaller.',
      edges:
        'Smallest value: `prev` never leaves the dummy. Largest value: `prev.next` ends up as `None`, so check it before you read its value.',
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
