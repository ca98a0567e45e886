import { listRow } from './list-row.ts'
import { sheetHeadings } from './outline.ts'
import type { SheetOperation } from './sheet.ts'

/** Ways to walk a list that other operations are made of. */
export const commonOperations: readonly SheetOperation[] = [
  {
    heading: sheetHeadings.length,
    template: 'length',
    purpose: 'The walk that every other one is made of: stop when there is no node.',
    time: 'O(n)',
    timeReason: 'one step a node',
    steps: [
      {
        text: 'Start with a pointer of your own, so that `head` stays where it is.',
        code: 'node = head',
        change: { pointers: { node: 'a' } },
      },
      { text: 'Look at the node, then move.', code: 'node = node.next', change: { pointers: { node: 'b' } } },
      { text: '`None`: the list is over.', code: 'while node', change: { pointers: { node: null } } },
    ],
    mnemonic: 'Look, then move.',
    edges: 'Empty list: the loop never runs, and the length is 0. A cycle: this walk never ends.',
    picture: {
      ...listRow([3, 5, 8]),
      pointers: { head: 'a' },
    },
  },
  {
    heading: sheetHeadings.middle,
    template: 'middle',
    purpose: 'In one walk. Of two nodes in the middle, this gives the second.',
    time: 'O(n)',
    timeReason: 'half as many rounds as nodes',
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
    mnemonic: 'Half the speed, half the way.',
    edges:
      'Empty list: `None`. For the first of two middles, loop while `fast.next` and `fast.next.next` (not on an empty list).',
    picture: {
      ...listRow([1, 2, 3, 4, 5]),
      pointers: { slow: 'a', fast: 'a' },
    },
  },
  {
    heading: sheetHeadings.reverse,
    template: 'reverse',
    purpose: 'Each link turns round, and the last node becomes the head.',
    time: 'O(n)',
    timeReason: 'one link a node; O(1) extra space',
    steps: [
      {
        text: 'Save what follows: the link to it is about to go.',
        code: 'rest = node.next',
        change: { pointers: { rest: 'b' } },
      },
      {
        text: 'Turn the link round.',
        code: 'node.next = prev',
        change: { links: [{ from: 'a', to: null, nullSide: 'left' }] },
      },
      {
        text: 'Move both pointers on, and do the same until `node` is `None`.',
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
    mnemonic: 'Save, turn, move, move.',
    edges: 'Return `prev`: at the end, `node` is `None`. Empty list and one node come out as they went in.',
    picture: {
      ...listRow([3, 5, 8]),
      pointers: { node: 'a' },
    },
  },
  {
    heading: sheetHeadings.intersection,
    template: 'intersection',
    purpose: 'Two lists run into the same nodes: where does the shared part begin?',
    time: 'O(n + m)',
    timeReason: 'each pointer walks both lists at most once; O(1) extra space',
    steps: [
      {
        text: 'One pointer on each list, both move in step.',
        code: 'one = one.next; two = two.next',
        change: { pointers: { one: 'c', two: 'd' } },
      },
      {
        text: 'At the end, go on at the head of the other list.',
        code: 'two = two.next if two else a',
        change: { pointers: { one: null, two: 'a' } },
      },
      {
        text: 'Both have walked equally far, so they meet where the shared part begins.',
        code: 'while one is not two',
        change: { pointers: { one: 'c', two: 'c' } },
      },
    ],
    mnemonic: 'Walk both lists, and the difference evens out.',
    edges:
      'Nothing shared: both reach `None` in the same round, and `None` is the answer. Neither list may have a cycle.',
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
