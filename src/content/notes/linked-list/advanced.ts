import { listRow } from './list-row.ts'
import { sheetHeadings } from './outline.ts'
import type { SheetSection } from './sheet.ts'

export const advanced: SheetSection = {
  heading: sheetHeadings.advanced,
  lead: 'These work on two lists at once, on a node whose predecessor you cannot reach, and on a list that never ends.',
  mnemonic: 'Two pointers see what one cannot.',
  operations: [
    {
      heading: sheetHeadings.merge,
      template: 'merge-sorted',
      writtenAt: 'linked-list-manipulation/merge-two-lists',
      purpose: 'Two sorted lists become one, built from the same nodes.',
      time: 'O(n + m)',
      timeReason: 'at most n + m rounds; O(1) extra space',
      steps: [
        {
          text: 'Attach the smaller of the two front nodes to the tail.',
          code: 'tail.next = a',
          change: { links: [{ from: 'dummy', to: 'a1' }], pointers: { a: 'a2' } },
        },
        {
          text: 'Advance the tail, and compare the front nodes again.',
          code: 'tail = tail.next',
          change: { links: [{ from: 'a1', to: 'b1' }], pointers: { tail: 'b1', b: 'b2' } },
        },
        {
          text: 'One list has run out: attach the rest of the other all at once.',
          code: 'tail.next = a or b',
          change: { links: [{ from: 'b2', to: 'a2' }], pointers: { tail: 'b2', b: null } },
        },
      ],
      mnemonic: 'The smaller head joins the tail.',
      edges:
        'One list is empty: the loop never runs, and the other list is the answer. Equal values: the node from `a` goes first.',
      picture: {
        nodes: [
          { id: 'dummy', value: 0, column: 0, isDummy: true },
          { id: 'a1', value: 1, column: 1 },
          { id: 'b1', value: 2, column: 2, row: 1 },
          { id: 'b2', value: 3, column: 3, row: 1 },
          { id: 'a2', value: 4, column: 4 },
        ],
        chains: [
          ['a1', 'a2', null],
          ['b1', 'b2', null],
        ],
        pointers: { tail: 'dummy', a: 'a1', b: 'b1' },
      },
    },
    {
      heading: sheetHeadings.deleteNode,
      template: 'delete-node',
      purpose: 'You are given only the node itself, not the head, and it is not the last node. Here: 5.',
      time: 'O(1)',
      timeReason: 'no walk: you do not need the previous node',
      steps: [
        {
          text: 'Copy the next value into the node.',
          code: 'node.val = node.next.val',
          change: { values: { b: 8 } },
        },
        {
          text: 'Link past the next node: its value lives on here.',
          code: 'node.next = node.next.next',
          change: { links: [{ from: 'b', to: 'd' }], leaves: ['c'] },
        },
      ],
      mnemonic: 'Copy the next, drop the next.',
      edges:
        'Last node: there is no next node to copy, so this does not work. A pointer to the next node is now stale.',
      picture: {
        ...listRow([3, 5, 8, 9]),
        pointers: { node: 'b' },
      },
    },
    {
      heading: sheetHeadings.detectCycle,
      template: 'detect-cycle',
      purpose: "Does the list end, or does it lead back into itself? This is Floyd's cycle detection.",
      time: 'O(n)',
      timeReason: '`slow` is caught on its first lap of the cycle; O(1) extra space',
      steps: [
        {
          text: '`slow` takes one step, `fast` takes two.',
          code: 'slow = slow.next; fast = fast.next.next',
          change: { pointers: { slow: 'b', fast: 'c' } },
        },
        {
          text: 'In a cycle, `fast` gets one node closer in every round.',
          code: 'while fast and fast.next',
          change: { pointers: { slow: 'c', fast: 'b' } },
        },
        {
          text: 'They meet, so there is a cycle. If `fast` runs off the end instead, there is none.',
          code: 'if slow is fast',
          change: { pointers: { slow: 'd', fast: 'd' } },
        },
      ],
      mnemonic: 'In a cycle, the fast one laps the slow one.',
      edges:
        'Compare nodes with `is`: equal values prove nothing. An empty list and a single node without a link have no cycle.',
      picture: {
        ...listRow([1, 2, 3, 4], { last: 'b' }),
        pointers: { slow: 'a', fast: 'a' },
      },
    },
    {
      heading: sheetHeadings.removeCycle,
      template: 'remove-cycle',
      purpose: 'The last link leads back into the list. Cut it, and the list ends again.',
      time: 'O(n)',
      timeReason: 'three walks, one after another; O(1) extra space',
      steps: [
        {
          text: 'Start one pointer where `slow` and `fast` met and one at the head. In lockstep, they meet at the entry.',
          code: 'while entry is not node',
          change: { pointers: { entry: 'b', node: 'b' } },
        },
        {
          text: 'Walk around to the node that leads back to the entry.',
          code: 'while last.next is not entry',
          change: { pointers: { last: 'd' } },
        },
        {
          text: 'End the list there.',
          code: 'last.next = None',
          change: { links: [{ from: 'd', to: null }] },
        },
      ],
      mnemonic: 'Meet, restart at the head, cut before the entry.',
      edges:
        'The cycle may begin at the head, and a node may point at itself: both work. The template calls `find_meeting` from the one above.',
      picture: {
        ...listRow([1, 2, 3, 4], { last: 'b' }),
        pointers: { entry: 'a', node: 'd' },
      },
    },
  ],
}
