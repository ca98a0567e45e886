import { listRow } from './list-row.ts'
import { sheetHeadings } from './outline.ts'
import type { SheetSection } from './sheet.ts'

export const duplicates: SheetSection = {
  heading: sheetHeadings.duplicates,
  lead: 'Sorted means that equal values stand together: looking at the next node is enough, no set is needed.',
  mnemonic: 'Equal values are neighbours.',
  operations: [
    {
      heading: sheetHeadings.keepOne,
      template: 'keep-one',
      purpose: 'Each value is left once: 1, 1, 2, 2 becomes 1, 2.',
      time: 'O(n)',
      timeReason: 'one walk over all nodes',
      steps: [
        {
          text: 'The next value is the same: bend past it, and stay.',
          code: 'node.next = node.next.next',
          change: { links: [{ from: 'a', to: 'c' }], leaves: ['b'] },
        },
        {
          text: 'The next value is another one: walk on.',
          code: 'node = node.next',
          change: { pointers: { node: 'c' } },
        },
        {
          text: 'Go on so until nothing follows.',
          code: 'while node and node.next',
          change: { links: [{ from: 'c', to: null }], leaves: ['d'] },
        },
      ],
      mnemonic: 'Same as next? Skip the next.',
      edges: 'The head always stays, so no dummy is needed. Three in a row: stay after a cut.',
      picture: {
        ...listRow([1, 1, 2, 2]),
        pointers: { head: 'a', node: 'a' },
      },
    },
    {
      heading: sheetHeadings.removeRepeated,
      template: 'remove-repeated',
      purpose: 'Only values that stand alone are left: 1, 2, 2, 3 becomes 1, 3.',
      time: 'O(n)',
      timeReason: '`end` passes each node once',
      steps: [
        {
          text: 'A run of one stays: `prev` walks on to it.',
          code: 'prev = run',
          change: { pointers: { prev: 'a', run: 'b' } },
        },
        {
          text: 'Walk `end` past all values that equal the one the run began with.',
          code: 'while end and end.val == run.val',
          change: { pointers: { end: 'd' } },
        },
        {
          text: 'A longer run goes: bend past all of it. `prev` stays.',
          code: 'prev.next = end',
          change: { links: [{ from: 'a', to: 'd' }], leaves: ['b', 'c'] },
        },
      ],
      mnemonic: 'Find the run, bend past all of it.',
      edges: 'The head may go, so there is a dummy. A run at the very end: `prev.next` becomes `None`.',
      picture: {
        ...listRow([1, 2, 2, 3], { hasDummy: true }),
        pointers: { prev: 'dummy', run: 'a' },
      },
    },
  ],
}
