import { listRow } from './list-row.ts'
import { sheetHeadings } from './outline.ts'
import type { SheetSection } from './sheet.ts'

export const deletion: SheetSection = {
  heading: sheetHeadings.delete,
  lead: 'One link is enough: the previous node points past the one you delete. So stop at the node before it, never on it.',
  mnemonic: 'Stop before it, link past it.',
  operations: [
    {
      heading: sheetHeadings.deleteHead,
      template: 'delete-head',
      purpose: 'The second node becomes the head.',
      time: 'O(1)',
      timeReason: 'no walk is needed',
      steps: [
        {
          text: 'Step off the head: the list starts at the second node.',
          code: 'return head.next',
          change: { pointers: { head: 'b' }, leaves: ['a'] },
        },
      ],
      mnemonic: 'Step off the head.',
      edges:
        'Empty list: there is no `head.next` to read, so check `head` first. One node: the result is `None`.',
      picture: {
        ...listRow([3, 5, 8]),
        pointers: { head: 'a' },
      },
    },
    {
      heading: sheetHeadings.deleteFirst,
      template: 'delete-first',
      purpose: 'Delete only the first node with the value. Here: 5.',
      time: 'O(n)',
      timeReason: 'the search; the cut itself takes O(1)',
      steps: [
        {
          text: 'From the dummy, advance while the next node has a different value.',
          code: 'while prev.next and prev.next.val != val',
          change: { pointers: { prev: 'a' } },
        },
        {
          text: 'You found it: link past it.',
          code: 'prev.next = prev.next.next',
          change: { links: [{ from: 'a', to: 'c' }], leaves: ['b'] },
        },
      ],
      mnemonic: 'Look one ahead, then link past.',
      edges:
        'Value in the head: the dummy comes before it. Value not in the list: `prev.next` is `None`, and nothing is cut.',
      picture: {
        ...listRow([3, 5, 8], { hasDummy: true }),
        pointers: { prev: 'dummy' },
      },
    },
    {
      heading: sheetHeadings.deleteAll,
      template: 'delete-all',
      writtenAt: 'linked-list-manipulation/remove-with-dummy',
      purpose: 'Delete every node with the value. Here: 7, which appears twice in a row.',
      time: 'O(n)',
      timeReason: 'one pass over the list',
      steps: [
        {
          text: 'The next node matches: link past it, and stay.',
          code: 'prev.next = prev.next.next',
          change: { links: [{ from: 'dummy', to: 'b' }], leaves: ['a'] },
        },
        {
          text: 'The new next node may match too, so check it before you move.',
          code: 'prev.next = prev.next.next',
          change: { links: [{ from: 'dummy', to: 'c' }], leaves: ['b'] },
        },
        {
          text: 'There is no match: only now advance.',
          code: 'prev = prev.next',
          change: { pointers: { prev: 'c' } },
        },
      ],
      mnemonic: 'After a cut, stay.',
      edges:
        'Two matches in a row: if you advance after a cut, you miss the second. All nodes match: `dummy.next` is `None`.',
      picture: {
        ...listRow([7, 7, 4], { hasDummy: true }),
        pointers: { prev: 'dummy' },
      },
    },
    {
      heading: sheetHeadings.deleteNth,
      template: 'delete-nth-from-end',
      writtenAt: 'linked-list-two-pointers/remove-nth-from-end',
      purpose: 'Counted from the end, the last node is number 1. Here: delete the 2nd from the end.',
      time: 'O(n)',
      timeReason: 'one pass, without counting the nodes first',
      steps: [
        {
          text: 'Both start on the dummy; `lead` moves n steps ahead.',
          code: 'for _ in range(n): lead = lead.next',
          change: { pointers: { lead: 'b' } },
        },
        {
          text: 'Move both until `lead` is on the last node. The gap stays n.',
          code: 'while lead.next',
          change: { pointers: { lead: 'd', prev: 'b' } },
        },
        {
          text: '`prev` is just before the node to delete: link past it.',
          code: 'prev.next = prev.next.next',
          change: { links: [{ from: 'b', to: 'd' }], leaves: ['c'] },
        },
      ],
      mnemonic: 'Keep a gap of n.',
      edges:
        'n equals the length: the head is deleted, and `prev` is still on the dummy. Fewer than n nodes: nothing is cut.',
      picture: {
        ...listRow([1, 2, 3, 4], { hasDummy: true }),
        pointers: { lead: 'dummy', prev: 'dummy' },
      },
    },
  ],
}
