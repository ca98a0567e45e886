import { listRow } from './list-row.ts'
import { sheetHeadings } from './outline.ts'
import type { SheetOperation } from './sheet.ts'

/** Walks that other operations build on. */
export const commonOperations: readonly SheetOperation[] = [
  {
    heading: sheetHeadings.length,
    template: 'length',
    purpose: 'Every other walk builds on this one: stop when there is no node left.',
    time: 'O(n)',
    timeReason: 'one step per node',
    steps: [
      {
        text: 'Start with a pointer of your own, so that you do not lose `head`.',
        code: 'node = head',
        change: { pointers: { node: 'a' } },
      },
      { text: 'Look at the node, then move.', code: 'node = node.next', change: { pointers: { node: 'b' } } },
      {
        text: '`None` means that you have reached the end of the list.',
        code: 'while node',
        change: { pointers: { node: null } },
      },
    ],
    mnemonic: 'Look, then move.',
    edges: 'Empty list: the loop never runs, and the length is 0. List with a cycle: this walk never ends.',
    picture: {
      ...listRow([3, 5, 8]),
      pointers: { head: 'a' },
    },
  },
  {
    heading: sheetHeadings.middle,
    template: 'middle',
    writtenAt: 'linked-list-two-pointers/middle-node',
    purpose: 'One pass is enough. If there are two middle nodes, you get the second.',
    time: 'O(n)',
    timeReason: 'half as many rounds as there are nodes',
    steps: [
      {
        text: '`slow` takes one step, `fast` takes two.',
        code: 'slow = slow.next; fast = fast.next.next',
        change: { pointers: { slow: 'b', fast: 'c' } },
      },
      {
        text: '`fast` is on the last node or past it: `slow` is in the middle.',
        code: 'while fast and fast.next',
        change: { pointers: { slow: 'c', fast: 'e' } },
      },
    ],
    mnemonic: 'Half the speed, half the distance.',
    edges:
      'Empty list: the result is `None`. To get the first of two middle nodes, loop while `fast.next` and `fast.next.next` exist, and check for an empty list first.',
    picture: {
      ...listRow([1, 2, 3, 4, 5]),
      pointers: { slow: 'a', fast: 'a' },
    },
  },
  {
    heading: sheetHeadings.reverse,
    template: 'reverse',
    writtenAt: 'linked-list-reversal',
    purpose: 'Every link is reversed, and the last node becomes the head.',
    time: 'O(n)',
    timeReason: 'one link per node; O(1) extra space',
    steps: [
      {
        text: 'Save the rest before you overwrite the link to it.',
        code: 'rest = node.next',
        change: { pointers: { rest: 'b' } },
      },
      {
        text: 'Reverse the link.',
        code: 'node.next = prev',
        change: { links: [{ from: 'a', to: null, nullSide: 'left' }] },
      },
      {
        text: 'Advance both pointers, and repeat until `node` is `None`.',
        code: 'prev = node; node = rest',
        change: {
          links: [
            { from: 'b', to: 'a' },
            { from: 'c', to: 'b' },
          ],
          pointers: { prev: 'c', node: null, rest: null },
        },
      },
    ],
    mnemonic: 'Save, flip, move, move.',
    edges: 'Return `prev`: at the end, `node` is `None`. An empty list and a single node come out unchanged.',
    picture: {
      ...listRow([3, 5, 8]),
      pointers: { node: 'a' },
    },
  },
  {
    heading: sheetHeadings.intersection,
    template: 'intersection',
    purpose: 'Two lists end in the same nodes. Where does the shared part begin?',
    time: 'O(n + m)',
    timeReason: 'each pointer walks both lists at most once; O(1) extra space',
    steps: [
      {
        text: 'Put one pointer on each list, and move them together.',
        code: 'one = one.next; two = two.next',
        change: { pointers: { one: 'c', two: 'd' } },
      },
      {
        text: 'At the end, continue at the head of the other list.',
        code: 'two = two.next if two else a',
        change: { pointers: { one: null, two: 'a' } },
      },
      {
        text: 'Both have now walked the same distance, so they meet where the shared part begins.',
        code: 'while one is not two',
        change: { pointers: { one: 'c', two: 'c' } },
      },
    ],
    mnemonic: 'Walk both lists, and the lengths even out.',
    edges:
      'No shared node: both reach `None` in the same round, and `None` is the answer. Neither list may contain a cycle.',
    picture: {
      nodes: [
        { id: 'a', value: 1, column: 0 },
        { id: 'b', value: 2, column: 1 },
        { id: 'c', value: 8, column: 2 },
        { id: 'd', value: 9, column: 3 },
        { id: 'x', value: 5, column: 1, row: 1 },
      ],
      chains: [
        ['a', 'b', 'c', 'd', null],
        ['x', 'c'],
      ],
      pointers: { one: 'a', two: 'x' },
    },
  },
]
