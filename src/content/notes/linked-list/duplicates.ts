import { listRow } from './list-row.ts'
import { sheetHeadings } from './outline.ts'
import type { SheetSection } from './sheet.ts'

export const duplicates: SheetSection = {
  heading: sheetHeadings.duplicates,
  lead: 'In a sorted list, equal values are adjacent. So compare each node with the next one: you need no set.',
  mnemonic: 'Equal values are neighbors.',
  operations: [
    {
      heading: sheetHeadings.keepOne,
      template: 'keep-one',
      purpose: 'Keep one node for each value: 1, 1, 2, 2 becomes 1, 2.',
      time: 'O(n)',
      timeReason: 'one pass over the list',
      steps: [
        {
          text: 'The next value is the same: link past it, and stay.',
          code: 'node.next = node.next.next',
          change: { links: [{ from: 'a', to: 'c' }], leaves: ['b'] },
        },
        {
          text: 'The next value is different: advance.',
          code: 'node = node.next',
          change: { pointers: { node: 'c' } },
        },
        {
          text: 'Repeat until there is no next node.',
          code: 'while node and node.next',
          change: { links: [{ from: 'c', to: null }], leaves: ['d'] },
        },
      ],
      mnemonic: 'Same as next? Skip the next.',
      edges: 'The head always stays, so you need no dummy. Three equal values in a row: after a cut, stay.',
      picture: {
        ...listRow([1, 1, 2, 2]),
        pointers: { head: 'a', node: 'a' },
      },
    },
    {
      heading: sheetHeadings.removeRepeated,
      template: 'remove-repeated',
      purpose: 'Keep only the values that appear once: 1, 2, 2, 3 becomes 1, 3.',
      time: 'O(n)',
      timeReason: '`end` passes each node once',
      steps: [
        {
          text: 'A run of one node stays: `prev` advances to it.',
          code: 'prev = run',
          change: { pointers: { prev: 'a', run: 'b' } },
        },
        {
          text: 'Move `end` past every node with the same value as the start of the run.',
          code: 'while end and end.val == run.val',
          change: { pointers: { end: 'd' } },
        },
        {
          text: 'A longer run goes: link past all of it. `prev` stays.',
          code: 'prev.next = end',
          change: { links: [{ from: 'a', to: 'd' }], leaves: ['b', 'c'] },
        },
      ],
      mnemonic: 'Find the run, link past all of it.',
      edges:
        'The head may be removed, so you need a dummy. A run at the very end: `prev.next` becomes `None`.',
      picture: {
        ...listRow([1, 2, 2, 3], { hasDummy: true }),
        pointers: { prev: 'dummy', run: 'a' },
      },
    },
  ],
}
