import { listRow } from './list-row.ts'
import { sheetHeadings } from './outline.ts'
import type { SheetSection } from './sheet.ts'

export const deletion: SheetSection = {
  heading: sheetHeadings.delete,
  lead: 'One link is enough: the node before points past the node that goes. So stand before it, never on it.',
  mnemonic: 'Stand before, bend past.',
  operations: [
    {
      heading: sheetHeadings.deleteHead,
      template: 'delete-head',
      purpose: 'The second node becomes the first one.',
      time: 'O(1)',
      timeReason: 'nothing to walk',
      steps: [
        {
          text: 'Step off the head: the list begins at the second node.',
          code: 'return head.next',
          change: { pointers: { head: 'b' }, leaves: ['a'] },
        },
      ],
      mnemonic: 'Step off the head.',
      edges: 'Empty list: there is no `head.next` to read. One node: what is left is `None`.',
      picture: {
        ...listRow([3, 5, 8]),
        pointers: { head: 'a' },
      },
    },
    {
      heading: sheetHeadings.deleteFirst,
      template: 'delete-first',
      purpose: 'Only the first node with the value goes. Here: 5.',
      time: 'O(n)',
      timeReason: 'the search; the cut takes O(1)',
      steps: [
        {
          text: 'From the dummy, walk on while the next value is another one.',
          code: 'while prev.next and prev.next.val != val',
          change: { pointers: { prev: 'a' } },
        },
        {
          text: 'Found: bend the link past it.',
          code: 'prev.next = prev.next.next',
          change: { links: [{ from: 'a', to: 'c' }], leaves: ['b'] },
        },
      ],
      mnemonic: 'Look one ahead, then bend past.',
      edges:
        'Value in the head: the dummy stands before it. Value not there: `prev.next` is `None`, nothing is cut.',
      picture: {
        ...listRow([3, 5, 8], { hasDummy: true }),
        pointers: { prev: 'dummy' },
      },
    },
    {
      heading: sheetHeadings.deleteAll,
      template: 'delete-all',
      purpose: 'Every node with the value goes. Here: 7, also twice in a row.',
      time: 'O(n)',
      timeReason: 'one walk over all nodes',
      steps: [
        {
          text: 'The next node matches: bend past it, and stay.',
          code: 'prev.next = prev.next.next',
          change: { links: [{ from: 'dummy', to: 'b' }], leaves: ['a'] },
        },
        {
          text: 'The new next node may match as well: ask again before moving.',
          code: 'prev.next = prev.next.next',
          change: { links: [{ from: 'dummy', to: 'c' }], leaves: ['b'] },
        },
        {
          text: 'No match: only now walk on.',
          code: 'prev = prev.next',
          change: { pointers: { prev: 'c' } },
        },
      ],
      mnemonic: 'After a cut, stay.',
      edges:
        'Two in a row: whoever walks on after a cut misses the second. All match: `dummy.next` is `None`.',
      picture: {
        ...listRow([7, 7, 4], { hasDummy: true }),
        pointers: { prev: 'dummy' },
      },
    },
    {
      heading: sheetHeadings.deleteNth,
      template: 'delete-nth-from-end',
      purpose: 'Counted from the end, the last node is 1. Here: the 2nd from the end.',
      time: 'O(n)',
      timeReason: 'one walk, without counting the nodes first',
      steps: [
        {
          text: 'Both start on the dummy; `lead` goes n steps ahead.',
          code: 'for _ in range(n): lead = lead.next',
          change: { pointers: { lead: 'b' } },
        },
        {
          text: 'Walk both until `lead` is on the last node. The gap stays n.',
          code: 'while lead.next',
          change: { pointers: { lead: 'd', prev: 'b' } },
        },
        {
          text: '`prev` stands before the one that goes: bend past it.',
          code: 'prev.next = prev.next.next',
          change: { links: [{ from: 'b', to: 'd' }], leaves: ['c'] },
        },
      ],
      mnemonic: 'Keep a gap of n.',
      edges:
        'n is the length: the head goes, and `prev` is still on the dummy. Fewer than n nodes: nothing is cut.',
      picture: {
        ...listRow([1, 2, 3, 4], { hasDummy: true }),
        pointers: { lead: 'dummy', prev: 'dummy' },
      },
    },
  ],
}
